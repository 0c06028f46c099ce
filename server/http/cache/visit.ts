import { PAGE_QUERIES } from '#domain/pages/page-queries.ts';
import { ofPath } from '#domain/shared/match-path.ts';

/** Of one value, in characters: more is no tag, category or page number. */
const LONGEST_CHOICE = 60;

/** The question of a visit, without parameters that no page reads. */
export interface Visit {
  /** Path and the parameters that the page reads, in one order: the page is rendered from this and nothing else. */
  target: string;
  /** Whether the answer is the same for everybody who asks this, so that it may be kept under `target`. */
  shared: boolean;
}

/**
 * @param target the target of a request, canonical in its path, like `/resources/blog?utm_source=x&tag=ports`
 * @param prefix begins the path in the language that is asked for
 */
export function readVisit(target: string, prefix = ''): Visit {
  const queryAt = target.indexOf('?');
  if (queryAt < 0) return { target, shared: true };
  const path = target.slice(0, queryAt);
  const { choices = [], words = [] } = ofPath(PAGE_QUERIES, path.slice(prefix.length) || '/') ?? {};
  const given = new URLSearchParams(target.slice(queryAt));
  const read = new URLSearchParams();
  let shared = true;
  for (const name of [...choices, ...words]) {
    const value = given.get(name);
    const isTyped = words.includes(name);
    // A form sends its empty fields too: by these a page tells an incomplete question from a first visit.
    if (value === null || (value === '' && !isTyped)) continue;
    read.set(name, value);
    if (isTyped || value.length > LONGEST_CHOICE) shared = false;
  }
  return { target: read.size === 0 ? path : `${path}?${read}`, shared };
}
