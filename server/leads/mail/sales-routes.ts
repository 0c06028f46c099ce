import { ZONES } from '#domain/company/states.ts';
import { ENQUIRY_KINDS } from '#domain/leads/forms/index.ts';
import { SERVICES_OF_INTEREST } from '#domain/leads/forms/marketing.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import type { RoadBook } from '#domain/price/roads/road-book.ts';
import { PARTNER_PAGES } from '#domain/shared/page-paths.ts';
import { slug } from '#domain/shared/slug.ts';
import type { LeadRow } from '../../platform/database/tables.ts';

/** By what an enquiry can be sent to a desk of its own, with all that can be named, as it stands in an address. */
export const ROUTE_VALUES = {
  form: ENQUIRY_KINDS.filter((kind) => kind !== 'newsletter'),
  service: [...SERVICES_OF_INTEREST, ...Object.keys(PARTNER_PAGES)].map(slug),
  state: ZONES.flatMap(({ states }) => states).map(slug),
} satisfies Record<string, string[]>;

export type RouteKey = keyof typeof ROUTE_VALUES;

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
