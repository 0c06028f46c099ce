import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRIES_EVERY_CASE } from '../../../../../tools/run/steps/tiers.mjs';
import { markdownToRichText } from '../../../formats/markdown.ts';
import { insertBlock, toggleMark } from './edits.js';
import { continued, toggleLines } from './lines.js';
import { insertPasted } from './pasted.js';

type Field = { text: string; start: number; end: number };

const TABLE = '| A | B |\n| --- | --- |\n| 1 | 2 |';
const BLOCKS = [
  'One line.',
  '- an item\nwith a line more',
  '## A heading\nwith words below',
  'Two lines\nof **bold** and *italic* words.',
  '## A heading',
  '- an item\n- another\n  - inner',
  '1. first\n2. second\n3. third',
  '4. fourth\n5. fifth',
  '- [ ] a task\n- [x] done',
  '> a quote\n> of lines',
  'A [link](/price) in a line.',
  TABLE,
];

/** Texts as editors have them, with something selected. */
const field: fc.Arbitrary<Field> = fc
  .tuple(fc.array(fc.constantFrom(...BLOCKS), { maxLength: 6 }), fc.nat(), fc.nat())
  .map(([blocks, one, other]) => {
    const text = blocks.join('\n\n');
    const [start = 0, end = 0] = [one, other].map((at) => at % (text.length + 1)).toSorted((a, b) => a - b);
    return { text, start, end };
  })
  .filter(({ text }) => errorsOf(text).length === 0);

const errorsOf = (text: string) => markdownToRichText(text).errors;

const CHANGES: Record<string, (field: Field) => Field | undefined> = {
  bold: (field) => toggleMark(field, 'bold'),
  italic: (field) => toggleMark(field, 'italic'),
  ...Object.fromEntries(
    ['heading', 'subheading', 'bullets', 'numbers', 'checklist', 'quote'].map((kind) => [
      kind,
      (field: Field) => toggleLines(field, kind),
    ]),
  ),
  table: (field) => insertBlock(field, TABLE),
  'a pasted list': (field) => insertPasted(field, '1. a\n2. b'),
  // The editor types the words of a new item next.
  Enter: (field) => {
    const made = continued(field);
    return made && { ...made, text: `${made.text.slice(0, made.start)}word${made.text.slice(made.start)}` };
  },
};

test.each(Object.keys(CHANGES))('%s makes nothing that the check refuses, wherever it is pressed', (name) => {
  fc.assert(
    fc.property(field, (before) => {
      const after = CHANGES[name]?.(before);
      if (after) expect({ text: after.text, errors: errorsOf(after.text) }).toMatchObject({ errors: [] });
    }),
    { numRuns: TRIES_EVERY_CASE ? 300 : 50 },
  );
});
