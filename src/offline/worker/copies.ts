/** Headers by which a copy tells of itself. */
const AT = 'x-kept-at';
const BYTES = 'x-kept-bytes';
const TITLE = 'x-kept-title';

/** Answers differ by headers that a look-up does not have; the address alone names a copy. */
export const BY_ADDRESS = { ignoreVary: true } as const;

const HTML = /^text\/html\b/;

/** Whether an answer is one for all, whole, and neither a fault nor forbidden to be kept. */
export function mayBeKept({ status, type, redirected, headers }: Response): boolean {
  const isWhole = status === 200 && type === 'basic' && !redirected;
  return isWhole && !headers.get('cache-control')?.includes('no-store');
}

export const isHtml = ({ headers }: Response) => HTML.test(headers.get('content-type') ?? '');

/** The answer with its day, weight and title. */
export async function asCopy(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  const body = await answer.arrayBuffer();
  // The body is unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(AT, String(Date.now()));
  headers.set(BYTES, String(body.byteLength));
  if (isHtml(answer)) headers.set(TITLE, encodeURIComponent(titleOf(new TextDecoder().decode(body))));
  return new Response(body, { headers });
}

/** The title of a page as it stands in the page, without the name of the site. */
const titleOf = (html: string) => /<title>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html)?.[1] ?? '';

/** A copy as far as it can be told without reading it. */
export interface Facts {
  url: string;
  at: number;
  bytes: number;
  /** Of a page, with its entities. */
  title: string;
}

/** The facts about the copies of a cache, the latest first. */
export async function factsOf(cache: Cache): Promise<Facts[]> {
  const facts: Facts[] = [];
  for (const { url } of await cache.keys()) {
    const headers = (await cache.match(url, BY_ADDRESS))?.headers;
    if (headers)
      facts.push({ url, at: keptAt(headers), bytes: Number(headers.get(BYTES)), title: titleIn(headers) });
  }
  return facts.sort((one, other) => other.at - one.at);
}

/** When a copy was made, in milliseconds since 1970. */
export const keptAt = (headers: Headers) => Number(headers.get(AT));

const titleIn = (headers: Headers) => decodeURIComponent(headers.get(TITLE) ?? '');
