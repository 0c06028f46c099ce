/** What a load may be counted in; the words for each are copy. */
export const PIECES = [
  'bag',
  'carton',
  'crate',
  'drum',
  'roll',
  'bale',
  'box',
  'keg',
  'pack',
  'piece',
  'bundle',
  'coil',
  'basket',
  'tank',
  'sheet',
  'cylinder',
  'machine',
] as const;
export type Piece = (typeof PIECES)[number];

/** Other words for some of them, and what is short for them. */
const SAME: Record<string, Piece> = {
  ctn: 'carton',
  package: 'pack',
  pcs: 'piece',
  pc: 'piece',
  ibc: 'tank',
};

/** The piece that a word of a line names, in the singular or plural. */
export function pieceNamed(word: string): Piece | undefined {
  const names = [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
  return names.flatMap((name) => PIECES.find((piece) => piece === name) ?? SAME[name] ?? [])[0];
}
