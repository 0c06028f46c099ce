import { grouped, naira } from '#domain/company/claims.ts';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { PriceAnswer } from '#domain/price/question/answer.ts';
import type { PriceAsked } from '#domain/price/question/price-query.ts';
import type { Quote } from '#domain/price/question/quote.ts';
import type { Extra, Extras } from '#domain/price/rates/charges.ts';
import { isMisspelt } from '#domain/price/roads/places.ts';
import { takesMoreToStayDry } from '#domain/price/trucks/which-truck.ts';
import { longDay } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { legWords, loadWords } from '../truck-finder/load-words.ts';
import { counted, kilometres } from './price-words.ts';

type Switched = Extra & keyof Extras;

/** In the order of the form. */
const SWITCHED: readonly Switched[] = ['loading', 'offloading', 'emptyReturn', 'freightOnDelivery'];

/** The parts of the request besides the road, in words. */
export function extraWords(extras: Extras, copy: PricePageCopy): string[] {
  const { waitingDays, extraStops } = extras;
  return [
    ...SWITCHED.filter((name) => extras[name]).map((name) => copy.extras[name]),
    ...(waitingDays > 0 ? [counted(waitingDays, copy.message.waiting)] : []),
    ...(extraStops > 0 ? [counted(extraStops, copy.message.stops)] : []),
  ];
}

/** The trucks of a quote, and the reason where goods that must stay dry take a larger one than they would without. */
export function trucksWithReason(
  { trucks, load }: Pick<Quote, 'trucks' | 'load'>,
  copy: PricePageCopy,
  loadCopy: WhichTruckCopy,
): string {
  const words = trucks.map(({ size, count }) => legWords({ count, truck: { size } }, loadCopy)).join(', ');
  return takesMoreToStayDry(load, trucks) ? fill(copy.answer.dry, { trucks: words }) : words;
}

/** How misspelt places were read, in words; empty where none is. */
export const readAsWords = (
  { typed, from, to }: Pick<PriceAsked, 'typed' | 'from' | 'to'>,
  { answer }: PricePageCopy,
): string =>
  Object.entries({ from, to })
    .flatMap(([end, { place }]) => {
      const text = typed[end as 'from' | 'to'];
      return place && text && isMisspelt(place, text)
        ? fill(answer.readAs, { typed: text, name: place.name })
        : [];
    })
    .join(' ');

/** A question and its answer in words, by what each is about; what does not belong to it is empty. */
export type QuoteLines = Record<'load' | 'road' | 'date' | 'trucks' | 'extras' | 'estimate', string>;

/** Says a quote: on the page, in a message, and in e-mails. */
export function quoteLines(quote: Quote, copy: PricePageCopy, loadCopy: WhichTruckCopy): QuoteLines {
  const { from, to, kilometres: km, about, date, load, extras, estimate } = quote;
  const { message } = copy;
  const bags =
    load.bags === undefined ? {} : { bags: grouped(load.bags), ...(load.piece && { piece: load.piece }) };
  return {
    load: loadWords({ load, typed: bags }, loadCopy),
    road: fill(message.road, { from: from.name, to: to.name, km: kilometres({ km, about }, copy.road) }),
    date: longDay(date),
    trucks: trucksWithReason(quote, copy, loadCopy),
    extras: extraWords(extras, copy).join(', '),
    estimate: estimate
      ? fill(message.estimated, {
          low: naira(estimate.low),
          high: naira(estimate.high),
          version: estimate.card,
          sample: estimate.sample ? message.sample : '',
        })
      : '',
  };
}

/**
 * A question and its answer in a few lines, as WhatsApp and the contact form begin with them.
 * @param address full address of the answer, so that the desk sees what the visitor saw
 */
export function priceMessage(
  quote: Quote,
  copy: PricePageCopy,
  loadCopy: WhichTruckCopy,
  address?: string,
): string {
  const { message } = copy;
  const { load, road, date, trucks, extras, estimate } = quoteLines(quote, copy, loadCopy);
  return [
    fill(message.load, { load }),
    road,
    fill(message.date, { date }),
    trucks && fill(message.trucks, { trucks }),
    extras && fill(message.extras, { extras }),
    estimate ? fill(message.estimate, { estimate }) : message.unpriced,
    address ?? message.goods,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Title and description of an answer, for the tab and for link previews. */
export function answeredMeta(
  { question, route, days }: PriceAnswer,
  { answered, road }: PricePageCopy,
  loadCopy: WhichTruckCopy,
): PricePageCopy['answered'] {
  const known = {
    from: route.from.name,
    to: route.to.name,
    load: loadWords(question.load, loadCopy),
    km: kilometres(route, road),
    days: counted(days.planned.days, road.days),
  };
  return { title: fill(answered.title, known), description: fill(answered.description, known) };
}
