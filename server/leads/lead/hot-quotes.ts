import { z } from 'zod';
import { readQuote } from '#domain/price/question/quote.ts';
import type { RoadBook } from '#domain/price/roads/road-book.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { type Contacts, contacts } from '../../platform/network/contacts.ts';

/** The quotes that somebody is notified of at once, besides the desk's own e-mail. */
export interface HotQuotes {
  /** Naira that the estimate reaches. */
  from?: number | undefined;
  /** Lanes like `lagos-kano`, and destinations like `kano`. */
  lanes: string[];
  to: Contacts;
}

/** Whether a lead is such a quote: by its estimate, or by its lane. */
export function isHot({ kind, quote: kept }: LeadRow, { from, lanes }: HotQuotes): boolean {
  const quote = kind === 'quote' ? readQuote(kept) : undefined;
  if (!quote) return false;
  const lane = `${quote.from.slug}-${quote.to.slug}`;
  const reaches = from !== undefined && (quote.estimate?.high ?? 0) >= from;
  return reaches || lanes.some((one) => one === lane || one === quote.to.slug);
}

/** The lanes of a rule that no quote can have: a place in them is not in the road book. */
export function unknownLanes({ lanes }: HotQuotes, roads: Pick<RoadBook, 'place'>): string[] {
  const isPlace = (slug: string) => roads.place(slug) !== undefined;
  const ends = (lane: string) =>
    [...lane.matchAll(/-/g)].map(({ index }) => [lane.slice(0, index), lane.slice(index + 1)]);
  return lanes.filter((lane) => !isPlace(lane) && !ends(lane).some((pair) => pair.every(isPlace)));
}

const WRITE =
  'write it like from:2000000; lanes:lagos-kano,onne; to:head-of-sales@example.com,https://hooks…';
const PART = /^(?<name>from|lanes|to):(?<value>.+)$/;
const LANE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const rule = z.strictObject({
  from: z
    .string()
    .transform((text) => text.replace(/[,\s₦]/g, ''))
    .pipe(
      z
        .string()
        .regex(/^\d{1,12}$/, 'from: write naira as a whole number, like 2000000')
        .transform(Number),
    )
    .optional(),
  lanes: z
    .string()
    .transform((text) => text.split(',').map((lane) => lane.trim().toLowerCase()))
    .pipe(
      z.array(
        z.string().regex(LANE, 'lanes: write them as in the addresses of their pages, like lagos-kano'),
      ),
    )
    .default([]),
  to: contacts.refine(({ chats }) => chats.length < 2, 'to: write one chat at most'),
});

/** The variable that says which quotes are hot, and who is notified. */
export const hotQuotesVariables = {
  HOT_QUOTES: z
    .string()
    .transform((text, context): HotQuotes => {
      const refuse = (message: string): never => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      const parts = text.split(';').filter((part) => part.trim() !== '');
      const named = parts.map((part) => PART.exec(part.trim())?.groups);
      const given = Object.fromEntries(named.map((part) => [part?.['name'], part?.['value']?.trim()]));
      if (named.includes(undefined) || Object.keys(given).length < parts.length) return refuse(WRITE);
      const { data, error } = rule.safeParse(given);
      if (!data) return refuse(given['to'] === undefined ? WRITE : (error.issues[0]?.message ?? WRITE));
      return data.from === undefined && data.lanes.length === 0 ? refuse(WRITE) : data;
    })
    .optional(),
};
