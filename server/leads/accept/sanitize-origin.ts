import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { CAMPAIGN_PARAMETERS, type Origin, type OriginColumn } from '#domain/visits/origin.ts';

/** In characters; what is longer is no path of ours, or no host. */
const LONGEST_PLACE = 120;
/** In characters; of what is longer, the rest is cut off. */
const LONGEST_WORD = 60;

/** Letters, digits, hyphens and slashes, as our addresses are made: nothing in it becomes a link in a mailbox. */
const PATH = /^\/[\w/-]*$/;
/** A name of the Internet has a dot (RFC 1034, section 3.5). */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** Characters that no campaign needs: they would be code, a formula or a cell of its own elsewhere. */
const NO_WORD = /[^\p{L}\p{M}\p{N}._|:-]+/gu;
const NO_BEGINNING = /^[^\p{L}\p{N}]+/u;

/** The first parts of our pages' paths. */
const AREAS = new Set(Object.values(PAGE_PATHS).map(areaOf));

/**
 * Makes what anybody may have written fit for storage, e-mail, spreadsheets and other systems. What makes no sense is null.
 * @param said by column
 * @param ownHosts names of this site, which are no site before it
 */
export function cleanOrigin(
  said: Partial<Record<OriginColumn, unknown>>,
  ownHosts: readonly string[],
): Origin {
  const [utm_source, utm_medium, utm_campaign, utm_term, utm_content] = CAMPAIGN_PARAMETERS.map((name) =>
    word(said[name]),
  ) as [string | null, string | null, string | null, string | null, string | null];
  return {
    origin_page: path(said.origin_page),
    origin_first_page: path(said.origin_first_page),
    origin_referrer: host(said.origin_referrer, ownHosts),
    utm_source,
    utm_medium,
    utm_campaign,
    utm_term,
    utm_content,
  };
}

function areaOf(path: string): string | undefined {
  return path.split('/')[1];
}

/** A path below one of our pages; whether there is such a page is not asked. */
function path(said: unknown): string | null {
  const isOurs =
    typeof said === 'string' &&
    said.length <= LONGEST_PLACE &&
    PATH.test(said) &&
    !said.includes('//') &&
    AREAS.has(areaOf(said) ?? '');
  return isOurs ? said : null;
}

function host(said: unknown, ownHosts: readonly string[]): string | null {
  if (typeof said !== 'string' || said.length > LONGEST_PLACE) return null;
  const name = said.toLowerCase();
  return HOST.test(name) && !ownHosts.includes(name) ? name : null;
}

/** A word of a campaign; one with an address of e-mail in it tells of a person, and goes. */
function word(said: unknown): string | null {
  if (typeof said !== 'string' || said.includes('@')) return null;
  const kept = said.toWellFormed().normalize('NFC').replace(NO_WORD, ' ').replace(NO_BEGINNING, '');
  return [...kept].slice(0, LONGEST_WORD).join('').trim() || null;
}
