import type { IncomingMessage } from 'node:http';

/** Name of the cookie that shows an editor unpublished content. */
export const PREVIEW_COOKIE = 'kayalink_preview';

/** Whether a request carries the editor's cookie, genuine or not: its answer is of one visitor alone. */
export function hasPreviewCookie({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.cookie?.includes(`${PREVIEW_COOKIE}=`) ?? false;
}
