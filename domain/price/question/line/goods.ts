import leven from 'leven';
import { UNSURE_GOODS } from '../../trucks/load-query.ts';
import type { GoodsKind } from '../../trucks/trucks.ts';

/** What goods are called, by how they are carried where nothing else is said. */
const NAMES: Record<'dry' | 'loose' | 'liquid' | 'packed' | 'machine', string> = {
  dry: 'cement ciment flour sugar salt fertilizer fertiliser urea npk starch semovita paper',
  loose: 'sand granite gravel laterite stone stones stonedust clinker gypsum limestone coal',
  liquid:
    'diesel ago petrol pms kerosene dpk fuel bitumen crude lubricant vegetable-oil palm-oil groundnut-oil soya-oil oil water',
  packed:
    'rice beans maize corn sorghum millet garri yam yams cassava onion onions tomato tomatoes potato potatoes pepper cocoa cashew sesame hibiscus ginger soya soyabeans groundnut groundnuts cotton drinks beer bottles tiles rods iron iron-ore steel coils pipes timber wood plank planks furniture electronics spare parts clothes shoes drugs medicine books indomie noodles spaghetti milk tiles plastics polythene nylon scrap batteries tyres tires household items personal effects goods cargo load loads materials material cows cattle goats rams chicken eggs fish frozen plantain oranges mangoes fruits vegetables seeds grains grain wheat hides skins rubber kernel pkc detergent soap water-melon watermelon feed blocks bags bag sachet cars car vehicle vehicles solar panels',
  // One piece that no two trucks can share
  machine:
    'machine machines machinery equipment generator generators genset gensets transformer transformers excavator excavators bulldozer bulldozers dozer dozers crane cranes forklift forklifts grader graders payloader payloaders backhoe backhoes compactor compactors compressor compressors turbine turbines boiler boilers tractor tractors rig rigs digger diggers paver pavers',
};
const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name.replaceAll('-', ' '), kind as GoodsKind] as const),
  ),
);

/** Any of the names of machines, as a part of a pattern. */
export const MACHINE = `(?:${NAMES.machine.replaceAll(' ', '|')})(?![a-z])`;
/** Parts of a machine go in boxes. */
const IN_PARTS = /\bparts?\b/;

/** Bags of these goods have one weight wherever they are sold, in kg. */
const ONE_BAG: ReadonlyMap<string, number> = new Map([
  ['cement', 50],
  ['ciment', 50],
]);
/** Goods that are poured where they are not in one of these. */
const IN_PIECES =
  /\b(?:drums?|kegs?|jerry ?cans?|bottles?|bottled|cartons?|bags?|bagz|sacks?|sachets?|pallets?|tins?|packs?|crates?|ibcs?)\b/;
const IN_BULK = /\b(?:in loose|loose|in bulk|bulk|unbagged)\b/;
/** From how many letters on one may be wrong. */
const LONG = 6;

/** The goods that a word names, with a typo in a long one. */
export function goodsNamed(word: string): string | undefined {
  if (KINDS.has(word)) return word;
  if (word.length < LONG - 1) return undefined;
  return [...KINDS.keys()].find(
    (name) => name.length >= LONG && name[0] === word[0] && leven(name, word, { maxDistance: 2 }) === 1,
  );
}

/** How goods are carried, and what a bag of them weighs where it is always the same. `unsure` where the words contradict each other. */
export function readGoods(text: string): { kind?: GoodsKind | typeof UNSURE_GOODS; bag?: number } {
  const words = text.replace(/\b(\w+) (oil|ore)\b/g, '$1-$2').split(/[^a-z-]+/);
  const names = words.flatMap(
    (word) => goodsNamed(word.replaceAll('-', ' ')) ?? goodsNamed(word.split('-').at(-1) ?? '') ?? [],
  );
  const bag = names.map((name) => ONE_BAG.get(name)).find(Boolean);
  const kinds = new Set(names.flatMap((name) => KINDS.get(name) ?? []).filter((kind) => kind !== 'packed'));
  if (IN_BULK.test(text)) {
    if (kinds.has('dry')) return { kind: UNSURE_GOODS };
    if (!kinds.has('liquid')) return { kind: 'loose' };
  }
  if (kinds.size > 1) return { kind: UNSURE_GOODS };
  const [kind] = kinds;
  const inPieces =
    (IN_PIECES.test(text) && (kind === 'liquid' || kind === 'loose' || kind === 'machine')) ||
    (IN_PARTS.test(text) && kind === 'machine');
  return { ...(kind && !inPieces && { kind }), ...(bag && { bag }) };
}
