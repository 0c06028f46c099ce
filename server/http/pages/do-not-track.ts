import type { IncomingHttpHeaders } from 'node:http';

/** Do Not Track, and Global Privacy Control, which took its place. */
export const wantsNoCount = (headers: IncomingHttpHeaders): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';
