import { KILOS, NUMBER, readNumber, TONNES, TRUCK_WORDS } from '../../trucks/amounts.ts';
import { ANY_CONTAINER } from '../../trucks/load-query.ts';
import { type Line, re } from './line.ts';

/** No truck takes more, in tonnes. */
const MOST_ON_ONE = 30;

/** Trucks or trips that the line counts: 'each' counts for every one. @returns how many, and the words for them where they are counted */
export function takeTrucks(line: Line): { count: number; text?: string } {
  const [found] = line.take(
    re(String.raw`(?<![\d.,])\b(\d{1,3})\s*(${TRUCK_WORDS})(?:\s+(?:of|with|carrying))?`),
  );
  if (!found) return { count: 1 };
  const [, count, word] = found;
  return { count: Number(count), text: `${count} ${word}` };
}

/** Containers that the line names: their length and number go into the fields. @returns how many */
export function takeContainers(line: Line, query: URLSearchParams): number | undefined {
  const named = line.take(
    /(?:(?<![\d.,])(\d{1,3})\s*(?:[x×*]\s*|units?(?: of)?\s+|nos?\.?\s+)?)?(?<![\d.,])(20|40)\s?-?(?:ft|fits?|feet|foot(?:er)?|hc|hq|gp|std)s?\b\.?(?:\s*(?:hc|high cube|gp|std|dry))?(?:\s*cont[a-z]*|\s*box(?:es)?)?/g,
  );
  const short = line.take(
    /(?<![\d.,])(\d{1,2})\s*[x×*]\s*(20|40)\b(?!\s*(?:kg|t\b|ton|ft))(?:\s*cont[a-z]*)?/g,
  );
  const all = [...named, ...short];
  const other = line.take(/(?:\b(\d{1,3})\s*)?\bcont[a-z]{0,4}n[a-z]*r(?:s|ised|ized)?\b/g);
  if (all.length === 0) {
    if (other.length === 0) return undefined;
    query.set('goods', ANY_CONTAINER);
    return Number(other[0]?.[1] ?? 1);
  }
  const sizes = new Set(all.map(([, , size]) => size));
  const boxes = all.reduce((sum, [, count]) => sum + Number(count ?? 1), 0);
  query.set('goods', sizes.size === 1 ? `container${[...sizes][0]}` : ANY_CONTAINER);
  // '20ft or 40ft' is one container.
  if (boxes > 1 && sizes.size === 1) query.set('boxes', String(boxes));
  return boxes;
}

const BAGS = '(?:bag[sz]?|bgs|sacks?)(?![a-z])';

/** Bags and what one of them weighs. */
export function takeBags(line: Line, query: URLSearchParams, times: number, usual: number | undefined) {
  const counts: string[] = [];
  const weights: string[] = [];
  const both = (pattern: string, count: number, weight: number) => {
    for (const found of line.take(re(pattern))) {
      counts.push(found[count] ?? '');
      weights.push(found[weight] ?? '');
    }
  };
  both(String.raw`(${NUMBER})\s*[x×*]\s*(${NUMBER})\s*${KILOS}(?:\s*${BAGS})?`, 1, 2);
  both(String.raw`(${NUMBER})\s*${KILOS}\s*[x×*]\s*(${NUMBER})\s*${BAGS}`, 2, 1);
  both(String.raw`(${NUMBER})\s+(${NUMBER})\s*${KILOS}\s*${BAGS}`, 1, 2);
  both(String.raw`(${NUMBER})\s*${KILOS}\s*${BAGS}([^¦]*?)(${NUMBER})\s*(?:pieces|pcs|nos?|of them)\b`, 3, 1);
  for (const found of line.take(re(String.raw`(${NUMBER})\s*${BAGS}`))) counts.push(found[1] ?? '');
  if (counts.length === 0) return;
  const each = line.take(
    re(String.raw`(?:\b(?:at|of)\s+)?(${NUMBER})\s*${KILOS}(?:\s*(?:each|per bag|a bag|bags?))?`),
  );
  weights.push(...each.map(([, weight = '']) => weight));
  const [count = ''] = counts;
  const total = new Set(counts).size === 1 ? readNumber(count) : undefined;
  query.set('bags', total ? String(total * times) : counts.join(' + '));
  const [weight] = weights;
  if (weight) query.set('bag', new Set(weights).size === 1 ? weight : weights.join(' or '));
  else if (usual) query.set('bag', String(usual));
}

const UNIT = `(?:${TONNES}|${KILOS})`;
const AMOUNT = `(${NUMBER})\\s*${UNIT}`;
/** The size of a truck, which is not the weight of a load. */
const TRUCK_SIZE = String.raw`${NUMBER}\s*-?\s*(?:tonner|${TONNES}\s*-?(?:truck|trailer|lorry|motor|tipper|vehicle))s?\b`;
/** The sizes of trucks that the line names; of several trucks, all of them together. */
export const takeSizes = (line: Line): string[] =>
  line
    .take(re(String.raw`(?:(?<![\d.,])(\d{1,2})\s*[x×*]?\s*(?:nos?\.?\s+)?)?(?<![\d.,])(${TRUCK_SIZE})`))
    .map(([, count, size = '']) => (count ? timesEach(size, Number(count)) : size));

const EACH = /(?:each|per [\s\S]*)$/;

/** A weight for each of several trucks, containers or trips; the size of a truck is none. */
const timesEach = (text: string, many: number): string => {
  const value = readNumber(new RegExp(NUMBER).exec(text)?.[0] ?? '') ?? 0;
  return `${value * many} ${new RegExp(`${KILOS}$`).test(text) ? 'kg' : 't'}`;
};

/**
 * The weight as it goes into its field; several, a range, or the size of a truck are left for the field to ask about.
 * @param sizes of trucks that the line names
 * @param count of trucks, containers or machines
 * @param mostOfOne what one of them may weigh, in tonnes: more is the weight of all
 */
export function takeWeight(
  line: Line,
  sizes: readonly string[],
  count: number,
  mostOfOne = MOST_ON_ONE,
): string | undefined {
  const ranges = line
    .take(
      re(
        String.raw`(?:\bbetween\s+)?${NUMBER}\s*${UNIT}?\s*(?:-|–|—|/|\+|&|\bto\b|\bor\b|\band\b|\s)\s*${AMOUNT}(?!\s*each)`,
      ),
    )
    .map(([text]) => text);
  const products = [
    ...line
      .take(re(String.raw`(?<![\d.,])(\d{1,3})\s*[x×*]\s*(${NUMBER}\s*${UNIT})`))
      .map(([, many, each = '']) => timesEach(each, Number(many))),
    ...line
      .take(re(String.raw`(${NUMBER}\s*${UNIT})\s*[x×*]\s*(\d{1,3})\b`))
      .map(([, each = '', many]) => timesEach(each, Number(many))),
  ];
  const weights = line
    .take(re(`${AMOUNT}(?:\\s*(?:each|per (?:truck|container|trip|trailer|box)))?`))
    .map(([text]) => text);
  const plain = weights.map((text) => text.replace(EACH, '').trim());
  const doubtful = [...sizes, ...ranges].map((text) => text.trim());
  const [only, ...others] = new Set([...doubtful, ...products, ...plain]);
  if (only === undefined) return undefined;
  if (others.length > 0) return [only, ...others].join(', ');
  if (doubtful.length > 0) return `${only}?`;
  // Three containers of 75 t have 25 t each.
  const value = readNumber(new RegExp(NUMBER).exec(only)?.[0] ?? '') ?? 0;
  const isEach = weights.some((text) => EACH.test(text));
  // '10 tons each of rice and beans'
  if (isEach && count <= 1) return `${only}?`;
  if (count <= 1 || products.length > 0 || (value > mostOfOne && !isEach)) return only;
  const together = timesEach(only, count);
  return isEach ? together : `${only} or ${together}`;
}
