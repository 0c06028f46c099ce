import type { Place } from '../../roads/places.ts';
import { KILOS, NUMBER, TONNES } from '../../trucks/amounts.ts';
import { SPECIAL_TRUCK } from '../../trucks/load-query.ts';
import { DAY, MONTH, readDay } from '../read-day.ts';
import { isDoubtful, isSpecial } from './doubts.ts';
import { readGoods } from './goods.ts';
import { type Line, re, tidied } from './line.ts';
import { LONGEST_LINE } from './parameter.ts';
import { readPlaces } from './read-places.ts';
import { takeBags, takeContainers, takeSizes, takeTrucks, takeWeight } from './take-load.ts';
import {
  hasMorePieces,
  takeMachines,
  takeMixed,
  takePieces,
  takeUncounted,
  takeUnweighed,
} from './take-pieces.ts';
import { TO_DO } from './words.ts';

/** Telephone numbers, money, hours and addresses of the web say nothing about a load. */
const NOISE = [
  /(?:\+?234|\b0)[ -]?[789][01]\d(?:[ -]?\d){7}\b/g,
  /(?<![\d,.])\d[\d,.]{0,20}\s?(?:k|m|million|billion)?\s?naira\b/g,
  /(?:₦|\bngn|\bn(?=\d)|\bnaira)\s?\d[\d,.]{0,20}\s?(?:k|m|million|thousand)?\b/g,
  /(?<![\d,.])\d[\d,.]{0,20}\s?(?:million|m|k)\b(?!\s?[³3])/g,
  /\b(?:by |at )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)\b/g,
  /\bhttps?\S+|\bwww\.\S+|(?<!\S)[^\s@]{1,64}@\S+/g,
];

const UNSURE_DAY =
  /\b(?:(?:this|next|coming|the) )?(?:week ?end|month ?end)\b|\bend of (?:the )?(?:month|week|year)\b|\b(?:next|last|past) (?:week|month|year)\b|\bthis (?:week|month)\b|\b(?:christmas|xmas|easter|sallah|new year)\b/g;

/** Several days, or none in particular: '10-12 December', 'first week of December', 'in 2 weeks'. */
const UNSURE_DATES = [
  re(
    String.raw`(?<![\w/.,-])\d{1,2}(?:st|nd|rd|th)? ?(?:-|–|to|and|or) ?\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\b(?:,? \d{4}\b)?`,
  ),
  re(String.raw`\b(?:first|second|third|last|1st|2nd|3rd|4th) week(?: (?:of|in))?(?: ${MONTH}\b)?`),
  /\b(?:in|within|next) (?:a|\d{1,2}) (?:weeks?|months?)(?:['’]? time)?\b|\b\d{1,2} (?:weeks?|months?)['’]? time\b/g,
];
/** A month without a day; 'may' alone is no month. */
const MONTH_ONLY = re(
  String.raw`\b(?:in|by|for|from|early|mid|late|around|this|next) ${MONTH}\b(?: \d{4}\b)?|\b(?!may\b)${MONTH} \d{4}\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b`,
);

/** The day of loading as it goes into its field; several, or one that is denied, are left for the field to ask about. */
function takeDay(line: Line, today: string): string | undefined {
  const unsure = [
    ...line.take(re(String.raw`\b(?:not|except|before|(?<!day )after|until|till) (?:${DAY})(?![\w/])`)),
    ...line.take(UNSURE_DAY),
    ...UNSURE_DATES.flatMap((pattern) => line.take(pattern)),
    ...line.take(/\b(?:next|last|past) (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b/g),
  ];
  const days = line
    .take(re(String.raw`(?<![\w/.,-])(?:${DAY})(?![\w/]| ?(?:${TONNES}|${KILOS}|bags?|mile\b))`))
    .map(([text]) => text);
  const months = line.take(MONTH_ONLY).map(([text]) => text);
  const all = [...unsure.map(([text]) => text), ...days, ...months];
  // 'Thank you for yesterday' says nothing where another day is named.
  const written = all.length > 1 ? all.filter((text) => text !== 'yesterday') : all;
  const [only] = written;
  if (written.length === 1 && only) return readDay(only, today) ?? only.trim();
  const meant = new Set(written.map((text) => readDay(text, today)));
  const [day] = meant;
  return meant.size === 1 && day ? day : written.join(' or ') || undefined;
}

/** The empty container does not come back with us. */
const NO_EMPTIES = [
  /\b(?:no|not|without|minus|excluding|don['’]?t)\s(?:\w{1,8}\s){0,3}(?:empty|empties)\b(?:\s(?:container|box|back|returns?|returned|returning)\b){0,2}/g,
  /\b(?:i|we)\s(?:(?:will|shall|can|go|would)\s)?(?:return|bring|take)\s(?:\w{1,8}\s){0,2}(?:empty|empties)\b(?:\s(?:container|box|back)\b){0,2}/g,
];
/** It does; where to is not where the load goes. */
const EMPTIES = [
  /\b(?:return(?:s|ed|ing)?|bring)\s+(?:\w+\s+){0,3}?(?:empty|empties)\b(?:\s+(?:container|box|back|return)){0,2}(?:\s+to\s+(?:the\s+|tin\s+|port\s+|lekki\s+)?[a-z-]+)?/g,
  /\b(?:empty|empties)\s+(?:\w+\s+){0,3}?(?:back|return(?:s|ed|ing)?)\b(?:\s+to\s+(?:the\s+|tin\s+|port\s+|lekki\s+)?[a-z-]+)?/g,
  /\breturn(?:s|ing)?\s+(?:of\s+)?(?:the\s+)?(?:container|box)\b/g,
];

/** What the price shall hold besides the road. */
function takeExtras(line: Line, query: URLSearchParams) {
  const on = (name: string, ...patterns: RegExp[]) => {
    if (patterns.map((pattern) => line.has(pattern)).includes(true)) query.set(name, 'yes');
  };
  for (const pattern of NO_EMPTIES) line.take(pattern);
  on('return', ...EMPTIES);
  line.take(/\b(?:without|no|excluding|minus)\s+(?:off)?loading(?:\s+(?:and|or|&)\s+offloading)?\b/g);
  if (
    line.has(
      /\b(?:(?:with|including|plus|you|una|we want)\s+)?load(?:ing)?\s*(?:and|&|\+)\s*(?:off|un)-?load(?:ing)?\b(?:\s+inclu\w+)?/g,
    )
  ) {
    query.set('loading', 'yes');
    query.set('offloading', 'yes');
  }
  on(
    'offloading',
    /\b(?:with|including|plus|you)\s+(?:off|un)-?load(?:ing)?\b/g,
    /\b(?:off|un)-?loading\s+inclu\w+/g,
  );
  on('loading', /\b(?:with|including|plus|you)\s+load(?:ing)?\b/g, /\bloading\s+inclu\w+/g);
  on(
    'fod',
    /\b(?:pay(?:ment)?|cash|freight|money)\s+on\s+delivery\b/g,
    /\b(?:receiver|consignee|buyer)\s+(?:will\s+|go\s+|dey\s+)?pays?\b/g,
    /\b(?:fod|c\.?o\.?d)\b/g,
  );
  const [wait] = [
    ...line.take(/\bwait(?:ing|s)?\s+(?:for\s+)?(\d+)\s*days?\b/g),
    ...line.take(/\b(\d+)\s*days?\s+(?:of\s+)?wait(?:ing)?\b/g),
  ];
  if (wait?.[1]) query.set('waiting', wait[1]);
  // Whether 'two drops' count the end of the road is asked.
  const drops = line.take(/\b(\d+)\s*(?:drops?|deliver(?:y|ies)|locations?)\b/g);
  const stops = line.take(/\b(?:(\d+)\s*(?:extra )?)?stops?(?: over)?\s+(?:at|in)\s+[a-z-]+/g);
  const counted = line.take(/\b(\d+)\s*(?:extra )?stops?\b/g);
  if (drops[0]) query.set('stops', `${drops[0][0]}?`);
  else if (stops.length + counted.length > 0)
    query.set('stops', `${counted[0]?.[1] ?? stops[0]?.[1] ?? stops.length}`);
  line.take(/\b(?:via|through|passing(?: through)?|by way of)\s+[a-z-]+/g);
}

const ROUND_TRIP =
  /\b(?:and|then|plus)\s+(?:come\s+|carry\s+\w+\s+)?back\b|\b(?:round|return|two.?way)\s*(?:trip|load|journey|haul)\b|\bto (?:and|&) fro\b|\bback ?load\b/g;

/** The weight of the bags that were read. */
function bagsTogether(query: URLSearchParams): string[] {
  const kilograms = Number(query.get('bags') ?? 0) * Number(query.get('bag') ?? 0);
  return kilograms > 0 ? [`${kilograms} kg`] : [];
}

/**
 * Reads a line such as '600 bags of cement from Aba to Kano' into the fields of the form that asks for a price. Never throws. What
 * is not certain goes into its field as it was written: the field then asks about it.
 * @param certain the search for a place that a text certainly names
 * @param today ISO date
 */
export function readLine(
  text: string,
  certain: (text: string) => Place | undefined,
  today: string,
): URLSearchParams {
  const line = tidied(text);
  const query = new URLSearchParams({ from: '', to: '', weight: '' });
  for (const pattern of NOISE) line.take(pattern);
  const day = takeDay(line, today);
  if (day) query.set('date', day);
  takeExtras(line, query);
  // What was cut off may say more of the load.
  const isUnsure = text.length > LONGEST_LINE || isDoubtful(line.text);
  const needsSpecial = isSpecial(line.text);
  const isRoundTrip = line.has(ROUND_TRIP);
  line.text = line.text.replace(TO_DO, ' ');
  const { kind, bag } = readGoods(line.text);
  if (kind) query.set('goods', kind);
  const litres = line.take(re(String.raw`${NUMBER}\s*(?:lit(?:re|er)s?|ltrs?|gallons?)\b`));
  if (litres.length > 0 && !kind) query.set('goods', 'liquid');
  const boxes = takeContainers(line, query);
  const machines = kind === 'machine' ? takeMachines(line, query) : 1;
  const sizes = takeSizes(line);
  const { count: trucks, text: trucksOnly } = takeTrucks(line);
  const mixed = takeMixed(line);
  const pieces = mixed ?? takePieces(line, query, trucks);
  takeBags(line, query, line.text.includes('each') ? trucks : 1, bag);
  const uncounted = takeUncounted(line);
  for (const [name, pattern] of [
    ['pallets', /\b(\d+)\s*pallets?\b/g],
    ['volume', /(?<![\d.,])(\d{1,6}(?:[.,]\d{1,3})?)\s?(?:cbm|m3|m³|cubic met(?:er|re)s?)/g],
  ] as const) {
    const [found, ...others] = line.take(pattern);
    if (found?.[1]) query.set(name, others.length > 0 ? '?' : found[1]);
  }
  const many = Math.max(trucks, boxes ?? 1, machines);
  // A machine may be heavier than a truck carries.
  const counted = takeWeight(line, sizes, many, machines > 1 ? Number.POSITIVE_INFINITY : undefined);
  const weights = [pieces, uncounted, counted].filter((one) => one !== undefined);
  // '20 bags of cement, 100 cartons of tiles' weigh more than the bags.
  const isCounted = boxes !== undefined || query.has('bags') || query.has('pallets');
  const isSaid = isCounted || pieces || uncounted ? false : takeUnweighed(line, query);
  const isPart = !counted && hasMorePieces(line);
  if (weights.length === 0 && trucksOnly && !isCounted && !isSaid) weights.push(trucksOnly);
  if ((isUnsure || isPart) && weights.length === 0) weights.push(...bagsTogether(query));
  if (weights.length > 0) query.set('weight', `${weights.join(', ')}${isUnsure || isPart ? '?' : ''}`);
  if (needsSpecial) query.set('goods', SPECIAL_TRUCK);
  const { from, to } = readPlaces(line.text, certain);
  if (from) query.set('from', from);
  // Whether a price is asked for both ways is not for us to say: 'Abuja and back' is asked about.
  if (to) query.set('to', isRoundTrip ? `${to} and back` : to);
  return query;
}
