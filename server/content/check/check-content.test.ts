import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lagosDay, longDay } from '#domain/shared/dates.ts';
import { copyFewEntries } from '../../../tests/support/few-entries.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { checkContent } from './check-content.ts';
import { printReport } from './print-report.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The content of this site with other files besides. */
async function contentWith(files: Record<string, string | Buffer>): Promise<string> {
  const directory = copyFewEntries(join(temporaryDirectory(), 'content'));
  await mkdir(join(directory, 'images'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(directory, file), text);
  return directory;
}

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

test('the content of this site is in order', async () => {
  const { problems, links } = await checkContent(join(ROOT, 'content'));
  expect(problems).toEqual([]);
  expect(links).toBeGreaterThan(100);
});

test('files that nothing reads are told, with what would make them entries', async () => {
  const directory = await contentWith({});
  await mkdir(join(directory, 'blog/2026'));
  const unread: [file: string, remedy: string][] = [
    ['blog/2026/trial.md', 'move it to blog/trial.md: folders below blog/ are not looked into'],
    ['blog/Other.MD', 'rename it to other.md'],
    ['blog/note.md.txt', 'rename it to note.md'],
    ['blog/photo.jpg', 'an entry is a file that ends in .md; a picture belongs into images/'],
    ['blog/trial-3.5-tons.md', 'rename it to trial-3-5-tons.md'],
    ['glossary/trial.md', 'move it into the folder of its letter'],
    ['notes.docx', 'move it out of the content folder'],
  ];
  for (const [file] of unread) await writeFile(join(directory, file), 'x');
  const { problems } = await checkContent(directory);
  expect(problems.map(({ file, message }) => [file, message])).toEqual(
    unread.map(([file, remedy]) => [file, `is not read: ${remedy}`]).toSorted(),
  );
});

test('entries of a day to come are told with it, and the texts that lead to them already', async () => {
  const scheduled = (date: string) => post('Text.').replace('2026-11-20', date);
  const day = lagosDay(new Date(Date.now() + 40 * 86_400_000));
  const directory = await contentWith({
    'blog/soon.md': scheduled(day),
    'blog/at-nine.md': scheduled(`${day} 09:00`),
    'blog/early.md': post('See [the post](/resources/blog/soon).'),
  });
  const report = await checkContent(directory);
  expect([report.problems, report.scheduled]).toEqual([
    [],
    [
      { file: 'blog/soon.md', message: `scheduled for ${longDay(day)} (Lagos): not shown until then` },
      { file: 'blog/early.md', message: `link /resources/blog/soon is plain words until ${longDay(day)}` },
      {
        file: 'blog/at-nine.md',
        message: `scheduled for ${longDay(day)}, 9:00 am (Lagos): not shown until then`,
      },
    ],
  ]);
  expect(printReport(report, false)).toContain(`blog/soon.md: scheduled for ${longDay(day)}`);
});

test('links that lead nowhere are told with their file', async () => {
  const valid = [
    '/products/haulage',
    '/resources/blog?tag=haulage',
    '/resources/video/1',
    '#a-part',
    '/resources/blog/checked#a-part',
    'https://example.com/a?b=c#d',
    'mailto:a@example.com',
    'tel:+2348030000000',
  ];
  const dead = [
    '/products/teleport',
    '/resources/blog/no-such-post',
    '#no-part',
    '/resources/blog/checked#no-part',
    'https://localhost/x',
    'https://me:secret@example.com',
    'mailto:nobody',
    'tel:0803',
  ];
  const links = [...valid, ...dead].map((uri) => `[words](${uri})`).join(' ');
  const directory = await contentWith({ 'blog/checked.md': post(`## A part\n\n${links}`) });
  const { problems } = await checkContent(directory);
  expect(
    problems.map(({ message }) => /^line \d+: link (?:to )?(\S+): /.exec(message)?.[1]).toSorted(),
  ).toEqual(dead.toSorted());
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['blog/checked.md']));
});

test('addresses in the copy are followed, too', async () => {
  const directory = await contentWith({});
  const file = join(directory, 'navigation.yaml');
  await writeFile(file, 'menus: []\nlinks: []\nlegal:\n  - { label: Gone, path: /gone }\n');
  expect((await checkContent(directory)).problems).toEqual([
    {
      file: 'navigation.yaml',
      message:
        'line 4: legal.“Gone”.path: link to /gone: there is no such page: correct the address, or remove the link',
    },
  ]);
});

test('missing pictures and invalid fields are told, unused pictures are noted', async () => {
  const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const shown = post('![A gate](gate.png)');
  const directory = await contentWith({
    'blog/shown.md': shown,
    'images/gate.png': picture,
    'images/spare.png': picture,
  });
  expect(await checkContent(directory)).toMatchObject({ problems: [], unused: ['images/spare.png'] });
  await writeFile(join(directory, 'blog/shown.md'), post('![A quay](quay.png)'));
  expect((await checkContent(directory)).problems).toEqual([
    {
      file: 'blog/shown.md',
      message: "line 12: picture 'quay.png': is not there: add it to the images, or choose another",
    },
  ]);
});

test('facts that nobody has checked for a year are told, and are no error', async () => {
  const directory = await contentWith({
    'blog/checked.md': post('Text.', 'checked: 2026-11-22\n'),
    'blog/unchecked.md': post('Text.'),
  });
  const due = async (today: string) => {
    const report = await checkContent(directory, today);
    expect(report.problems).toEqual([]);
    return report.stale.map(({ file }) => file).filter((file) => file.endsWith('checked.md'));
  };
  expect(await due('2027-11-20')).toEqual([]);
  expect(await due('2027-11-21')).toEqual(['blog/unchecked.md']);
  expect(await due('2027-11-23')).toEqual(['blog/unchecked.md', 'blog/checked.md']);
  const printed = printReport(await checkContent(directory, '2027-11-23'), false);
  expect(printed).toContain('blog/checked.md: facts last checked on 2026-11-22');
});

test('whoever a post or the about page names must be known, and nobody checks himself', async () => {
  const directory = await contentWith({
    'blog/byline.md': post('Text.', 'author: no-such-one\nreviewer: no-such-one\nchecked: 2026-11-19\n'),
  });
  const about = join(directory, 'pages/about.yaml');
  await writeFile(about, (await readFile(about, 'utf8')).replace('person: tolu-adeyemi', 'person: tolu'));
  const problems = async () => (await checkContent(directory)).problems;
  expect(await problems()).toEqual([
    {
      file: 'pages/about.yaml',
      message:
        "line 38: team.people.“tolu”.person: 'tolu' is not in people.yaml: add the person there, or choose another",
    },
    { file: 'blog/byline.md', message: 'line 8: reviewer: choose somebody other than the author' },
    { file: 'blog/byline.md', message: 'line 9: checked: write the day of the date or a later one' },
  ]);
  await cp(join(ROOT, 'content/pages/about.yaml'), about);
  await writeFile(join(directory, 'blog/byline.md'), post('Text.', 'author: no-such-one\n'));
  expect(await problems()).toEqual([
    {
      file: 'blog/byline.md',
      message: "line 7: author: 'no-such-one' is not in people.yaml: add the person there, or choose another",
    },
  ]);
});

test('marks of samples are found with their place, and are an error only when asked', async () => {
  const directory = await contentWith({ 'blog/sample.md': post('Text.', 'sample: true\n') });
  const report = await checkContent(directory);
  expect(report.problems).toEqual([]);
  expect(report.samples).toContainEqual({ file: 'blog/sample.md', field: '' });
  expect(report.samples).toContainEqual({ file: 'site.yaml', field: 'email' });
  expect(printReport(report, false)).not.toMatch(/blog\/sample\.md +the whole entry is a sample/);
  expect(printReport(report, true)).toMatch(/blog\/sample\.md +the whole entry is a sample/);
});

test('a link to a draft says so, with its line, each time that it stands there', async () => {
  const link = '[words](/resources/blog/kept-back)';
  const directory = await contentWith({
    'blog/kept-back.md': post('Text.', 'draft: true\n'),
    'blog/leading.md': post(`${link}\n\n${link} [x](/resources/blog/none)`),
  });
  const message = 'link to /resources/blog/kept-back: its entry is a draft, which visitors do not see';
  expect((await checkContent(directory)).problems).toEqual([
    { file: 'blog/leading.md', message: `line 12: ${message}` },
    { file: 'blog/leading.md', message: `line 14: ${message}` },
    {
      file: 'blog/leading.md',
      message:
        'line 14: link to /resources/blog/none: no entry that is shown has this address: write another, or remove the link',
    },
  ]);
});

test('links to entries with errors are told neither as drafts nor as wrong: they must stay', async () => {
  const broken = post('Text.').replace('title: ', 'title: Trucks: and: ');
  const directory = await contentWith({
    'blog/broken.md': broken,
    'glossary/d/broken.md': broken,
    'blog/leading.md': post(
      '[one](/resources/blog/broken) [two](/resources/glossary/glossaryD/broken) [three](/resources/blog/none)',
    ),
  });
  const { problems } = await checkContent(directory);
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/^blog\/broken\.md: line 2: a colon in the text needs quotes/),
    expect.stringMatching(/^glossary\/d\/broken\.md: line 2: a colon/),
    expect.stringMatching(/^blog\/leading\.md: line 12: link to \/resources\/blog\/none: no entry/),
  ]);
});

test('a file in an unknown encoding is told once, and files that nothing reads beside it', async () => {
  const directory = await contentWith({
    'blog/wide.md': Buffer.from(post('Text.'), 'utf16le'),
    'blog/x.5.md': post('Text.'),
    'guides/alone.pdf.md':
      '---\naudience: For importers\nsources:\n  - { url: https://example.com/, name: An example, date: 2026-11-01 }\n---\n\nAn opening.\n\n## A\n\n[Words](https://example.com/).\n',
  });
  expect((await checkContent(directory)).problems).toEqual([
    { file: 'blog/wide.md', message: expect.stringContaining('line 1: save the file as UTF-8') },
    { file: 'blog/x.5.md', message: 'is not read: rename it to x-5.md' },
    {
      file: 'guides/alone.pdf.md',
      message: 'is not read: there is no page guides/alone.md that it belongs to',
    },
  ]);
});

test('an announcement whose last day has passed is told, and is no error', async () => {
  const line = 'text: We are closed on Monday\nlink: { label: Ask us, path: /privacy }\nuntil: 2026-11-20\n';
  const directory = await contentWith({ 'announcement.yaml': line });
  const told = async (today: string) => {
    const { problems, stale } = await checkContent(directory, today);
    return [...problems, ...stale.filter(({ file }) => file === 'announcement.yaml')];
  };
  expect(await told('2026-11-20')).toEqual([]);
  expect(await told('2026-11-21')).toEqual([
    { file: 'announcement.yaml', message: expect.stringContaining('write a later day, or delete the file') },
  ]);
});
