import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { validateRichTextDocument } from '@contentful/rich-text-types';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { copyFewEntries } from '../../../tests/support/few-entries.ts';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { findSamples } from '../check/before-launch.ts';
import { LOCALE } from '../contentful/types/format.ts';
import { readFiles } from '../files/files.ts';
import { readSnapshot } from '../folder/snapshot.ts';
import { exportContent } from './export-content.ts';
import { folderToExport } from './folder-to-export.ts';
import { importContent } from './import-content.ts';
import { assetBytes, copyAssets } from './shared.ts';

const POST = `---
title: A post with everything
subTitle: Pictures, slips, inline entries and all marks in one post.
date: 2026-11-20 09:30
updated: 2026-11-21
formerly: [with-most-things, with-many-things]
sample: true
pinned: true
corrections:
  - { date: 2026-11-21, text: 'A pallet takes 1.2 m² of floor, not 1.4 m².' }
  - date: 2026-11-22
    text: 'Demurrage begins after three days: the first two are free.'
series: { name: Everything, part: 2 }
related: [apapa-lekki-or-onne, what-a-warehouse-must-prove]
author: sunday-okon
reviewer: zainab-garba
checked: 2026-11-21
tags: [Haulage]
cover: { file: gate.png, alt: A green gate, credit: A. Bello, focus: 20% 70% }
termLinks: false
meta:
  title: A post with everything in it
  description: Pictures, slips, inline entries and all marks in one post, to be carried there and back.
---

CO<sub>2</sub>, m<sup>2</sup>, <u>this</u>, ~~that~~ and [a part](/resources/blog/with-everything#a-part).

## A part

[](/resources/glossary/glossaryD/demurrage)

See [](/resources/blog/apapa-lekki-or-onne), or [detention](/resources/glossary/glossaryD/detention).

![A green gate](gate.png "The gate at noon | A. Bello")

![A green gate](gate.png "Before the rains")

![A green gate](gate.png "| A. Bello")

- ![The same gate, closed](gate.png)
`;

/** A post that is not published, and leads to one that is and to one that is not. */
const DRAFT = POST.replace('sample: true', 'draft: true')
  .replace('with everything', 'that is a draft')
  .replace(/formerly.*\n/, '')
  .replace('part: 2', 'part: 3')
  .replace('[](/resources/glossary/glossaryD/demurrage)', '[](/resources/blog/second-draft)');

const CASE = POST.replace(/pinned.*tags: \[Haulage\]/s, 'client: Example Mills').replace(
  'with everything',
  'of a case',
);

const ANNOUNCEMENT = `text: The Apapa gate is closed on Friday
link: { label: What it means, path: /resources/blog }
from: 2026-12-01
until: 2026-12-04
`;

const PERSON = `ada-obi:
  name: Ada Obi
  role: Port desk
  photo: { file: ada.png, alt: Ada Obi at the gate, credit: A. Bello, focus: 50% 30% }
  about: Has cleared boxes through Apapa since 2019.
`;

/** Content with a post and a case study that hold everything, and a build of it. */
async function site(directory: string) {
  const content = join(directory, 'content');
  if (TRIES_EVERY_CASE) await cp(resolve('content'), content, { recursive: true });
  else copyFewEntries(content);
  await mkdir(join(content, 'images'), { recursive: true });
  await mkdir(join(content, 'case-studies'), { recursive: true });
  await writeFile(join(content, 'blog/with-everything.md'), POST);
  await writeFile(join(content, 'case-studies/mills.md'), CASE);
  await writeFile(join(content, 'blog/first-draft.md'), DRAFT);
  await writeFile(join(content, 'blog/second-draft.md'), DRAFT.replace('part: 3', 'part: 4'));
  const term = join(content, 'glossary/d/demurrage.md');
  await writeFile(term, (await readFile(term, 'utf8')).replace('---\n', '---\nformerly: [demurage]\n'));
  await writeFile(join(content, 'announcement.yaml'), ANNOUNCEMENT);
  await appendFile(join(content, 'people.yaml'), PERSON);
  await writeFile(
    join(content, 'images/gate.png'),
    await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0b5d3b' } })
      .png()
      .toBuffer(),
  );
  await writeFile(
    join(content, 'images/ada.png'),
    await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#c4552d' } })
      .png()
      .toBuffer(),
  );
  const { entries, copy, pictures, marks, left } = await folderToExport(content);
  const build = join(directory, 'dist');
  await mkdir(join(build, 'client/art'), { recursive: true });
  await mkdir(join(build, 'guides'), { recursive: true });
  for (const { image } of [...entries.posts, ...entries.guides])
    if ('drawing' in image)
      await writeFile(
        join(build, `client/art/${image.drawing}.0a1b2c3d4e.svg`),
        '<svg width="9" height="3"></svg>',
      );
  for (const { pdf } of entries.guides)
    if (pdf && 'file' in pdf) await writeFile(join(build, 'guides', pdf.file), '%PDF');
  const from = {
    siteUrl: 'https://www.example.com',
    contentDirectory: content,
    pictures,
    buildDirectory: build,
  };
  return { content, entries, copy, left, exported: exportContent(entries, copy, from, marks) };
}

/** Made once: no test changes it. */
let directory: string;
let made: Awaited<ReturnType<typeof site>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kayalink-'));
  made = await site(directory);
  return () => rm(directory, { recursive: true });
});

test('what is exported and imported again is the same', async () => {
  const { content, entries, copy, exported } = made;
  const file = join(directory, 'site.json');
  await copyAssets(exported.assets, join(directory, 'site-assets'));
  const json: unknown = JSON.parse(JSON.stringify(exported.file));
  const imported = await importContent(json, (url) => assetBytes(url, file));
  expect(imported?.skipped).toEqual([]);
  expect(imported?.notes.filter(({ message }) => !message.includes('mediaPdf'))).toEqual([]);

  const into = join(directory, 'imported/content');
  await cp(content, into, {
    recursive: true,
    filter: (path) =>
      !/(blog|case-studies|glossary|images|people.yaml|announcement.yaml)$|guides\/[^.]+\.md$/.test(path),
  });
  for (const [path, bytes] of imported?.files ?? []) {
    await mkdir(dirname(join(into, path)), { recursive: true });
    await writeFile(join(into, path), bytes);
  }
  const back = await folderToExport(into);
  // Pictures have other names, by which links to them are looked up.
  const withoutTargets = ({ targets: _, ...content }: typeof entries) => content;
  expect(withoutTargets(back.entries)).toEqual(withoutTargets(entries));
  expect(back.copy.people).toEqual(copy.people);
  expect(back.copy.announcement).toEqual(copy.announcement);
  expect([...back.marks.drafts]).toEqual(['blog/first-draft.md', 'blog/second-draft.md']);
  expect(findSamples(await readFiles(into))).toEqual(findSamples(await readFiles(content)));
  const published = (await readSnapshot(into)).entries.posts.map(({ slug }) => slug);
  expect(published).toContain('with-everything');
  expect(published).not.toContain('first-draft');
  const [post] = back.entries.posts.filter(({ slug }) => slug === 'with-everything');
  expect(post).toMatchObject({
    updated: '2026-11-22',
    corrections: [{ date: '2026-11-22' }, { date: '2026-11-21' }],
    formerly: ['with-most-things', 'with-many-things'],
  });
  // The day of the newest correction is in the file once.
  expect(imported?.files.get('blog/with-everything.md')).not.toMatch(/^updated:/m);
  expect(imported?.files.get('case-studies/mills.md')).toMatch(/^updated: .?2026-11-21/m);
});

test('what an export has no place for is named', () => {
  const { left, exported } = made;
  expect(left).toEqual([
    expect.stringMatching(/^\d+ texts of PDFs/),
    expect.stringMatching(/^\d+ files of questions/),
    '1 privacy policy (privacy.md)',
    expect.stringMatching(/^\d+ files of page copy/),
  ]);
  const named = new Map(
    exported.file.contentTypes.map(({ sys, fields }) => [sys.id, fields.map(({ id }) => id)]),
  );
  for (const { sys, fields } of exported.file.entries)
    for (const name of Object.keys(fields)) expect(named.get(sys.contentType.sys.id)).toContain(name);
});

test('an export is what the content service accepts: its texts, its links, and everything linked in the file', () => {
  const { file } = made.exported;
  const texts = file.entries.flatMap(
    ({ fields }) => (fields['content'] ?? fields['subjectContent'])?.[LOCALE] ?? [],
  );
  expect(texts.length).toBeGreaterThan(8);
  for (const text of texts) expect(validateRichTextDocument(text as never)).toEqual([]);
  const post = JSON.stringify(file.entries.find(({ sys }) => sys.id === 'blog-with-everything'));
  for (const type of [
    'embedded-entry-block',
    'embedded-entry-inline',
    'entry-hyperlink',
    'embedded-asset-block',
  ])
    expect(post).toMatch(
      new RegExp(`"nodeType":"${type}",("content":\\[\\],)?"data":{"target":{"sys":{"type":"Link"`),
    );
  expect(post).toContain('"uri":"/resources/blog/with-everything#a-part"');
  const known = new Set(
    [...file.entries, ...file.assets, ...file.tags, ...file.contentTypes].map(({ sys }) => sys.id),
  );
  const linked = [...JSON.stringify(file.entries).matchAll(/"linkType":"\w+","id":"([^"]+)"/g)].map(
    ([, id]) => id,
  );
  expect(linked.filter((id) => !known.has(id ?? ''))).toEqual([]);
  for (const id of known) expect(id).toMatch(/^[\w.-]{1,64}$/);
});

test('what is no such file, unpublished, archived or invalid is reported', async () => {
  const none = async () => undefined;
  expect(await importContent([], none)).toBeUndefined();
  const entry = (id: string, type: string, fields: object, more: object = {}) => ({
    sys: { id, publishedVersion: 1, contentType: { sys: { id: type } }, ...more },
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { [LOCALE]: value }])),
  });
  const post = { title: 'A title', subTitle: 'Long enough for a subtitle', slug: 'a', date: '2026-11-20' };
  const imported = await importContent(
    {
      entries: [
        entry('draft', 'blog', post, { publishedVersion: undefined }),
        entry('old', 'blog', { ...post, slug: 'b' }, { archivedVersion: 3 }),
        entry('bad', 'blog', { ...post, slug: 'Not A Slug' }),
        entry('other', 'recipe', {}),
      ],
    },
    none,
  );
  expect([...(imported?.files.keys() ?? [])]).toEqual(['blog/a.md']);
  expect(imported?.files.get('blog/a.md')).toContain('draft: true');
  expect(imported?.skipped.map(({ file }) => file)).toEqual(['old', 'bad', 'other']);
  expect(imported?.notes).toContainEqual({
    file: 'blog/a.md',
    message: 'line 5: tags: write at least 1 entry',
  });
});
