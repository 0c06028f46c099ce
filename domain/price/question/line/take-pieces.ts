import { inKilograms, KILOS, NUMBER, readWeight, TONNES } from '../../trucks/amounts.ts';
import { pieceNamed } from '../../trucks/pieces.ts';
import { goodsNamed, MACHINE, readGoods } from './goods.ts';
import { Line, re } from './line.ts';
import { takeBags } from './take-load.ts';

const COUNT = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,6})`;
const PIECE =
  '(?:cartons?|ctns?|crates?|drums?|rolls?|bales?|boxes|kegs?|packs?|packages?|pieces|pcs|bundles?|coils?|baskets?|pallets?|ibcs?|tanks?|sheets?|cylinders?|(?:jumbo|big) ?bags?)(?![a-z])';
const BAGS = '(?:bags?|sacks?)(?![a-z])';
const WEIGHT = `(${NUMBER}\\s*(?:${TONNES}|${KILOS}))`;
const EACH = String.raw`\s*\)?\s*(?:each|per [a-z]+|an? (?:${PIECE}|${BAGS}))`;
const BETWEEN = String.raw`[^¦\d]{0,30}?`;

/** Ways of saying how many pieces there are and what one weighs. */
const COUNTED = [
  `${COUNT}\\s*${PIECE}${BETWEEN}${WEIGHT}${EACH}`,
  `${COUNT}\\s*${PIECE}\\s*(?:of|at|@|x|\\()\\s*${WEIGHT}`,
  `${COUNT}\\s*(?:x\\s*)?${WEIGHT}\\s*-?${PIECE}`,
  `${COUNT}\\s*${BAGS}${BETWEEN}(${NUMBER}\\s*${TONNES})${EACH}`,
];
/** '500 cartons 20 kg': of one, or of all? */
const UNSURE = `${COUNT}\\s*${PIECE}${BETWEEN}(${NUMBER}\\s*${KILOS})`;
/** '50kg bags of sugar', 'bags of sugar, 50kg': how many? */
const UNCOUNTED = [
  `${WEIGHT}\\s*-?(?:${PIECE}|bags(?![a-z]))`,
  `\\bbags\\b${BETWEEN}(${NUMBER}\\s*${KILOS})`,
];

/** More than this is no piece that people count, in kg: '20 pallets of 10 tons' may be 10 tons in all. */
const HEAVIEST_PIECE = 2000;

const kilogramsOf = (text: string): number => {
  const { weight } = readWeight(text, 'kg');
  return weight ? inKilograms(weight) : 0;
};
const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/**
 * Takes pieces and what one of them weighs: '24 pallets of 1 ton', '500 cartons, 20kg each'.
 * @param trucks that the line counts, of which each may carry as much
 * @returns the weight of all as it goes into its field
 */
export function takePieces(line: Line, query: URLSearchParams, trucks = 1): string | undefined {
  const pallets = /\b(\d{1,6}) ?pallets?\b/.exec(line.text)?.[1];
  const take = (pattern: string, isSure: boolean) =>
    line.take(re(pattern)).map(([, count = '', weight = '']) => {
      const each = kilogramsOf(weight);
      const all = each * numberOf(count);
      if (trucks > 1) return `${all} kg or ${all * trucks} kg`;
      const isClear = isSure || numberOf(count) === 1;
      return isClear && each > 0 && each <= HEAVIEST_PIECE ? `${all} kg` : `${weight} or ${all} kg`;
    });
  const found = [...COUNTED.flatMap((pattern) => take(pattern, true)), ...take(UNSURE, false)];
  if (pallets && found.length === 1) query.set('pallets', pallets);
  return found.length > 0 ? found.join(', ') : undefined;
}

/** Takes the weight of one piece where the line does not say how many there are. @returns it with the doubt */
export function takeUncounted(line: Line): string | undefined {
  const found = UNCOUNTED.flatMap((pattern) => line.take(re(pattern)).map(([, weight]) => `${weight}?`));
  return found.length > 0 ? found.join(', ') : undefined;
}

/**
 * Takes pieces of one sort whose weight the line does not say into the fields that ask for it.
 * @returns whether there were any
 */
export function takeUnweighed(line: Line, query: URLSearchParams): boolean {
  const [only, ...others] = [...line.text.matchAll(re(`${COUNT}\\s*(${PIECE})`))];
  const piece = only && pieceNamed((only[2] ?? '').replace(/^(?:jumbo|big) ?/, ''));
  if (!only || !piece || others.length > 0) return false;
  line.take(re(`${COUNT}\\s*${PIECE}`));
  query.set('bags', String(numberOf(only[1] ?? '')));
  if (piece !== 'bag') query.set('piece', piece);
  return true;
}

/** A larger number before a machine is that of its model. */
const MOST_MACHINES = 99;

/** Takes the number of machines that a line counts. @returns how many */
export function takeMachines(line: Line, query: URLSearchParams): number {
  const [found] = line.take(re(`${COUNT}\\s*(?:units?(?: of)? )?${MACHINE}`));
  // 'CAT 320 excavator' is a model.
  if (!found?.[1] || numberOf(found[1]) > MOST_MACHINES) return 1;
  query.set('bags', String(numberOf(found[1])));
  return numberOf(found[1]);
}

/** Whether pieces are left of which the line does not say the weight. */
export const hasMorePieces = (line: Line): boolean => line.has(re(`${COUNT}\\s*${PIECE}`));

/** What joins two loads on one truck: '100 bags of cement and 5 tons of rods'. */
const AND = / (?:and|plus|&|\+) /;
/** Where another load may begin without such a word: '5 tons rice, 5 tons beans'. */
const NEXT = /, | (?=\d)/;
/** Words that say of no load what it is. */
const GENERAL = new Set('goods cargo load loads material materials bag bags'.split(' '));

const goodsIn = (text: string): string[] =>
  text.split(/[^a-z]+/).flatMap((word) => (GENERAL.has(word) ? [] : (goodsNamed(word) ?? [])));

/** The parts of a line that each tell of a load; goods that are new, after an amount of others, begin one. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const joined of text.split(AND)) {
    let part = '';
    for (const next of joined.split(NEXT)) {
      const before = goodsIn(part);
      const isNew = before.length > 0 && goodsIn(next).some((name) => !before.includes(name));
      if (isNew && /\d/.test(part)) {
        parts.push(part);
        part = next;
      } else part = `${part} ${next}`;
    }
    parts.push(part);
  }
  return parts;
}

/**
 * Takes several loads for one road, each with its weight.
 * @returns the weight of all, with a doubt where one is not said; nothing where the line names one load
 */
export function takeMixed(line: Line): string | undefined {
  const parts = partsOf(line.text);
  if (parts.length < 2 || /\bbetween\b/.test(line.text)) return undefined;
  const loads = parts.map((part) => {
    const rest = new Line(part);
    return { kilograms: takeOne(rest), rest };
  });
  const weights = loads.flatMap(({ kilograms }) => kilograms ?? []);
  if (weights.length < 2 || weights.every((weight) => weight === 0)) return undefined;
  line.text = loads.map(({ rest }) => rest.text).join(' ¦ ');
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.includes(0) ? `${sum} kg?` : `${sum} kg`;
}

/** The weight of the load in a part of the line: nothing where there is no load, zero where its weight is not said. */
function takeOne(line: Line): number | undefined {
  const query = new URLSearchParams();
  const pieces = takePieces(line, query);
  if (pieces) return kilogramsOf(pieces);
  const { bag } = readGoods(line.text);
  takeBags(line, query, 1, bag);
  if (query.has('bags')) return numberOf(query.get('bags') ?? '') * Number(query.get('bag') ?? 0) || 0;
  const ofGoods = [...line.text.matchAll(re(`${WEIGHT}\\s+(of\\s+)?([a-z]+)`))].filter(
    ([, , of, word = '']) => of || goodsNamed(word),
  );
  const [only, ...others] = ofGoods;
  if (!only && !re(WEIGHT).test(line.text) && hasMorePieces(line)) return 0;
  if (others.length > 0) return undefined;
  if (!only && goodsIn(line.text).length === 0) return undefined;
  const [weight, ...more] = line.take(re(WEIGHT));
  return weight && more.length === 0 ? kilogramsOf(weight[1] ?? '') : undefined;
}
