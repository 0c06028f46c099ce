import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 60 * 60;

/** Forbids everything; `default-src` does not cover the others. */
const DATA_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** Features that no page of ours asks a browser for, so that nothing that gets into one can. */
const PERMISSIONS = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The security headers of every answer. The policy here forbids everything: it is for data, files and failures. Pages
 * bring their own, which names the inline code that the build knows (astro.config.ts, `security.csp`).
 * @param https whether visitors come by https, so that browsers may insist on it
 */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'content-security-policy': DATA_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(https && { 'strict-transport-security': `max-age=${YEAR}` }),
    'x-content-type-options': 'nosniff',
  };
}

/** Keeps an answer, whatever it is, out of search results. */
export const KEPT_OUT = { 'x-robots-tag': 'noindex' } as const;

/** Sets headers on every reply, before anything else is done for it. */
export function addHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
