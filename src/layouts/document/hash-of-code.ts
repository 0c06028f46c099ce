import { createHash } from 'node:crypto';

/** The hash by which a content security policy allows inline code. */
export const hashOfCode = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;
