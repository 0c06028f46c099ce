import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Person } from '../saving/repository.ts';

/** How the company's own sign-in, at a proxy in front, names who is there. */
export interface SignIn {
  /** Public origin of the editor, as browsers see it. */
  origin: string;
  /** Header with the e-mail address, in small letters. */
  emailHeader: string;
  /** Header with the name, in small letters, where the sign-in knows it. */
  nameHeader?: string;
}

/** Whether a request may be answered, and in whose name it saves; no person on a machine of one's own, where git knows who it is. */
export type Admission = { person?: Person } | { refusal: string };

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost'];
const NAME_LENGTH = 100;
/** Git cuts a name at these, and a header holds no other control characters. */
const NOT_IN_NAMES = /[<>\p{Cc}\p{Cf}]/u;

/**
 * Tells whether a request comes from the editor's own page: by a name of this server, so that no other name can be pointed here, and
 * what is more than reading from its own origin, so that no page elsewhere can send it.
 * @param signIn where a proxy in front lets people in; without it the editor answers to this machine alone
 */
export function admit(
  { headers, method, socket }: Pick<FastifyRequest, 'headers' | 'method' | 'socket'>,
  signIn?: SignIn,
): Admission {
  const { host = '', origin } = headers;
  const origins = signIn
    ? [signIn.origin]
    : LOOPBACK_NAMES.map((name) => `http://${name}:${socket.localPort}`);
  const own = origins.find((each) => new URL(each).host === host);
  const isSafe = method === 'GET' || method === 'HEAD' || origin === own;
  if (!own || !isSafe) return { refusal: 'This address is for its own page.' };
  if (!signIn) return {};
  const person = personOf(headers, signIn);
  return person ? { person } : { refusal: 'The sign-in did not say who you are: sign in again.' };
}

/** @returns nothing unless there is one e-mail address, and a name that git can keep */
function personOf(headers: IncomingHttpHeaders, { emailHeader, nameHeader }: SignIn): Person | undefined {
  const { data: email } = z.email().safeParse(headers[emailHeader]);
  if (!email) return undefined;
  const name = (nameHeader && asText(headers[nameHeader])) || email;
  return name.length > NAME_LENGTH || NOT_IN_NAMES.test(name) ? undefined : { name, email };
}

/** A header comes as bytes, which proxies write in UTF-8. */
const asText = (header: string | string[] | undefined) =>
  Buffer.from(String(header ?? ''), 'latin1')
    .toString('utf8')
    .trim();
