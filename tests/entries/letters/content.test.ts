import { beforeAll, describe, expect, test } from 'vitest';
import { TICK_BOX } from '#domain/entries/guide-pdf.ts';
import type { Snapshot } from '#server/content/folder/snapshot.ts';
import { readSiteContent } from '#tests/support/site-content.ts';
import { lacking } from '../../../tools/fonts/letters.mjs';
import { FAMILIES, SPECIMEN, sfnt } from './specimen.ts';

/** A tick box is drawn (src/entries/guides/pdf/blocks.typ); a name in braces is replaced. */
const NOT_SET = new RegExp(`${TICK_BOX}|\\{\\w+\\}|\\s`, 'gu');

/** Each letter of the whole content, composed, with the first place where it is. */
let found: Map<string, string>;
beforeAll(async () => {
  found = written(await readSiteContent());
});

/** Every text in a value, with the path that leads to it. */
function* texts(value: unknown, path: string): Generator<{ text: string; path: string }> {
  if (typeof value === 'string') yield { text: value, path };
  else if (value instanceof Map) for (const [key, each] of value) yield* texts(each, `${path}.${key}`);
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) yield* texts(each, `${path}.${key}`);
}

const letters = (text: string) => new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);

function written(content: Required<Snapshot>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { text, path } of texts(content, 'content'))
    for (const { segment } of letters(text.replace(NOT_SET, '').normalize('NFC')))
      if (!found.has(segment)) found.set(segment, `${path}: ${text.slice(0, 80)}`);
  return found;
}

describe.each(Object.entries(FAMILIES))('%s', (_, files) => {
  /** The characters that no file of the family draws. */
  async function fallen(strings: readonly string[]): Promise<string[]> {
    let rest = [...strings];
    for (const file of files) rest = lacking(await sfnt(file), rest);
    return rest;
  }

  test('no letter of the content falls to a face of the system', async () => {
    expect(found.size).toBeGreaterThan(70);
    const missing = await fallen([...found.keys()]);
    expect(missing.map((letter) => `${letter} ${found.get(letter)}`)).toEqual([]);
  });

  test('every promised letter is there, with its marks', async () => {
    expect(await fallen(SPECIMEN)).toEqual([]);
  });

  test('what no face has is found', async () => {
    expect(await fallen(['ሰ', '☃'])).toEqual(['ሰ', '☃']);
  });
});
