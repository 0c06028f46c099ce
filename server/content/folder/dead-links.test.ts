import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyFewEntries } from '../../../tests/support/few-entries.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { checkContent } from '../check/check-content.ts';
import { siteLinks } from '../entries/site-links.ts';
import { openFileContent } from './file-content.ts';

const DEAD = ['/abuot', '/lanes/lagos-nowhere', '/resources/blog/none', '/resources/blog/kept-back'];
const LIVE = ['/about', '/lanes/lagos-kano', '/resources/blog/a-waybill-line-by-line', '/resources/video/1'];

const linked = (uris: string[]) => uris.map((uri) => `[words](${uri})`).join(' ');
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

## A part

${body}
`;

/** The content of this site, to be changed. */
async function contentFolder() {
  const directory = copyFewEntries(join(temporaryDirectory(), 'content'));
  const write = (file: string, text: string) => writeFile(join(directory, file), text);
  const add = async (file: string, text: string) =>
    write(file, `${await readFile(join(directory, file), 'utf8')}\n${text}\n`);
  return { directory, write, add };
}

async function opened(directory: string) {
  const reported: string[] = [];
  const content = await openFileContent(directory, { report: (message) => reported.push(message) });
  onTestFinished(() => content.close());
  return { content, reported };
}

test('links to nothing are words on every page, and reported by the site as by the check, with their lines', async () => {
  const { directory, write, add } = await contentFolder();
  const links = linked([...DEAD, ...LIVE]);
  await write('blog/kept-back.md', post('Text.', 'draft: true\n'));
  await write('blog/linking.md', post(`${links} ${linked(['#a-part', '#no-part', '#contact_sales'])}`));
  await add('questions/pricing-and-quotes.md', links);
  await add('privacy.md', links);
  const { content, reported } = await opened(directory);

  const found = {
    post: content.article('post', 'linking')?.content,
    answer: content.questions('pricing-and-quotes').at(-1)?.answer,
    privacy: content.privacyPolicy(),
  };
  const shown = Object.values(found).map((document) => (document ? siteLinks(document) : []));
  expect(shown[0]).toEqual([...LIVE, '#a-part', '#contact_sales']);
  for (const uris of shown.slice(1)) {
    expect(uris).toEqual(expect.arrayContaining(LIVE));
    expect(uris.filter((uri) => DEAD.includes(uri))).toEqual([]);
  }

  const { problems } = await checkContent(directory);
  const checked = problems.map(({ file, message }) => `content/${file}: ${message}`);
  expect(
    content
      .errors()
      .flatMap((error) => error.problems)
      .toSorted(),
  ).toEqual(checked.toSorted());
  expect(problems).toHaveLength(3 * DEAD.length + 1);
  for (const problem of checked) {
    expect(problem).toMatch(/: line \d+: link to /);
    expect(reported.join()).toContain(problem);
  }
});

test('what leads to an entry is live as soon as that is there, and words again when it is gone', async () => {
  const { directory, write, add } = await contentFolder();
  await add('questions/pricing-and-quotes.md', linked(['/resources/blog/coming']));
  const { content } = await opened(directory);
  const shown = () =>
    siteLinks(content.questions('pricing-and-quotes').at(-1)?.answer ?? content.privacyPolicy());
  expect(shown()).not.toContain('/resources/blog/coming');
  expect(content.errors()).toHaveLength(1);

  const settled = async (errors: number) => {
    content.reload();
    await expect.poll(() => content.errors(), { interval: 200 }).toHaveLength(errors);
  };
  await write('blog/coming.md', post('Text.'));
  await settled(0);
  expect(shown()).toContain('/resources/blog/coming');
  await write('blog/coming.md', post('Text.', 'draft: true\n'));
  await settled(1);
  expect(shown()).not.toContain('/resources/blog/coming');
});

test('a link to nothing in the copy of a page never goes live: its last good version stays', async () => {
  const { directory, write } = await contentFolder();
  const { content } = await opened(directory);
  const file = 'pages/blog.yaml';
  const text = await readFile(join(directory, file), 'utf8');
  await write(file, text.replace('path: /resources/blog }', 'path: /resources/blgo }'));
  content.reload();
  await expect.poll(() => content.errors(), { interval: 200 }).toHaveLength(1);
  expect(content.errors()).toMatchObject([{ file, shows: 'last good version' }]);
  expect(content.page('blog').allPosts.path).toBe('/resources/blog');
  const problem = expect.stringMatching(
    /allPosts\.path: link to \/resources\/blgo: there is no such page: correct the address, or remove the link$/,
  );
  expect(content.errors()[0]?.problems).toEqual([problem]);
  expect((await checkContent(directory)).problems).toEqual([{ file, message: problem }]);
});
