import { type LoadQuestion, tonnes } from '#domain/load-query.ts';
import type { WhichTruckCopy } from '#domain/pages/haulage.ts';
import { type Leg, type Load, type Plan, percentFull } from '#domain/which-truck.ts';

/** Puts values in the places of a sentence that are named in braces. */
function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** What is known of the load besides its weight, each with a comma before it. */
function details({ cubicMetres, pallets }: Load, copy: WhichTruckCopy, bags?: string): string {
  const known: [string, string | number | undefined][] = [
    [copy.details.bags, bags],
    [copy.details.pallets, pallets],
    [copy.details.volume, cubicMetres],
  ];
  return known.map(([words, n]) => (n === undefined ? '' : `, ${fill(words, { n })}`)).join('');
}

/** '2 × 40 tons' */
export const legWords = ({ count, truck }: Leg, copy: WhichTruckCopy) =>
  fill(copy.leg, { count, size: truck.size });

/** '95% full by weight' */
export const shareWords = ({ share, limit }: Leg, copy: WhichTruckCopy) =>
  fill(copy.full, { percent: percentFull(share), limit: copy.limits[limit] });

/** The load in words, as the answer is headed. */
export function answerWords({ load, typed }: LoadQuestion, copy: WhichTruckCopy): string {
  return load ? fill(copy.answer, { load: tonnes(load.kilograms) + details(load, copy, typed.bags) }) : '';
}

/** The first lines of a message to the desk about a load and the trucks for it. */
export function messageFor({ load, typed }: LoadQuestion, plan: Plan | undefined, copy: WhichTruckCopy) {
  if (!load || !plan) return undefined;
  return fill(copy.message, {
    load: tonnes(load.kilograms),
    details: details(load, copy, typed.bags),
    trucks: plan.legs.map((leg) => `${legWords(leg, copy)} (${shareWords(leg, copy)})`).join(', '),
  });
}
