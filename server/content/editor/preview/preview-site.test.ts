import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { YAML_OPTIONS } from '../../formats/yaml.ts';
import { editorForTests } from '../server/testing.ts';

/** A build whose pages tell what they are made of. */
const PAGES = `export const render = async ({ url }, { content }) => {
  const { pathname } = new URL(url);
  const [kind, slug] = pathname.split('/').slice(2);
  const heading = kind === 'blog' ? content.article('post', slug)?.title : content.testimonials()[0]?.review;
  return new Response('<h1>' + heading + '</h1>');
};`;

let editor: Awaited<ReturnType<typeof editorForTests>>;

beforeAll(async () => {
  editor = await editorForTests(undefined, PAGES);
});

afterAll(() => editor.close());

async function typed(folder: string, path: string, values: Record<string, unknown>) {
  const { status, body } = await editor.post('/preview', { folder, path, values });
  return { status, ...body };
}

const POST = {
  title: 'Typed and not saved',
  subTitle: 'One sentence that tells what it is about',
  date: '2026-11-20',
  cover: { drawing: 'quay' },
  meta: {
    title: 'Typed and not saved',
    description:
      'A description of a post that is typed here, and long enough for the list of search results.',
  },
  tags: ['Haulage'],
  draft: true,
  body: 'The first paragraph.',
};

test('a new post is a page before it is saved, published or not', async () => {
  expect(await typed('blog', '', POST)).toMatchObject({
    status: 200,
    html: '<h1>Typed and not saved</h1>',
    errors: [],
  });
  expect(editor.has('content/blog/typed-and-not-saved.md')).toBe(false);
});

test('what could be better in a text is told beside its page, by labels and without lines', async () => {
  const title = `${'Long title '.repeat(5)}of a post`;
  const meta = { ...POST.meta, title };
  const body = 'A lorry.\n\n#### Small\n\n[Click here](/price)';
  const { html, advice } = await typed('blog', '', { ...POST, meta, body });
  expect(html).toBeDefined();
  expect(advice).toEqual(
    expect.arrayContaining([
      '5 words: say more, from 100',
      `For search engines, Title: ${title.length} characters: search results cut it after 60`,
      "link 'Click here': let its words say where it leads",
      'write “Facts checked on”, the day its facts were looked up',
      expect.stringMatching(/^'lorry': /),
    ]),
  );
});

test('a guide without a PDF is told who sends it, one with a PDF is not', async () => {
  const { draft: _, ...guide } = POST;
  const NO_PDF = expect.stringMatching(/^has no PDF: our team sends it by hand .*PDFs of the e-guides/);
  const advised = async (path: string) => (await typed('guides', path, guide)).advice;
  expect(await advised('')).toContainEqual(NO_PDF);
  expect(await advised('content/guides/comparing-warehouse-offers.md')).not.toContainEqual(NO_PDF);
});

test('a change of a post is on its page, and not in its file', async () => {
  const path = 'content/blog/return-loads.md';
  const was = editor.read(path);
  expect(await typed('blog', path, { ...POST, shownVersion: 'a-b-c' })).toMatchObject({
    html: '<h1>Typed and not saved</h1>',
  });
  expect(editor.read(path)).toBe(was);
});

test('what keeps a page from being shown is named by the label of the field', async () => {
  const { html, errors } = await typed('blog', '', { ...POST, subTitle: '', title: 'No' });
  expect(html).toBeUndefined();
  expect(errors).toEqual(['Title: write at least 5 characters', 'Summary: is missing: add it']);
  expect(await typed('blog', '', {})).toEqual({ status: 200, errors: [] });
});

test('reviews are shown on a page as they are typed', async () => {
  const entries = [0, 1, 2, 3].map((at) => ({
    name: `Name ${at}`,
    handle: 'Trader',
    review: `Their trucks come in time, ${at}.`,
  }));
  const { html } = await typed('data', 'content/testimonials.yaml', { entries });
  expect(html).toBe('<h1>Their trucks come in time, 0.</h1>');
  const few = await typed('data', 'content/testimonials.yaml', { entries: entries.slice(1) });
  expect(few.errors).toEqual([expect.stringContaining('write exactly 4 reviews')]);
});

test.each([
  ['blog', 'content/desk.yaml'],
  ['blog', '../blog/x.md'],
  ['nothing', ''],
])('a form of %s with the path %s has no page', async (form, path) => {
  expect(await typed(form, path, POST)).toMatchObject({ status: 422, errors: [expect.any(String)] });
});

test('what is wrong in page copy is named by the labels and the place in the list', async () => {
  const path = 'content/pages/haulage.yaml';
  const page = parse(editor.read(path), YAML_OPTIONS);
  const [first, second, ...others] = page.benefits.items;
  const benefits = { ...page.benefits, items: [first, { ...second, title: 'Long '.repeat(20) }, ...others] };
  const { errors } = await typed('pages', path, { ...page, benefits });
  expect(errors).toEqual([
    expect.stringMatching(/^Benefits, Items, “Long Long .*…”, Title: write at most \d+ characters/),
  ]);
});
