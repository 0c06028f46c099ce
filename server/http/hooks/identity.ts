import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { twinOf } from '../../platform/network/addresses.ts';
import { sendStatus } from './errors.ts';
import { HEALTH_PATHS } from './health.ts';

const HEADER = 'x-request-id';
/** An id that a proxy may give: long enough to be one, and nothing that could forge a line of the log. */
const SANE_ID = /^[\w-]{8,64}$/;

/** The id under which a request is logged: the caller's own where it is sane, otherwise a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers[HEADER];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/** Tells the caller the id, to quote when something went wrong. */
export const sendRequestId: onRequestHookHandler = (request, reply, done) => {
  reply.header(HEADER, request.id);
  done();
};

/** Names under which only this machine can ask; no other site's name can lead a browser here with one of them. */
const OWN = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Asked for by address, not by a name of ours. */
const HEALTH = new Set(Object.values(HEALTH_PATHS));
/** The port, and the dot of a name that is written out to its root (RFC 3986, section 3.2.2). */
const AFTER_NAME = /\.?(:\d{1,5})?$/;

/** For good, and a form that is sent stays one (RFC 9110, section 15.4.9). */
const KEEPS_METHOD = 308;

const HOST = 'host';
const ABSOLUTE = /^https?:\/\/([^/?#@\\]+)(.*)$/is;

/** Whether a `Host` is one of ours. */
type IsOurHost = (host: string | undefined) => boolean;

/**
 * Makes the check of `Host`. Pages never read it, but a name of somebody else's that leads here is an attack or a mistake.
 * @param allowed names without port, in small letters; without any, every name is ours
 */
export function hostCheck(allowed: readonly string[]): IsOurHost {
  if (allowed.length === 0) return () => true;
  const names = new Set([...OWN, ...allowed]);
  return (host) => names.has(hostOf(host));
}

const hostOf = (host = '') => host.toLowerCase().replace(AFTER_NAME, '');

/** The path of a target; a whole address, or what is no path, leads to the first page. */
const pathOf = (target: string) => (target.startsWith('/') ? target : '/');

/**
 * Leads visitors of the twin of the site's name to the site, so that there is one copy of each page; refuses requests for other
 * hosts with 421 (RFC 9110, section 15.5.20), but for those about health.
 */
export function refuseOtherHosts(app: FastifyInstance, isOurs: IsOurHost, siteUrl: string): void {
  const twin = twinOf(new URL(siteUrl).hostname);
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasOneHost(request.raw)) return void sendStatus(reply, 400);
    if (isOurs(request.headers.host) || HEALTH.has(request.url)) return done();
    if (twin !== undefined && hostOf(request.headers.host) === twin)
      return void reply.redirect(siteUrl + pathOf(request.url), KEEPS_METHOD);
    request.refusal = 'host';
    sendStatus(reply, 421, {
      remedy: `The site is at ${siteUrl}.`,
      link: { address: siteUrl, text: 'Go to the site' },
    });
  });
}

/** Whether a request has the one line `Host` that it must have; only those of HTTP/1.0 may have none (RFC 9112, section 3.2). */
export function hasOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === HOST.length && name.toLowerCase() === HOST) lines += 1;
  }
  return lines === 1 || (lines === 0 && httpVersionMinor === 0);
}

/** Reads a whole address as a target as the path that it names, where it names the host that `Host` does (RFC 9112, section 3.2.2). */
export function readAbsoluteForm(request: IncomingMessage): void {
  const [, host = '', path = ''] = ABSOLUTE.exec(request.url ?? '') ?? [];
  if (host && host.toLowerCase() === request.headers.host?.toLowerCase())
    request.url = path.startsWith('/') ? path : `/${path}`;
}
