import { expect, test } from 'vitest';
import { writeFields } from './write-fields.ts';

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
  [{ tags: ['Ports', 'Road rules'] }, 'tags:   [Costs,   Farm produce]', 'tags: [Ports, Road rules]'],
  [{ meta: { ...VALUES.meta, title: 'Other' } }, `title: 'Return loads: a sum'`, 'title: Other'],
  [
    { series: { name: 'Rates', part: 3 } },
    'series: { name: Rates, part: 2 }\n',
    'series:\n  name: Rates\n  part: 3\n',
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
