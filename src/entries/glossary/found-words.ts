import type { PageCopy } from '#domain/pages/pages.ts';

/** How many terms a search leaves, in words. */
export function foundWords({ found }: Pick<PageCopy<'glossary'>, 'found'>, count: number): string {
  return count === 1 ? found.one : found.many.replace('{n}', `${count}`);
}
