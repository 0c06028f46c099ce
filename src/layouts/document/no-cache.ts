/** Answers a question that anybody can make up any number of, like a tag that there is not: no cache keeps what it gets. */
export function setNoCache({ headers }: { readonly headers: Headers }): void {
  headers.set('cache-control', 'no-cache');
}
