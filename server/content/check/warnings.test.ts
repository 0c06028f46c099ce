import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyFewEntries } from '../../../tests/support/few-entries.ts';
import { type CheckReport, checkContent } from './check-content.ts';
import { printReport } from './print-report.ts';
import { readingEase } from './prose.ts';
import { strangeLetters } from './words.ts';

const post = (title: string, body: string) => `---
title: ${title}
subTitle: What ${title.toLowerCase()} is about, in one line.
date: 2026-11-20
tags: [Haulage]
cover: quay
meta:
  title: A post to check
  description: A description that two posts share word by word, which search results cannot tell apart.
---

${body}
`;
const TERM = `---
subject: Drop
subTitle: One of several places at which a truck leaves a part of its load on a single trip.
---

A drop is a stop at which goods are unloaded.

## Not to be confused with

A drop trailer.
`;
const HARD =
  'Interorganizational documentation responsibilities necessitate comprehensive administrative coordination. ';
/** Words that stand in no other text. */
const OWN_WORDS = `${Array.from({ length: 120 }, (_, n) => `word${n}`).join(' ')}.`;
const PLAIN = 'The truck goes out at six. We count each bag. You sign for it. ';

let directory: string;
let report: CheckReport;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kayalink-'));
  copyFewEntries(directory);
  const files: Record<string, string> = {
    'hard.md': post('Hard words', HARD.repeat(20)),
    'plain.md': post(
      'Plain words',
      `${PLAIN.repeat(20)}\n\nSee [click here](/resources/blog/hard) now, and [a book](https://www.scribd.com/book).`,
    ),
    'short.md': post('Few words', 'Too little.\n\n## One\n\n#### Three\n\nA snowman: ☃'),
    'long.md': post('Many words', PLAIN.repeat(200)),
    'first.md': post('First of two', OWN_WORDS),
    'second.md': post('Second of two', `${OWN_WORDS} And one more line of its own.`),
    'unlinked.md': post('Unlinked', OWN_WORDS.replaceAll('word', 'demurrage ')).replace(
      'cover:',
      'termLinks: false\ncover:',
    ),
    'tag.md': post('Tag with a slip', PLAIN.repeat(20)).replace('[Haulage]', '[Hualage]'),
    'empty.md': post('No text yet', '').replace('cover:', 'formerly: [plain, old-name]\ncover:'),
    'title.md': post('Long title', PLAIN.repeat(20)).replace('A post to check', 'A'.repeat(61)),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(directory, 'blog', file), text);
  await writeFile(join(directory, 'guides/bare.md'), post('Guide without a PDF', PLAIN.repeat(20)));
  await writeFile(join(directory, 'glossary/d/drop.md'), TERM);
  report = await checkContent(directory);
}, 60_000);
afterAll(() => rm(directory, { recursive: true, force: true }));

const of = (name: string) =>
  report.advice.filter(({ file }) => file === `blog/${name}.md`).map(({ message }) => message);

describe('the check as a friend', () => {
  test('asks whether a tag of one entry is nearly that of others', () => {
    expect(of('tag')).toContain("tags: no other entry has 'Hualage': is 'Haulage' meant?");
    expect(report.advice.filter(({ message }) => message.startsWith('tags:'))).toHaveLength(1);
  });

  test('names an entry without a text', () => {
    expect(of('empty')).toContain('has no text: visitors read that it is not available yet');
  });

  test('names a guide without a PDF, and none with one', () => {
    const guides = report.advice.filter(({ message }) => message.startsWith('has no PDF'));
    expect(guides.map(({ file }) => file)).toEqual(['guides/bare.md']);
  });

  test('names an old address that another entry has, and no other', () => {
    expect(of('empty').filter((message) => message.startsWith('formerly'))).toEqual([
      "formerly: plain leads to 'Plain words': remove it here",
    ]);
  });

  test('finds no error in what it only advises', () => {
    expect(report.problems).toEqual([]);
  });

  test('tells how a text reads, and that a linked one is reached', () => {
    expect(of('hard')[0]).toMatch(/^hard to read \(-?\d+ of 100\)/);
    expect(of('plain').join()).not.toContain('hard to read');
    expect(of('hard')).not.toContain('no other text leads to it');
  });

  test('tells of links that say nothing, and of entries that nothing leads to', () => {
    expect(of('plain')).toContain("link 'click here': let its words say where it leads");
    expect(of('plain')).toContain('no other text leads to it');
  });

  test('asks for what other entries of the kind have, and for better sources', () => {
    const term = report.advice.filter(({ file }) => file === 'glossary/d/drop.md');
    expect(term.map(({ message }) => message)).toContain(
      "add a worked example under '## Example: what it shows'",
    );
    expect(term.map(({ message }) => message).join()).not.toContain('confused');
    expect(of('plain')).toContain("write 'checked', the day its facts were looked up");
    expect(of('plain')).toContain(
      "link https://www.scribd.com/book: link the publisher's own page, without a tracking code",
    );
  });

  test('tells of length, levels left out and letters that no face has, with their line', () => {
    expect(of('short')).toContain("heading 'Three': a level 3 is missing above it");
    expect(of('short').join()).toMatch(/\d+ words: say more/);
    expect(of('short')).toContainEqual(expect.stringMatching(/^line 18: '☃' is in no face/));
    expect(of('long').join()).toMatch(/2800 words: over 2500/);
  });

  test('tells of a description that stands twice, at the later one', () => {
    const told = ['first', 'hard', 'long', 'plain', 'second', 'short', 'title', 'unlinked'].filter((name) =>
      of(name).some((line) => line.startsWith('meta.description')),
    );
    // The first of all, 'empty', is none of these.
    expect(told).toHaveLength(8);
  });

  test('tells of a text that stands in another one, at one of the two', () => {
    expect(
      [...of('first'), ...of('second')].filter((line) => line.includes('% of it stands in')),
    ).toHaveLength(1);
    expect(of('plain').join()).not.toContain('stands in blog/first.md');
  });

  test('tells of terms that nothing links, and not of those that become links by themselves', () => {
    expect(of('unlinked')).toContainEqual(expect.stringMatching(/^uses .*Demurrage.* without a link/));
    expect(of('plain').join()).not.toContain('without a link');
  });

  test('tells of titles that search results cut', () => {
    expect(of('title')).toContain('meta.title: 61 characters: search results cut it after 60');
    expect(of('plain').join()).not.toContain('meta.title');
  });

  test('prints it apart from errors', () => {
    const printed = printReport(report, true);
    expect(printed.indexOf('No errors')).toBeLessThan(printed.indexOf('Not errors'));
    expect(printed).toContain("link 'click here'");
  });
});

test('plain words read easily, long ones do not', () => {
  expect(readingEase('The cat sat on the mat.')).toBeCloseTo(116.1, 0);
  expect(readingEase(HARD)).toBeLessThan(0);
  expect(readingEase('')).toBe(100);
});

test('the letters of Nigeria and of prices are in the faces, however they are written', () => {
  const text = 'Ọ̀yọ́, Ẹ̀kọ́, ɗaukar: ₦45,000 – “Café” ƴ';
  expect(
    strangeLetters(
      new Map([
        ['a.md', text.normalize('NFC')],
        ['b.md', text.normalize('NFD')],
      ]),
    ),
  ).toEqual([]);
});
