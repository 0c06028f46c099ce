import { describe, expect, test } from 'vitest';
import { parseTerms } from './terms.ts';

const entry = (subject: string, more = '') =>
  `---\nsubject: ${subject}\nsubTitle: One line that says what the term means in so many words as search results show.\n${more}---\n\nText.\n`;

async function parse(files: Record<string, string>) {
  const problems: string[] = [];
  const terms = await parseTerms(new Map(Object.entries(files)), ['A', 'B'], problems);
  return { terms, problems };
}

describe('the terms of the glossary', () => {
  test('come by letter and subject, with what a list shows', async () => {
    const { terms, problems } = await parse({
      'glossary/b/backhaul.md': entry('Backhaul', 'picture: container-lorry\n'),
      'glossary/a/axle-load.md': entry('Axle load'),
      'glossary/a/afcfta.md': entry('AfCFTA'),
    });
    expect(problems).toEqual([]);
    expect(terms.map(({ subject }) => subject)).toEqual(['AfCFTA', 'Axle load', 'Backhaul']);
    expect(terms[2]).toMatchObject({ letter: 'B', slug: 'backhaul', picture: 'container-lorry' });
  });

  test('with a hooked letter stand under the letter that it is made of', async () => {
    const { terms, problems } = await parse({ 'glossary/b/barawo.md': entry('Ɓarawo') });
    expect(problems).toEqual([]);
    expect(terms[0]).toMatchObject({ letter: 'B', slug: 'barawo', subject: 'Ɓarawo' });
  });

  test('without a body have no content', async () => {
    const { terms } = await parse({ 'glossary/a/axle-load.md': entry('Axle load').replace('Text.\n', '') });
    expect(terms[0]?.content).toBeUndefined();
  });

  test('are refused with file and remedy where they stand wrong', async () => {
    const { problems } = await parse({
      'glossary/z/zone.md': entry('Zone'),
      'glossary/a/backhaul.md': entry('Backhaul'),
      'glossary/b/empty.md': 'No fields.',
    });
    expect(problems).toEqual([
      "glossary/z/zone.md: move it to a folder of the list 'letters' in pages/glossary.yaml, or add the letter there",
      "glossary/a/backhaul.md: subject: begins with 'b': move the file to glossary/b/",
      "glossary/b/empty.md: line 1: begin with '---', the fields subject and subTitle, and '---'",
    ]);
  });
});
