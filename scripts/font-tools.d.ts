/** What `npm run fonts` uses of packages that come without types. */
declare module 'subset-font' {
  /** Cuts a font down to some characters. */
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: string): Promise<Buffer>;
}

declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    numGlyphs: number;
    characterSet: number[];
    layout(text: string): { advanceWidth: number; glyphs: { id: number }[] };
    glyphForCodePoint(codePoint: number): { id: number };
  }
  export function create(font: Buffer): Font;
}
