import { createHash } from 'node:crypto';
import { HASHED_PATH } from '#domain/shared/paths.ts';

/** Pages that only some see are asked for again each time. */
export const REVALIDATE = 'no-cache';
/** For what only one visitor may see. */
export const NO_STORE = 'no-store';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** How long something may be kept: for ever where its address names its content, otherwise as `unhashed` says. */
export function cacheControl(path: string, unhashed: string): string {
  return HASHED_PATH.test(path) ? FOR_EVER : unhashed;
}

/** How long a CDN may keep a page, in seconds; how long it may show it while it asks again; and how long when we are down. */
const CDN_KEEPS = 60;
const CDN_REVALIDATES = 30;
const CDN_BRIDGES = 24 * 60 * 60;

/** Of a page that is the same for everybody: browsers ask each time, CDNs once a minute. */
export const SHARED_PAGE = `public, max-age=0, s-maxage=${CDN_KEEPS}, stale-while-revalidate=${CDN_REVALIDATES}, stale-if-error=${CDN_BRIDGES}`;

/**
 * The same while something is about to appear: no CDN shows the page as it was beyond that moment.
 * @param ms until then
 */
export function sharedUntil(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds >= CDN_KEEPS + CDN_REVALIDATES) return SHARED_PAGE;
  return `public, max-age=0, s-maxage=${Math.min(seconds, CDN_KEEPS)}, stale-if-error=${CDN_BRIDGES}`;
}

/** The names under which a CDN can be told to forget a page: the whole site, and each folder down to the page itself. */
export function surrogateKeys(target: string): string {
  const names = (target.split('?')[0] ?? '').split('/').filter(Boolean);
  return ['site', ...names.map((_, depth) => names.slice(0, depth + 1).join('-'))].join(' ');
}

/** Names a body; the same for each of its encodings. */
export function bodyTag(body: Buffer): string {
  return createHash('sha1').update(body).digest('base64url');
}

/** Whether `If-None-Match` names the body in any of its encodings, so that the visitor has it already (RFC 9110, section 13.1.2). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((known) => {
    const [, name] = /^\s*(?:W\/)?"([\w-]{27})(?:-\w)?"\s*$/.exec(known) ?? [];
    return name === tag || known.trim() === '*';
  });
}
