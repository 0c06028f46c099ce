import { expect, test } from 'vitest';
import { writeFields } from './write-yaml.ts';

const HEAD = `title: "Return loads" # the working title
# Who pays is said below.
subTitle: >-
  Who pays for
  the way home.
date: 2026-11-24
tags:   [Costs,   Farm produce]
meta:
    title: 'Return loads: a sum'
    description: What it says.
series: { name: Rates, part: 2 }
`;
const VALUES = {
  title: 'Return loads',
  subTitle: 'Who pays for the way home.',
  date: '2026-11-24',
  tags: ['Costs', 'Farm produce'],
  meta: { title: 'Return loads: a sum', description: 'What it says.' },
  series: { name: 'Rates', part: 2 },
};

test('what says the same stays letter by letter', () => {
  expect(writeFields(HEAD, VALUES)).toBe(HEAD);
});

test.each([
  [{ title: 'Loads: home' }, `title: "Return loads" #`, `title: 'Loads: home' #`],
  [{ subTitle: 'Now short' }, 'subTitle: >-\n  Who pays for\n  the way home.\n', 'subTitle: Now short\n'],
  [{ date: '2026-12-01 09:00' }, 'date: 2026-11-24', 'date: 2026-12-01 09:00'],
  [{ tags: ['Ports', 'Road rules'] }, 'tags:   [Costs,   Farm produce]', 'tags:   [Ports,   Road rules]'],
  [{ meta: { ...VALUES.meta, title: 'Other' } }, `title: 'Return loads: a sum'`, 'title: Other'],
  [
    { series: { name: 'Rates', part: 3 } },
    'series: { name: Rates, part: 2 }\n',
    'series: { name: Rates, part: 3 }\n',
  ],
  [{ series: undefined }, 'series: { name: Rates, part: 2 }\n', ''],
  [{ meta: { title: VALUES.meta.title } }, '    description: What it says.\n', ''],
  [{ draft: true }, 'part: 2 }\n', 'part: 2 }\ndraft: true\n'],
])('%j changes these lines and no others', (change, was, now) => {
  expect(HEAD).toContain(was);
  expect(writeFields(HEAD, { ...VALUES, ...change })).toBe(HEAD.replace(was, now));
});

test('new parts of the last field and new fields keep their order', () => {
  const head = 'title: A\nmeta:\n  title: B\n';
  const values = { title: 'A', meta: { title: 'B', description: 'C' }, draft: true };
  expect(writeFields(head, values)).toBe('title: A\nmeta:\n  title: B\n  description: C\ndraft: true\n');
});

test('a new file has lists in one line and maps in several', () => {
  expect(writeFields('', { title: 'A: b', tags: ['One', 'Two'], meta: { title: 'C' } })).toBe(
    "title: 'A: b'\ntags: [One, Two]\nmeta:\n  title: C\n",
  );
});

const COPY = `# Kept as it is.
hero:
  lead: !unconfirmed Eight sizes. # noted
  heading: ['Truck haulage,', 15 to 60 tons]
  action: { label: Get a price, path: /price }
items:
  - title: A truck that fits
    text: !unconfirmed 'Eight sizes: one fits.'
  # A note about the second.
  - title: A price
    text: Said before.
reading:
  - /resources/blog/one
  - /resources/blog/two
note: >-
  Of two
  lines.
`;
const COPY_VALUES = {
  hero: {
    lead: 'Eight sizes.',
    heading: ['Truck haulage,', '15 to 60 tons'],
    action: { label: 'Get a price', path: '/price' },
  },
  items: [
    { title: 'A truck that fits', text: 'Eight sizes: one fits.' },
    { title: 'A price', text: 'Said before.' },
  ],
  reading: ['/resources/blog/one', '/resources/blog/two'],
  note: 'Of two lines.',
};
const { hero, items } = COPY_VALUES;

test.each([
  ['nothing', COPY_VALUES, COPY],
  [
    'a marked text',
    { ...COPY_VALUES, hero: { ...hero, lead: 'Nine sizes: 15 to 60.' } },
    COPY.replace('!unconfirmed Eight sizes. #', "!unconfirmed 'Nine sizes: 15 to 60.' #"),
  ],
  [
    'a text of a list in one line',
    { ...COPY_VALUES, hero: { ...hero, heading: ['Truck haulage,', 'small, and large'] } },
    COPY.replace('15 to 60 tons]', "'small, and large']"),
  ],
  [
    'a part of a map in one line',
    { ...COPY_VALUES, hero: { ...hero, action: { ...hero.action, label: 'Ask' } } },
    COPY.replace('label: Get a price', 'label: Ask'),
  ],
  [
    'a text of an entry',
    { ...COPY_VALUES, items: [{ ...items[0], text: 'Nine.' }, items[1]] },
    COPY.replace("'Eight sizes: one fits.'", 'Nine.'),
  ],
  [
    'the order of entries',
    { ...COPY_VALUES, items: items.toReversed() },
    COPY.replace(
      /( {2}- title: A truck[\s\S]*?second\.\n)([\s\S]*?)(?=reading)/,
      (_all, one, two) => two + one,
    ),
  ],
  [
    'an entry more, and one address less',
    {
      ...COPY_VALUES,
      items: [...items, { title: 'New', text: 'It is: new.' }],
      reading: ['/resources/blog/two'],
    },
    COPY.replace(
      'reading:\n  - /resources/blog/one\n',
      "  - title: New\n    text: 'It is: new.'\nreading:\n",
    ),
  ],
])('of nested copy with %s changed, all else stays letter by letter', (_what, values, says) => {
  const text = writeFields(COPY, values);
  expect(text).toBe(says);
});

test('an entry whose first field goes stays an entry', () => {
  const text = writeFields(COPY, { ...COPY_VALUES, items: [{ text: 'Alone' }, items[1]] });
  expect(text).toContain('items:\n  - text: !unconfirmed Alone\n  - title: A price\n');
});

test('an entry that gets one more field keeps the others and the note below it', () => {
  const text = writeFields(COPY, { ...COPY_VALUES, items: [{ ...items[0], note: 'More' }, items[1]] });
  expect(text).toContain("    text: !unconfirmed 'Eight sizes: one fits.'\n    note: More\n  # A note");
});
