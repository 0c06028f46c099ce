import { formatDate } from '#domain/dates.ts';
import type { WhichTruckCopy } from '#domain/pages/haulage.ts';
import type { PricePageCopy } from '#domain/pages/price.ts';
import type { PriceAnswer } from '#domain/price/answer.ts';
import { SWITCHES, type Switch } from '#domain/price/price-query.ts';
import type { Extra } from '#domain/rates/charges.ts';
import { legWords, loadWords } from '../haulage/load-words.ts';
import { fill } from '../shared/fill.ts';
import { counted, kilometres, naira } from './price-words.ts';

const EXTRA_OF: Record<Switch, Extra> = {
  loading: 'loading',
  offloading: 'offloading',
  return: 'emptyReturn',
  fod: 'freightOnDelivery',
};

/** What was asked for besides the road, in words. */
export function extraWords({ question: { typed, extras } }: PriceAnswer, copy: PricePageCopy): string[] {
  const { waitingDays, extraStops } = extras;
  return [
    ...SWITCHES.filter((name) => typed[name]).map((name) => copy.extras[EXTRA_OF[name]]),
    ...(waitingDays > 0 ? [counted(waitingDays, copy.message.waiting)] : []),
    ...(extraStops > 0 ? [counted(extraStops, copy.message.stops)] : []),
  ];
}

/**
 * A question and its answer in a few lines, as WhatsApp and the contact form begin with them.
 * @param address full address of the answer, so that the desk sees what the visitor saw
 */
export function priceMessage(
  answer: PriceAnswer,
  copy: PricePageCopy,
  loadCopy: WhichTruckCopy,
  address?: string,
): string {
  const { question, route, best } = answer;
  const { message } = copy;
  const extras = extraWords(answer, copy);
  const { plan, estimate } = best;
  const price = estimate.priced
    ? fill(message.estimate, {
        low: naira(estimate.range.low),
        high: naira(estimate.range.high),
        version: estimate.version,
        sample: estimate.sample ? message.sample : '',
      })
    : message.unpriced;
  return [
    fill(message.load, { load: loadWords(question.load, loadCopy) }),
    fill(message.road, { from: route.from.name, to: route.to.name, km: kilometres(route, copy.road) }),
    fill(message.date, { date: formatDate(question.date) }),
    plan.legs.length > 0 &&
      fill(message.trucks, { trucks: plan.legs.map((leg) => legWords(leg, loadCopy)).join(', ') }),
    extras.length > 0 && fill(message.extras, { extras: extras.join(', ') }),
    price,
    address ?? message.goods,
  ]
    .filter(Boolean)
    .join('\n');
}
