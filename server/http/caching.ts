import { createHash } from 'node:crypto';

/** Pages are asked for again each time, and answered with 304 while they are the same. */
export const REVALIDATE = 'no-cache';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Addresses below these carry a hash of the content: other content gets another address. */
const HASHED = /^\/(_astro|art|media|social)\//;

/** How long something may be kept: for ever where its address names its content, otherwise as `unhashed` says. */
export function cacheControl(path: string, unhashed: string): string {
  return HASHED.test(path) ? FOR_EVER : unhashed;
}

/** A weak tag of a body: the same for each of its compressed forms. */
export function entityTag(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether `If-None-Match` names the tag, so that the visitor has this body already (RFC 9110, section 13.1.2). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === tag || known.trim() === '*') ?? false;
}
