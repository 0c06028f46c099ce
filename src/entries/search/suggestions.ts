import { SEARCH_QUERY } from '#domain/entries/search.ts';
import { pageOf } from '#src/ui/browser/fetch-page.ts';
import { isSparing } from '#src/ui/browser/save-data.ts';

/** An entry that a search finds, as its results name it. */
export interface Suggestion {
  kind: string;
  title: string;
  href: string;
}

/** So many fit above the keyboard of a phone. */
const MOST = 5;

/** Marks the results in the page of a search (FoundList.tsx). */
const RESULTS = '[data-found] > li';

/**
 * Asks the search for its first results, for suggestions while a visitor types. It is no search that is counted
 * (server/http/pages/count-searches.ts), and it is left out where a visitor saves data.
 * @param address of the search
 * @returns nothing where it cannot be reached
 */
export async function readSuggestions(
  address: string,
  typed: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  if (isSparing()) return [];
  try {
    const query = new URLSearchParams({ [SEARCH_QUERY]: typed });
    const answer = await fetch(`${address}?${query}`, { signal, headers: { purpose: 'prefetch' } });
    const results = pageOf(await answer.text()).querySelectorAll(RESULTS);
    return [...results].slice(0, MOST).flatMap((result) => {
      const link = result.querySelector('a');
      const kind = result.querySelector('p')?.textContent ?? '';
      return link ? [{ kind, title: link.textContent, href: link.getAttribute('href') ?? '' }] : [];
    });
  } catch {
    return [];
  }
}
