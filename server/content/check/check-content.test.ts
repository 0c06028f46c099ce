import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lagosDay, longDay } from '#domain/shared/dates.ts';
import { copyFewEntries } from '../../../tests/support/few-entries.ts';
import { type CheckReport, checkContent } from './check-content.ts';
import { printReport } from './print-report.ts';

const post = (body: string, more = '') => `---
title: A post to check
subTitle: It has links that lead to many places.
date: 2026-11-20
tags: [Haulage]
cover: quay
${more}meta:
  title: A post to check for its links
  description: It has links that lead to many places, and some of them lead nowhere at all.
---

${body}
`;
const linked = (uris: string[]) => uris.map((uri) => `[words](${uri})`).join(' ');

const LIVE = [
  '/products/haulage',
  '/resources/blog?tag=haulage',
  '/resources/video/1',
  '#a-part',
  '/resources/blog/linking#a-part',
  'https://example.com/a?b=c#d',
  'mailto:a@example.com',
  'tel:+2348030000000',
];
const DEAD = [
  '/products/teleport',
  '/resources/blog/no-such-post',
  '#no-part',
  '/resources/blog/linking#no-part',
  'https://localhost/x',
  'https://me:secret@example.com',
  'mailto:nobody',
  'tel:0803',
];

const DAY = lagosDay(new Date(Date.now() + 40 * 86_400_000));
const scheduled = (date: string) => post('Text.').replace('2026-11-20', date);
const BROKEN = post('Text.').replace('title: ', 'title: Trucks: and: ');
const DRAFT = '[words](/resources/blog/kept-back)';

const made: string[] = [];
afterAll(() => Promise.all(made.map((directory) => rm(directory, { recursive: true }))));

/** A folder with other files besides. */
async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const directory = copyFewEntries(await mkdtemp(join(tmpdir(), 'kayalink-')));
  made.push(directory);
  await mkdir(join(directory, 'images'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(directory, file), text);
  return directory;
}

const messagesOf = ({ problems }: CheckReport, file: string) =>
  problems.filter((problem) => problem.file === file).map(({ message }) => message);
const unknown = (name: string) => `'${name}' is not in people.yaml: add the person there, or choose another`;

describe('a folder that is read, with one of each error', () => {
  /** On the last day of the announcement, on the day after it, and when all facts are a year old. */
  let reports: Record<'last' | 'after' | 'later', CheckReport>;
  beforeAll(async () => {
    const directory = await folderWith({
      'announcement.yaml':
        'text: We are closed on Monday\nlink: { label: Ask us, path: /privacy }\nuntil: 2027-11-20\n',
      'notes.docx': 'x',
      'blog/at-nine.md': scheduled(`${DAY} 09:00`),
      'blog/checked.md': post('Text.', 'checked: 2026-11-22\n'),
      'blog/early.md': post('See [the post](/resources/blog/soon).'),
      'blog/kept-back.md': post('Text.', 'draft: true\n'),
      'blog/leading.md': post(`${DRAFT}\n\n${DRAFT} ${linked(['/resources/blog/none'])}`),
      'blog/linking.md': post(`## A part\n\n${linked([...LIVE, ...DEAD])}`),
      'blog/pictureless.md': post('![A quay](quay.png)'),
      'blog/sample.md': post('Text.', 'sample: true\n'),
      'blog/shown.md': post('![A gate](gate.png)'),
      'blog/soon.md': scheduled(DAY),
    });
    const pixels = sharp({ create: { width: 80, height: 80, channels: 3, background: '#000' } });
    for (const name of ['gate.png', 'spare.png']) await pixels.png().toFile(join(directory, 'images', name));
    reports = {
      last: await checkContent(directory, '2027-11-20'),
      after: await checkContent(directory, '2027-11-21'),
      later: await checkContent(directory, '2027-11-23'),
    };
  });
  const of = (file: string) => messagesOf(reports.later, file);

  test('names no other file', () => {
    expect([...new Set(reports.later.problems.map(({ file }) => file))].toSorted()).toEqual([
      'blog/leading.md',
      'blog/linking.md',
      'blog/pictureless.md',
      'notes.docx',
    ]);
    expect(of('notes.docx')).toEqual(['is not read: move it out of the content folder']);
  });

  test('reports entries of a day to come with it, and the texts that lead to them already', () => {
    expect(reports.later.scheduled).toEqual([
      { file: 'blog/soon.md', message: `scheduled for ${longDay(DAY)} (Lagos): not shown until then` },
      { file: 'blog/early.md', message: `link /resources/blog/soon is plain words until ${longDay(DAY)}` },
      {
        file: 'blog/at-nine.md',
        message: `scheduled for ${longDay(DAY)}, 9:00 am (Lagos): not shown until then`,
      },
    ]);
    expect(printReport(reports.later, false)).toContain(`blog/soon.md: scheduled for ${longDay(DAY)}`);
  });

  test('reports links that lead nowhere', () => {
    const told = of('blog/linking.md').map((message) => /^line \d+: link (?:to )?(\S+): /.exec(message)?.[1]);
    expect(told.toSorted()).toEqual(DEAD.toSorted());
  });

  test('says of a link to a draft that it is one, each time that it stands there', () => {
    const draft = 'link to /resources/blog/kept-back: its entry is a draft, which visitors do not see';
    expect(of('blog/leading.md')).toEqual([
      `line 12: ${draft}`,
      `line 14: ${draft}`,
      'line 14: link to /resources/blog/none: no entry that is shown has this address: write another, or remove the link',
    ]);
  });

  test('reports missing pictures, and notes unused pictures', () => {
    expect(of('blog/pictureless.md')).toEqual([
      "line 12: picture 'quay.png': is not there: add it to the images, or choose another",
    ]);
    expect(reports.later.unused).toEqual(['images/spare.png']);
  });

  test('reports facts that nobody has checked for a year, and an announcement that is over', () => {
    const due = ({ stale }: CheckReport) =>
      stale
        .map(({ file }) => file)
        .filter((file) => ['announcement.yaml', 'blog/checked.md', 'blog/early.md'].includes(file))
        .toSorted();
    expect(due(reports.last)).toEqual([]);
    expect(due(reports.after)).toEqual(['announcement.yaml', 'blog/early.md']);
    expect(due(reports.later)).toEqual(['announcement.yaml', 'blog/checked.md', 'blog/early.md']);
    expect(reports.after.stale).toContainEqual({
      file: 'announcement.yaml',
      message: expect.stringContaining('write a later day, or delete the file'),
    });
    expect(printReport(reports.later, false)).toContain('blog/checked.md: facts last checked on 2026-11-22');
  });

  test('finds marks of samples with their place, and prints them only when asked', () => {
    const { samples } = reports.later;
    expect(samples).toContainEqual({ file: 'blog/sample.md', field: '' });
    expect(samples).toContainEqual({ file: 'site.yaml', field: 'email' });
    const line = /blog\/sample\.md +the whole entry is a sample/;
    expect(printReport(reports.later, false)).not.toMatch(line);
    expect(printReport(reports.later, true)).toMatch(line);
  });
});

test('of a folder that cannot be read, each file with an error is reported, and no link to it', async () => {
  const directory = await folderWith({
    'blog/broken.md': BROKEN,
    'blog/leading.md': post(
      linked(['/resources/blog/broken', '/resources/glossary/glossaryD/broken', '/resources/blog/none']),
    ),
    'blog/self.md': post('Text.', 'author: no-such-one\nreviewer: no-such-one\nchecked: 2026-11-19\n'),
    'blog/wide.md': Buffer.from(post('Text.'), 'utf16le'),
    'blog/x.5.md': post('Text.'),
    'glossary/d/broken.md': BROKEN,
    'guides/alone.pdf.md':
      '---\naudience: For importers\nsources:\n  - { url: https://example.com/, name: An example, date: 2026-11-01 }\n---\n\nAn opening.\n\n## A\n\n[Words](https://example.com/).\n',
  });
  const about = join(directory, 'pages/about.yaml');
  await writeFile(about, (await readFile(about, 'utf8')).replace('person: tolu-adeyemi', 'person: tolu'));
  const report = await checkContent(directory);
  const files = [...new Set(report.problems.map(({ file }) => file))].toSorted();
  expect(files.map((file) => [file, ...messagesOf(report, file)])).toEqual([
    ['blog/broken.md', expect.stringMatching(/^line 2: a colon in the text needs quotes/)],
    ['blog/leading.md', expect.stringMatching(/^line 12: link to \/resources\/blog\/none: no entry/)],
    [
      'blog/self.md',
      'line 8: reviewer: choose somebody other than the author',
      'line 9: checked: write the day of the date or a later one',
    ],
    ['blog/wide.md', expect.stringContaining('line 1: save the file as UTF-8')],
    ['blog/x.5.md', 'is not read: rename it to x-5.md'],
    ['glossary/d/broken.md', expect.stringMatching(/^line 2: a colon/)],
    ['guides/alone.pdf.md', 'is not read: there is no page guides/alone.md that it belongs to'],
    ['pages/about.yaml', `line 38: team.people.“tolu”.person: ${unknown('tolu')}`],
  ]);
});

test('an author whom nobody knows is told', async () => {
  const directory = await folderWith({ 'blog/byline.md': post('Text.', 'author: no-such-one\n') });
  expect((await checkContent(directory)).problems).toEqual([
    { file: 'blog/byline.md', message: `line 7: author: ${unknown('no-such-one')}` },
  ]);
});

test('the content of this site is in order', async () => {
  const { problems, links } = await checkContent(resolve(import.meta.dirname, '../../../content'));
  expect(problems).toEqual([]);
  expect(links).toBeGreaterThan(100);
});
