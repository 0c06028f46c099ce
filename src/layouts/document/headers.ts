import { createHash } from 'node:crypto';

/** The hash by which a content security policy allows inline code. */
export const hashOfCode = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

/**
 * Phones set an article in their own face, which saves a first visit ours (styles/reading.css). Who comes from another page of the site
 * has ours already, and sees one site: articles ask before anything is painted (docs/decisions/0047-font-subsetting.md).
 */
export const OWN_FACE =
  "document.referrer.startsWith(location.origin+'/')&&document.documentElement.removeAttribute('data-reading')";
