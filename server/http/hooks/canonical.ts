import type { Content } from '#domain/services/content.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/shared/locale.ts';
import { HASHED_PATH } from '#domain/shared/paths.ts';

/** Screens that once had addresses of their own (specification, section 2: 'Redirect to /'). */
const MOVED = new Map([
  ['/services', '/'],
  ['/services/business', '/'],
  ['/services/partner', '/'],
]);

/** Slashes of either kind: browsers read a leading `/\` like `//`, which names another site. */
const SLASHES = /[/\\]+/g;
/** Sections of the glossary are named after content types, which end in a capital (specification, section 2). */
const GLOSSARY_SECTION = /^(\/resources\/glossary\/glossary)([a-z])(?=\/|$)/;
const ESCAPE_OR_UPPER_CASE = /%[\da-f]{2}|[A-Z]+/gi;
/** Escapes of signs that need none: the address with them is the same (RFC 3986, section 6.2.2.2). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * Where an address lives for good, when that is not the address itself: one slash at a time, none at the end, no `.` and
 * `..`, no needless escape, no fragment, lower case (but for hashes, and the letter of a glossary section), moved screens at their new
 * place. The query is kept. So each page is asked for, and kept, under one path.
 * @param target the request target, like `/About/?a=B`
 * @returns a path of this site, never of another; nothing when `target` is canonical already
 */
export function canonicalTarget(target: string): string | undefined {
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const query = queryAt < 0 ? '' : target.slice(queryAt);
  const plain = path.replace(/#.*/s, '').replace(NEEDLESS_ESCAPE, decodeURIComponent);
  const resolved = withoutDots(plain.replace(SLASHES, '/'));
  // A hash has capitals: a file of another version is missing here, and balancers ask another replica only for what is missing.
  if (HASHED_PATH.test(resolved)) return resolved === path ? undefined : resolved + query;
  const lower = resolved.replace(ESCAPE_OR_UPPER_CASE, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  const named = lower.replace(
    GLOSSARY_SECTION,
    (_, section: string, letter: string) => section + letter.toUpperCase(),
  );
  const canonical = MOVED.get(named) ?? named;
  return canonical === path ? undefined : canonical + query;
}

/** Resolves `.` and `..` as every client does, or should have done (RFC 3986, section 5.2.4), and drops a slash at the end. */
function withoutDots(path: string): string {
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') kept.pop();
    else if (part !== '.' && part !== '') kept.push(part);
  }
  return `/${kept.join('/')}`;
}

/** Which page is asked for, and in which language. */
interface LocalTarget extends Pick<Locale, 'prefix'> {
  /** The target as it is in the default language, with its query. */
  path: string;
  /** Absent for the default language. */
  content?: Content;
}

/** Reads a target like `/fr/about?a=b`; one of no further language is of the default one. */
export type ReadTarget = (target: string) => LocalTarget;

/** @param translations the content in each further language */
export function targetReader(translations: readonly Content[] = []): ReadTarget {
  return (target) => {
    for (const content of translations) {
      const { prefix } = content.locale();
      const rest = target.slice(prefix.length);
      if (target.startsWith(prefix) && (rest === '' || rest.startsWith('/') || rest.startsWith('?')))
        return { prefix, content, path: rest.startsWith('/') ? rest : `/${rest}` };
    }
    return { prefix: DEFAULT_LOCALE.prefix, path: target };
  };
}

/** Addresses that are at the root alone, the same for every language: the API, the sitemap, and all files but the feed. */
const OF_NO_LANGUAGE = /^\/(api\/|sitemap)|\.(?!xml$)/;

/** Whether a path has a page, or the feed, in each language. */
export const isOfLanguage = (path: string): boolean => !OF_NO_LANGUAGE.test(path);
