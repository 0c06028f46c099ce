import type { FastifyInstance } from 'fastify';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { addressError, linkTargets } from '../forms/link-targets.ts';

const asked = z.strictObject({ address: z.string().max(2000) });

const EMAIL = /^[^@\s/:]+@[^@\s/]+\.[^@\s/.]+$/;
const PHONE = /^\+?[\d\s()-]{8,}$/;
/** A web address as people say it, without how it is fetched. */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?=[/?#:]|$)/i;
/** What ends an address in Markdown. */
const ENDS = /[\s()<>]/g;

/** An address as a text has it, of what somebody typed. */
export function writtenAddress(typed: string): string {
  const address = typed.trim();
  if (EMAIL.test(address)) return `mailto:${address}`;
  const phone = PHONE.test(address) ? parsePhoneNumberFromString(address, 'NG') : undefined;
  if (phone) return `tel:${phone.number}`;
  const whole = HOST.test(address) ? `https://${address}` : address;
  return whole.replace(ENDS, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * `GET /links` answers with the pages that a text can link to; `GET /links/check?address=…` with an address as a text has it, or with
 * what is wrong with it.
 * @param folder the content folder
 */
export function addLinks(app: FastifyInstance, folder: string): void {
  app.get('/links', () => linkTargets(folder));
  app.get('/links/check', async ({ query }, reply) => {
    const address = writtenAddress(asked.parse(query).address);
    const error = await addressError(address, folder);
    return error === undefined ? { address } : reply.code(422).send({ error });
  });
}
