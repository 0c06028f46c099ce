import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 60 * 60;

/** Forbids everything; `default-src` does not cover the others. */
const DATA_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** What no page of ours asks a browser for, so that nothing that gets into one can. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Takes a page out of reach of the window that opened it. */
export const OPENER_POLICY = 'cross-origin-opener-policy';

/**
 * Whether the visitor opened a page himself, by its address or a bookmark (Fetch Metadata, section 2.2): no site can have. A
 * browser that is told to cut it off makes a second process for nothing (docs/decisions/0015-opened-by-hand.md). Browsers
 * without these headers are not taken for such.
 */
export const isOpenedByHand = (headers: IncomingHttpHeaders): boolean => headers['sec-fetch-site'] === 'none';

/**
 * The security headers of every answer. The policy here forbids everything: it is for data, files and failures. Pages
 * bring their own, which names the inline code that the build knows (astro.config.ts, `security.csp`).
 * @param https whether visitors come by https, so that browsers may insist on it
 */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'content-security-policy': DATA_POLICY,
    [OPENER_POLICY]: 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(https && { 'strict-transport-security': `max-age=${YEAR}` }),
    'x-content-type-options': 'nosniff',
  };
}

/** Sets headers on every reply, before anything else is done for it. */
export function addHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
