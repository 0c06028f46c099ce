import { z } from 'zod';
import { ZONES } from '#domain/company/site.ts';
import { ENQUIRY_KINDS } from '#domain/leads/forms/index.ts';
import { SERVICES_OF_INTEREST } from '#domain/leads/forms/marketing.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import type { RoadBook } from '#domain/price/roads/road-book.ts';
import { EMAIL } from '#domain/shared/email-address.ts';
import { PARTNER_PAGES } from '#domain/shared/page-paths.ts';
import { slug } from '#domain/shared/slug.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import type { Mailbox } from './mailer.ts';

/** By what an enquiry can be sent to a desk of its own, with all that can be named, as addresses have it. */
const ROUTE_VALUES = {
  form: ENQUIRY_KINDS.filter((kind) => kind !== 'newsletter'),
  service: [...SERVICES_OF_INTEREST, ...Object.keys(PARTNER_PAGES)].map(slug),
  state: ZONES.flatMap(({ states }) => states).map(slug),
} satisfies Record<string, string[]>;

type RouteKey = keyof typeof ROUTE_VALUES;

/** Where enquiries of one kind go in place of `SALES_EMAIL`. */
export interface SalesRoute {
  by: RouteKey;
  value: string;
  to: string[];
}

/** The value of a lead by each key; the state is that of the loading, or where an owner is at home. */
const VALUE_OF: Record<RouteKey, (lead: LeadRow, roads: Roads) => string | undefined> = {
  form: ({ kind }) => kind,
  service: ({ service }) => (service ? slug(service) : undefined),
  state: ({ quote, base }, roads) => {
    const from = readQuote(quote)?.from.slug;
    const place = from === undefined ? roads.find(base ?? '').place : roads.place(from);
    return place && slug(place.state);
  },
};

type Roads = Pick<RoadBook, 'place' | 'find'>;

/**
 * The addresses of the desk for a lead: those of the first route that fits, otherwise `SALES_EMAIL`.
 * @returns nothing where neither is set
 */
export function deskAddresses(
  lead: LeadRow,
  roads: Roads,
  {
    salesRoutes = [],
    salesEmail,
  }: { salesRoutes?: SalesRoute[] | undefined; salesEmail?: string[] | undefined },
): string[] | undefined {
  const fits = ({ by, value }: SalesRoute) => VALUE_OF[by](lead, roads) === value;
  return salesRoutes.find(fits)?.to ?? salesEmail;
}

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
