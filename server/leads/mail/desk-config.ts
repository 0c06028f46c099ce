import { z } from 'zod';
import { EMAIL } from '#domain/shared/email-address.ts';
import type { Mailbox } from './mailboxes.ts';
import { ROUTE_VALUES, type RouteKey, type SalesRoute } from './sales-routes.ts';

/** E-mail addresses, separated by commas. */
export const addressList = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .pipe(z.array(z.email({ pattern: EMAIL, error: 'write e-mail addresses, separated by commas' })));

const WRITE_FROM = 'write one e-mail address, or a name with it: Kayalink Desk <desk@kayalink.com>';
/** The name that an address is shown by, without characters that end a name in a header (RFC 5322, section 3.4). */
const NAMED = /^(?<name>[^<>"\r\n]{1,80})<(?<address>[^<>\s]+)>$/;

const mailFrom = z
  .string()
  .transform((text): Mailbox => {
    const { name, address } = NAMED.exec(text.trim())?.groups ?? {};
    return address === undefined ? { address: text.trim() } : { name: name?.trim() || undefined, address };
  })
  .refine(({ address }) => EMAIL.test(address), WRITE_FROM);

const WRITE_ROUTES =
  'write rules like form=partner:owners@kayalink.com;service=warehousing:store@kayalink.com;state=kano:kano@kayalink.com';
const RULE = /^(?<by>form|service|state)=(?<value>[a-z-]+):(?<to>[^:;=]+)$/;

const salesRoutes = z.string().transform((text, context): SalesRoute[] =>
  text
    .split(';')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .flatMap((rule, place) => {
      const route = routeOf(rule);
      if (typeof route !== 'string') return [route];
      context.addIssue({ code: 'custom', message: `${route} (rule ${place + 1})` });
      return [];
    }),
);

/** @returns a route, or the sentence on what is wrong with it */
function routeOf(rule: string): SalesRoute | string {
  const parts = RULE.exec(rule.toLowerCase())?.groups;
  const to = addressList.safeParse(parts?.['to'] ?? '');
  if (!parts || !to.success) return WRITE_ROUTES;
  const by = parts['by'] as RouteKey;
  const value = parts['value'] ?? '';
  const known: readonly string[] = ROUTE_VALUES[by];
  return known.includes(value) ? { by, value, to: to.data } : `write ${by}= with one of ${known.join(', ')}`;
}

/** The variables that say who writes to whom about enquiries. */
export const deskVariables = {
  MAIL_FROM: mailFrom.optional(),
  SALES_EMAIL: addressList.optional(),
  SALES_ROUTES: salesRoutes.optional(),
};
