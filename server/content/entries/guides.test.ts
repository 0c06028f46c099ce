import { expect, test } from 'vitest';
import { guideText, TICK_BOX } from '#domain/entries/guide-pdf.ts';
import { words } from '#domain/entries/rich-text/document.ts';
import { parseGuideTexts } from './guides.ts';

const GUIDE = {
  slug: 'a-guide',
  title: 'A guide',
  subTitle: 'To something worth a guide',
  date: '2026-11-19',
  tags: [],
  image: { drawing: 'quay' },
} as const;
const HEAD = `---
audience: For shippers
sources:
  - { url: 'https://one.example/', name: 'One, on ports', date: undated }
---
`;

async function parse(text: string) {
  const problems: string[] = [];
  const found = await parseGuideTexts(new Map([['guides/a-guide.pdf.md', text]]), problems);
  const texts = [...found].map(([slug, own]) => guideText({ ...GUIDE, slug, tags: [] }, own));
  return { texts, problems };
}

test('a text takes title, date and picture from its guide, and its tasks get a box', async () => {
  const { texts, problems } = await parse(`${HEAD}\nSee [one](https://one.example/).\n\n- [ ] Do this\n`);
  expect(problems).toEqual([]);
  expect(texts).toMatchObject([
    { slug: 'a-guide', title: 'A guide', date: '2026-11-19', image: { drawing: 'quay' } },
  ]);
  expect(texts.map(({ content }) => words(content)).join()).toContain(`${TICK_BOX} Do this`);
});

test.each([
  [
    'a link without a source',
    `${HEAD}\n[one](https://one.example/) [two](https://two.example/)\n`,
    'add https://two.example/',
  ],
  [
    'a source without a link',
    `${HEAD}\nNothing is linked.\n`,
    'link https://one.example/ in the text, or remove it',
  ],
  ['no text', HEAD, 'write the text below the fields'],
  ['no fields', 'Words', 'audience and sources'],
])('%s is reported with file and remedy', async (_what, text, remedy) => {
  const { problems } = await parse(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^guides\/a-guide\.pdf\.md: /);
  expect(problems[0]).toContain(remedy);
});
