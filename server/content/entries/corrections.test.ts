import { expect, test } from 'vitest';
import { lagosDay } from '#domain/shared/dates.ts';
import { post } from '../folder/testing.ts';
import { TagNames } from './articles.ts';
import { changesOf } from './corrections.ts';
import { parsePosts } from './posts.ts';

const WRONG = 'The fee of the port is 5%, not 7%.';
const OTHER = 'The gate closes at 9 pm, not at 8 pm.';
const day = (days: number) => lagosDay(new Date(Date.now() + days * 86_400_000));

/** A post of 1 November with corrections in its head, and its errors. */
async function read(corrections: object, head: Record<string, string> = {}) {
  const problems: string[] = [];
  const text = post({ date: '2026-11-01', corrections: JSON.stringify(corrections), ...head });
  const [read] = await parsePosts(new Map([['blog/fees.md', text]]), new TagNames(), problems);
  return { read, problems };
}

test('corrections come newest first, each in one line, and the newest is the last change', async () => {
  const { read: found, problems } = await read([
    { date: '2026-11-03', text: WRONG },
    { date: '2026-11-05', text: `${OTHER}\n` },
    { date: '2026-11-05', text: 'The road is closed\nto trucks on Sundays.' },
  ]);
  expect(problems).toEqual([]);
  expect(found?.corrections).toEqual([
    { date: '2026-11-05', text: OTHER },
    { date: '2026-11-05', text: 'The road is closed to trucks on Sundays.' },
    { date: '2026-11-03', text: WRONG },
  ]);
  expect(found?.updated).toBe('2026-11-05');
});

test.each([
  ['a later one', '2026-11-09', '2026-11-09'],
  ['the same', '2026-11-05', '2026-11-05'],
  ['an earlier one', '2026-11-02', '2026-11-05'],
])(
  'where an editor wrote a day of the last change too, %s: the later of both counts',
  async (_what, updated, last) => {
    const { read: found } = await read([{ date: '2026-11-05', text: WRONG }], { updated });
    expect(found?.updated).toBe(last);
  },
);

test('a post without corrections has none, and is changed on the day that its editor wrote', () => {
  expect(changesOf(undefined, undefined)).toEqual({});
  expect(changesOf('2026-11-05', [])).toEqual({ updated: '2026-11-05' });
});

test.each([
  [
    'before the day of publication',
    [{ date: '2026-10-31', text: WRONG }],
    `corrections.“${WRONG}”.date: write the day of publication or a later one`,
  ],
  [
    'on a day to come',
    [{ date: day(2), text: WRONG }],
    `corrections.“${WRONG}”.date: write the day of a correction that is made: this one is still to come`,
  ],
  [
    'twice on a day',
    [
      { date: '2026-11-05', text: WRONG },
      { date: '2026-11-05', text: OTHER },
      { date: '2026-11-05', text: ` ${WRONG}` },
    ],
    `corrections.“${WRONG}”.text: there is the same correction of that day already: remove one`,
  ],
  [
    'of few words',
    [{ date: '2026-11-05', text: 'A typing error' }],
    'corrections.“A typing error”.text: write at least 20 characters',
  ],
  [
    'as long as a text',
    [{ date: '2026-11-05', text: 'long '.repeat(81) }],
    /^corrections\.“long .*…”\.text: write at most 400 characters$/,
  ],
  ['without a day', [{ text: WRONG }], `corrections.“${WRONG}”.date: write the day as 2026-11-21`],
  ['without words', [{ date: '2026-11-05' }], 'corrections.“number 1”.text: is missing: add it'],
  ['in a list of none', [], 'corrections: write at least 1 entry'],
])('a correction %s is reported with its place and the remedy', async (_what, corrections, says) => {
  const { problems } = await read(corrections);
  expect(problems.map((problem) => problem.replace(/^blog\/fees\.md: (line \d+: )?/, ''))).toEqual([
    typeof says === 'string' ? says : expect.stringMatching(says),
  ]);
});

test('a correction of today and one of the day of publication are in order', async () => {
  const { problems } = await read([
    { date: day(0), text: WRONG },
    { date: '2026-11-01', text: OTHER },
  ]);
  expect(problems).toEqual([]);
});
