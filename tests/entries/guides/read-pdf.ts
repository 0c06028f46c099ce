import { inflateSync } from 'node:zlib';

/** The content of a PDF as its reader finds it. */
export interface ReadPdf {
  /** Words of each page in the order in which they are drawn, without spaces: a line may end anywhere. */
  pages: string[];
  /** Words of all pages that are in no face of the file: in one that every reader has, or drawn as the box of a face. */
  fallen: string;
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
  const pages = bodies.filter((body) => body.includes('/Type /Page\n'));
  const drawn = pages.map((page) => drawnOn(page, object, fonts));
  return {
    pages: drawn.map((words) => bare(words, decode)),
    fallen: drawn.map((words) => bare(words, decodeFallen)).join(''),
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

/** Glyphs as numbers, in the order in which they are drawn, and the letters of their face. */
interface Drawn {
  glyphs: string;
  letters: Letters;
}

function drawnOn(page: string, object: Resolve, known: Map<string, Letters>): Drawn[] {
  const resources = object(/\/Resources (\d+)/.exec(page)?.[1]);
  const ids = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]),
  );
  const content = stream(object(/\/Contents (\d+)/.exec(page)?.[1]));
  let letters: Letters;
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, font, shown = '']) => {
    if (font) letters = lettersOf(ids.get(font) ?? '', object, known);
    return [...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, glyphs = '']) => ({ glyphs, letters }));
  });
}

const bare = (drawn: Drawn[], decoded: (drawn: Drawn) => string) =>
  drawn.map(decoded).join('').replace(/\s/g, '');

const numbers = (glyphs: string) => (glyphs.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16));

function decode({ glyphs, letters }: Drawn): string {
  if (!letters) return Buffer.from(glyphs, 'hex').toString('latin1');
  return numbers(glyphs)
    .map((glyph) => letters[glyph] ?? '')
    .join('');
}

/** Glyph 0 of a face is its box. */
const decodeFallen = (drawn: Drawn) =>
  drawn.letters ? '☐'.repeat(numbers(drawn.glyphs).filter((glyph) => glyph === 0).length) : decode(drawn);

/** The letters of each glyph of a face, from its ToUnicode table. */
function lettersOf(id: string, object: Resolve, known: Map<string, Letters>): Letters {
  if (known.has(id)) return known.get(id);
  const [, table] = /\/ToUnicode (\d+)/.exec(object(id)) ?? [];
  const letters = table ? lettersIn(stream(object(table))) : undefined;
  known.set(id, letters);
  return letters;
}

function lettersIn(table: string): string[] {
  const codes = [...table.matchAll(/\[(.*?)\]/gs)].flatMap(([, range = '']) => [
    ...range.matchAll(/<([0-9a-f ]*)>/g),
  ]);
  // A letter with its mark is one glyph of two characters, which stand apart.
  return codes.map(([, code = '']) =>
    Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}
