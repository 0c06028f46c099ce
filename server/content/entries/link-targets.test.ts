import { expect, test } from 'vitest';
import { markdownToRichText } from '../formats/markdown.ts';
import { setTargets } from './link-targets.ts';

const TERM = { kind: 'term' as const, href: '/resources/glossary/glossaryD/detention', title: 'Detention' };
const PICTURE = {
  url: '/media/gate-0a1b2c3d.jpg',
  width: 800,
  height: 600,
  contentType: 'image/jpeg' as const,
};

async function resolved(markdown: string) {
  const { document } = markdownToRichText(markdown);
  const problems: string[] = [];
  const entries = new Map([[TERM.href, TERM]]);
  setTargets(
    [{ file: 'blog/a.md', document }],
    { entries, pictures: new Map([['gate.jpg', PICTURE]]) },
    problems,
  );
  return { blocks: document.content, problems };
}

test('links without words and pictures get their targets', async () => {
  const { blocks, problems } = await resolved(`[](${TERM.href})\n\n![The gate](gate.jpg)`);
  expect(problems).toEqual([]);
  expect(blocks.map(({ data }) => data)).toEqual([
    { target: TERM },
    { target: { kind: 'asset', ...PICTURE, title: 'The gate', alt: 'The gate' } },
  ]);
});

test('what does not exist is reported with file and remedy, and has no target', async () => {
  const { blocks, problems } = await resolved('[](/resources/blog/none)\n\n![A quay](quay.jpg)');
  expect(problems).toEqual([
    'blog/a.md: link to /resources/blog/none: no entry that is shown has this address: write another, or remove the link',
    "blog/a.md: picture 'quay.jpg': is not there: add it to the images, or choose another",
  ]);
  expect(blocks.map(({ data }) => data)).toEqual([{}, {}]);
});

test('a link to an entry that is not shown is its words, and is reported', async () => {
  const { blocks, problems } = await resolved(
    `A [draft](/resources/blog/draft#part), a [term](${TERM.href}#x), a [page](/about).`,
  );
  expect(problems).toEqual([
    'blog/a.md: link to /resources/blog/draft: no entry that is shown has this address: write another, or remove the link',
  ]);
  const links = blocks[0]?.content.flatMap(({ nodeType, data }) => (nodeType === 'hyperlink' ? [data] : []));
  expect(links).toEqual([{}, { uri: `${TERM.href}#x` }, { uri: '/about' }]);
});
