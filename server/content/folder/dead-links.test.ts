import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyFewEntries } from '../../../tests/support/few-entries.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { checkContent } from '../check/check-content.ts';
import { siteLinks } from '../entries/site-links.ts';
import { openFileContent } from './file-content.ts';
import { post } from './testing.ts';

const DEAD = ['/abuot', '/lanes/lagos-nowhere', '/resources/blog/none', '/resources/blog/kept-back'];
const LIVE = ['/about', '/lanes/lagos-kano', '/resources/blog/a-waybill-line-by-line', '/resources/video/1'];

const linked = (uris: string[]) => uris.map((uri) => `[words](${uri})`).join(' ');

test('links to nothing are words on every page, and reported by the site as by the check, with their lines', async () => {
  const directory = copyFewEntries(join(temporaryDirectory(), 'content'));
  const links = linked([...DEAD, ...LIVE]);
  await writeFile(join(directory, 'blog/kept-back.md'), post({ draft: 'true' }));
  await writeFile(
    join(directory, 'blog/linking.md'),
    post({}, `## A part\n\n${links} ${linked(['#a-part', '#no-part', '#contact_sales'])}`),
  );
  for (const file of ['questions/pricing-and-quotes.md', 'privacy.md'])
    await appendFile(join(directory, file), `\n${links}\n`);
  const reported: string[] = [];
  const content = await openFileContent(directory, { report: (message) => reported.push(message) });
  onTestFinished(() => content.close());

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
