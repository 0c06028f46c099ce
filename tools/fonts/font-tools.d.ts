/** The parts that `npm run fonts` uses of packages that come without types. */
declare module 'subset-font' {
  /** Cuts a font down to some characters. */
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: string): Promise<Buffer>;
}

declare module 'fontkit' {
  export interface Glyph {
    id: number;
    codePoints: number[];
    advanceWidth: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
  }
  interface Font {
    unitsPerEm: number;
    numGlyphs: number;
    characterSet: number[];
    layout(text: string): { advanceWidth: number; glyphs: Glyph[] };
    glyphForCodePoint(codePoint: number): Glyph;
  }
  export function create(font: Buffer): Font;
}
