import { inflateSync } from 'node:zlib';

/** What a reader of a PDF finds in it. */
export interface ReadPdf {
  /** Words of each page in the order in which they are drawn, without spaces: a line may end anywhere. */
  pages: string[];
  /** Entries of the document's information, such as Title. */
  info: Record<string, string>;
  language: string;
  /** Titles of the bookmarks, in order. */
  bookmarks: string[];
  /** Addresses that links lead to. */
  links: string[];
  /** Names of the fields to write in and of the boxes to tick. */
  fields: { texts: string[]; boxes: string[] };
}

/** Reads a PDF as the PDF library writes it: objects in the clear, streams deflated, text as glyphs of embedded faces. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = new Map(
    [...file.toString('latin1').matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const object = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const bodies = [...objects.values()];
  const widgets = (kind: string) =>
    bodies.filter((body) => body.includes(`/FT /${kind}`)).map((body) => literal(body, 'T', object));
  const fonts = new Map<string, Letters>();
  const information = bodies.find((body) => body.includes('/Producer')) ?? '';
  return {
    pages: bodies
      .filter((body) => body.includes('/Type /Page\n'))
      .map((page) => pageText(page, object, fonts)),
    info: Object.fromEntries(
      ['Title', 'Author', 'Subject', 'CreationDate'].map((key) => [key, literal(information, key, object)]),
    ),
    language: literal(bodies.find((body) => body.includes('/Type /Catalog')) ?? '', 'Lang', object),
    bookmarks: bodies
      .filter((body) => body.includes('/Dest ['))
      .map((body) => literal(body, 'Title', object)),
    links: bodies.filter((body) => body.includes('/S /URI')).map((body) => literal(body, 'URI', object)),
    fields: { texts: widgets('Tx'), boxes: widgets('Btn') },
  };
}

type Resolve = (id: string | undefined) => string;

/** A string of a dictionary, written in place or as an object of its own. */
function literal(dictionary: string, key: string, object: Resolve): string {
  const [, id] = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary) ?? [];
  const source = id ? object(id) : dictionary.slice(dictionary.search(new RegExp(`/${key} \\(`)));
  const text = /\(((?:\\.|[^\\)])*)\)/s.exec(source)?.[1] ?? '';
  const bytes = Buffer.from(text.replace(/\\(.)/gs, '$1'), 'latin1');
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}

function stream(body: string): string {
  const [, data = ''] = /stream\n(.*)\nendstream/s.exec(body) ?? [];
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

/** The letter of each glyph of a face; nothing for a face that every reader has, whose glyphs are letters themselves. */
type Letters = string[] | undefined;

function pageText(page: string, object: Resolve, known: Map<string, Letters>): string {
  const resources = object(/\/Resources (\d+)/.exec(page)?.[1]);
  const ids = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]),
  );
  const drawn = stream(object(/\/Contents (\d+)/.exec(page)?.[1]));
  let letters: Letters;
  let text = '';
  for (const [, font, shown = ''] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) letters = lettersOf(ids.get(font) ?? '', object, known);
    for (const [, glyphs = ''] of shown.matchAll(/<([0-9a-f]+)>/g)) text += decode(glyphs, letters);
  }
  return text.replace(/\s/g, '');
}

function decode(glyphs: string, letters: Letters): string {
  if (!letters) return Buffer.from(glyphs, 'hex').toString('latin1');
  return (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join('');
}

/** What each glyph of a face stands for, from its ToUnicode table. */
function lettersOf(id: string, object: Resolve, known: Map<string, Letters>): Letters {
  if (known.has(id)) return known.get(id);
  const [, table] = /\/ToUnicode (\d+)/.exec(object(id)) ?? [];
  const letters = table ? lettersIn(stream(object(table))) : undefined;
  known.set(id, letters);
  return letters;
}

function lettersIn(table: string): string[] {
  const codes = [...table.matchAll(/\[(.*?)\]/gs)].flatMap(([, range = '']) => [
    ...range.matchAll(/<([0-9a-f]*)>/g),
  ]);
  return codes.map(([, code = '']) => Buffer.from(code, 'hex').swap16().toString('utf16le'));
}
