const SPACES = /[\s\u00a0\u202f]/g;
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
/** A comma before more than two decimals may be a slip in a group of thousands, but for a number below one. */
const PLAIN = /^(\d+(\.\d+|,\d{1,2})?|0,\d+)$/;

/**
 * Reads a number as people type it: `30,000`, `30 000`, `12.5` or `12,5`. A comma before exactly three digits groups
 * thousands, as is usual in Nigeria; any other comma is a decimal one.
 * @returns nothing when it is not such a number, or is below zero
 */
export function readNumber(typed: string): number | undefined {
  const tight = typed.replace(SPACES, '');
  if (GROUPED.test(tight)) return Number(tight.replaceAll(',', ''));
  return PLAIN.test(tight) ? Number(tight.replace(',', '.')) : undefined;
}

/** What people write around a figure on a sheet: the naira before it, and the unit of its label after it. */
const NAIRA = /^(?:₦|#|ngn|n(?=[\d ])|naira) ?|(?: ?naira)$/gi;
const FIGURE_UNIT = /(?<=\d) ?(?:km|kilomet(?:er|re)s?|lit(?:er|re)s?|ltrs?|days?|m2|m²|sqm|per ?cent|%)$/i;
const SHORT_FOR: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  m: 1_000_000,
  million: 1_000_000,
  bn: 1e9,
  billion: 1e9,
};
const SHORT = /^(.*\d) ?(k|thousand|m|million|bn|billion)$/i;

/** Reads a figure, an amount of money above all, as people write it: `1,500`, `₦850,000`, `850k`, `1.2m`, `1.2 million naira`. */
export function readFigure(typed: string): number | undefined {
  const bare = typed.trim().replace(NAIRA, '').replace(FIGURE_UNIT, '');
  const [, digits = bare, short = ''] = SHORT.exec(bare) ?? [];
  const value = readNumber(digits);
  const times = SHORT_FOR[short.toLowerCase()] ?? 1;
  // 1.2 million is a whole number of naira, whatever floating point makes of it.
  return value === undefined ? undefined : times === 1 ? value : Math.round(value * times);
}

const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES = new Map<string, number>([
  ['half', 0.5],
  ['fourty', 40],
  ...ONES.map((word, index) => [word, index + 1] as const),
  ...TEENS.map((word, index) => [word, index + 10] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);
const THOUSAND = 1000;
const SCALE = '(?:hundred|thousand)';
const SMALL = `(?:(?:${[...TENS, 'fourty'].join('|')})(?:[ -](?:${ONES.join('|')}))?|${[...ONES, ...TEENS].join('|')}|\\d{1,3}(?= ${SCALE}))`;
const WRITTEN = new RegExp(
  `(?<!\\d|\\d[.,])\\b(?:half(?: an?)?|(?:${SMALL}|(?:an? )?(?=${SCALE}))(?: ?${SCALE})*(?:(?<=${SCALE})(?:(?: and)? ${SMALL}(?: ${SCALE})*| and \\d{1,2}(?![\\d.,])))*)\\b`,
  'gi',
);

/** Writes numbers in words with digits: 'two hundred bags' is '200 bags', 'half a ton' is '0.5 ton', 'one and a half' is '1.5'. */
export const withDigits = (text: string): string =>
  inDigits(text).replace(/\b(\d{1,4})( tons?)? +and (?:an? )?0\.(25|5|75)\b/g, '$1.$3$2');

const inDigits = (text: string): string =>
  text.replace(WRITTEN, (words) => {
    let total = 0;
    let group = 0;
    for (const word of words.toLowerCase().split(/[ -]/)) {
      const scale = SCALES.get(word) ?? 1;
      // 'Hundred bags' are one hundred.
      const value = VALUES.get(word) ?? (/^\d/.test(word) ? Number(word) : 0);
      group = scale > 1 ? (group || 1) * scale : group + value;
      if (scale === THOUSAND) {
        total += group;
        group = 0;
      }
    }
    return String(total + group);
  });

/** A number in running text, as a part of a pattern; never the end of a longer one, as of 1.5.2. */
export const NUMBER = String.raw`(?<!\d|\d[.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)`;
/** What people write after a weight, as parts of patterns. */
export const TONNES = String.raw`(?:m\.?t|(?:met(?:ric|er)\s+)?ton+e?s?|tns?|t)(?![a-z])`;
/** Words for the vehicles that loads are counted in, as a part of a pattern. */
export const TRUCK_WORDS =
  '(?:trucks?|trailers?|lorr(?:y|ies)|tippers?|tankers?|flat ?beds?|low-? ?beds?|vehicles?|trips?|motors?|loads?)(?![a-z])';
export const KILOS = `(?:kgs?|kilos?|kilogram(?:me)?s?)(?![a-z])`;

/** Units that say no more than the label of their field does. */
const UNITS = {
  volume: /(?:m3|m³|cbm|cubic met(?:er|re)s?)\.?$/i,
  pallets: /pallets?$/i,
  bags: /(?:bag[sz]?|bgs|sacks?)$/i,
  bag: new RegExp(`${KILOS}\\.?$`, 'i'),
  boxes: /(?:containers?|boxes|box)$/i,
  waiting: /days?$/i,
  stops: /(?:extra )?(?:stops?|drops?)$/i,
} as const;

/** Reads the number in a field, with or without its unit: `600 bags`, `50kg`, `2 days`, `three`. */
export const readAmount = (typed: string, field: keyof typeof UNITS): number | undefined =>
  readNumber(withDigits(typed).trimEnd().replace(UNITS[field], '').trimEnd());

export type WeightUnit = 't' | 'kg';
/** A weight as it is written. */
export interface Weight {
  value: number;
  unit: WeightUnit;
}

const WEIGHT = new RegExp(`^(${NUMBER}|[\\d ,.]+)\\s*(?:(${TONNES})|(${KILOS}))?\\.?$`, 'i');
const CHOICES = new RegExp(`(${NUMBER})\\s*(?:(${TONNES})|(${KILOS}))?`, 'gi');
/** No more than these are offered to choose from. */
const MOST_CHOICES = 4;

/**
 * Reads the field of a weight: `30`, `30 tons`, `30,000kg`, `thirty`.
 * @param unit counts where the text has none
 * @returns the weight; or, where the text names several, like `20-30 t`, or says more than a weight, like `30 ton truck`, each of those that
 * may be meant
 */
export function readWeight(typed: string, unit: WeightUnit): { weight?: Weight; choices: Weight[] } {
  const text = withDigits(typed).trim();
  const [, digits = '', tonnes, kilos] = WEIGHT.exec(text) ?? [];
  const value = readNumber(digits);
  const unitOf = (isTonnes?: string, isKilos?: string) => (isTonnes ? 't' : isKilos ? 'kg' : undefined);
  const written = unitOf(tonnes, kilos) ?? unit;
  // 1.500 kg may be one and a half, or, as in half of Europe, fifteen hundred.
  if (value !== undefined && written === 'kg' && /^\d{1,3}\.\d{3}$/.test(digits.trim()))
    return { choices: [value * KILOGRAMS, value].map((kilograms) => ({ value: kilograms, unit: written })) };
  if (value !== undefined) return { weight: { value, unit: written }, choices: [] };
  if (text.startsWith('-')) return { choices: [] };
  const found = [...text.matchAll(CHOICES)];
  const last = found.map(([, , isTonnes, isKilos]) => unitOf(isTonnes, isKilos)).findLast(Boolean);
  const choices = found.flatMap(([, amount = '', isTonnes, isKilos]) => {
    const number = readNumber(amount);
    return number ? [{ value: number, unit: unitOf(isTonnes, isKilos) ?? last ?? unit }] : [];
  });
  return { choices: choices.slice(0, MOST_CHOICES) };
}

export const KILOGRAMS = 1000;
export const inKilograms = ({ value, unit }: Weight): number => value * (unit === 'kg' ? 1 : KILOGRAMS);
