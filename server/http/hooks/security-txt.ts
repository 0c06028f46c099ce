import type { FastifyInstance } from 'fastify';
import type { Content } from '#domain/services/content.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** For how long the word of each answer holds: below the year that RFC 9116, section 2.5.5 recommends. */
const HOLDS_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * Tells where to report a fault of security (RFC 9116).
 * @param content where the company's address stands
 */
export function addSecurityTxt(
  app: FastifyInstance,
  siteUrl: string,
  content: () => Pick<Content, 'site'>,
): void {
  app.get(SECURITY_TXT_PATH, (_request, reply) => {
    const lines = [
      `Contact: mailto:${content().site().email.value}`,
      `Expires: ${new Date(Date.now() + HOLDS_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${siteUrl}${SECURITY_TXT_PATH}`,
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
