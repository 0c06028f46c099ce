import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Parser } from 'htmlparser2';
import type { Content } from '#domain/services/content.ts';

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
 * The security headers of every answer. The policy here forbids everything: it is for drawings, files and errors. Pages
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

/** Headers that mean something to documents only: what a script asks for, a script, a style sheet or a font is shorter without them. */
export const OF_DOCUMENTS = ['content-security-policy', 'permissions-policy', 'referrer-policy'] as const;

const JSON_TYPE = /^application\/[\w-]*\+?json\b/;

/** Sets headers on every reply, before anything else is done for it. */
export function addHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  // With a callback: an asynchronous hook puts off each answer, and its handler then waits for the end of the stream.
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isData = reply.statusCode === 204 || JSON_TYPE.test(`${reply.getHeader('content-type')}`);
    if (isData) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    done(null, payload);
  });
}

/** A script or style in a page. */
interface InlineCode {
  name: 'script' | 'style';
  code: string;
}

/** The scripts and styles of a page, in their order. What a title or a description says is none. */
export function inlineCodeOf(html: string): InlineCode[] {
  const found: InlineCode[] = [];
  let current: InlineCode | undefined;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        current = name === 'script' || name === 'style' ? { name, code: '' } : undefined;
        if (current) found.push(current);
      },
      ontext: (text) => {
        if (current) current.code += text;
      },
      onclosetag: () => {
        current = undefined;
      },
    },
    // Code has none.
    { decodeEntities: false },
  );
  parser.end(html);
  return found;
}

const HASH_SOURCE = / '(sha256-[A-Za-z0-9+/=]+)'/g;

/** The hash of inline code in the form of a content security policy, without quotes. */
export const hashOf = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

/**
 * A content security policy without the hashes that a page has no use for. Astro names the inline code of all pages
 * in the policy of each, which costs half a kilobyte before the first byte of the page.
 * @param inline the code of the page
 */
export function onlyHashesOf(inline: readonly InlineCode[], policy: string): string {
  const used = new Set(inline.map(({ code }) => hashOf(code)));
  return policy.replaceAll(HASH_SOURCE, (source, hash: string) => (used.has(hash) ? source : ''));
}

const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** For how long the word of each answer holds: below the year that RFC 9116, section 2.5.5 recommends. */
const HOLDS_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * Tells where to report an error of security (RFC 9116).
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
