import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { slug } from '#domain/shared/slug.ts';
import { DATA_FILES } from '../forms/data-files.ts';
import { COLLECTIONS } from '../forms/fields.ts';
import type { Field } from '../forms/form-of-schema.ts';
import { PICTURE_USES } from '../forms/picture-uses.ts';
import { editorForTests } from '../server/testing.ts';

/** A build whose pages tell the address of the cover. */
const PAGES = `export const render = async ({ url }, { content }) => {
  const { image } = content.article('post', new URL(url).pathname.split('/').at(-1));
  return new Response(image.url ?? image.drawing);
};`;
const POST = 'content/blog/return-loads.md';

let editor: Awaited<ReturnType<typeof editorForTests>>;

beforeAll(async () => {
  editor = await editorForTests(undefined, PAGES);
});

afterAll(() => editor.close());

const photo = (background: string, width = 1600) =>
  sharp({ create: { width, height: width / 1.6, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function upload(name: string, bytes: Buffer, form = '') {
  const answer = await fetch(`${editor.address}/uploads?${new URLSearchParams({ name, form })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', origin: editor.address },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, ...(await answer.json()) };
}

test.each([
  ['IMG_2041.JPG', 'img-2041.jpg'],
  ['Yard at noon (1).jpeg', 'yard-at-noon-1.jpeg'],
  ['写真.png', 'picture.png'],
])('a picture called %s is taken as %s', async (given, name) => {
  expect(await upload(given, await photo('#7a4'))).toEqual({ status: 200, name });
});

test.each<[what: string, name: string, bytes: () => Promise<Buffer>, says: string]>([
  [
    'from a telephone in HEIC',
    'gate.heic',
    () => photo('#123'),
    'is HEIC, as telephones take it: save it as .jpg',
  ],
  [
    'that is cut off',
    'gate.jpg',
    async () => (await photo('#123')).subarray(0, 900),
    'is cut off or damaged',
  ],
  [
    'of a thumbnail',
    'gate.jpg',
    () => photo('#123', 48),
    'are too few: take the picture as the camera gave it',
  ],
  ['that is a text', 'gate.txt', async () => Buffer.from('x'), 'save it as .jpg, .png'],
])('a picture %s is refused with the remedy, before the form has it', async (_what, name, bytes, says) => {
  expect(await upload(name, await bytes())).toEqual({ status: 422, error: expect.stringContaining(says) });
});

test.each([
  ['blog', 800, 'are too few: the shorter side has at least 630'],
  ['people', 1600, 'make no portrait: cut it nearly square'],
  ['pages-price', 800, undefined],
])('a picture for the form %s, %i pixels wide, is measured for its place', async (form, width, says) => {
  const { status, unfit } = await upload(`${form}.jpg`, await photo('#345', width), form);
  expect([status, unfit]).toEqual([200, says && expect.stringContaining(says)]);
});

test('the place of pictures is known of each form that has any', () => {
  const hasPicture = (fields: Field[] = []): boolean =>
    fields.some((field) => field.widget === 'image' || hasPicture(field.fields));
  const forms = [
    ...COLLECTIONS.filter(({ fields }) => hasPicture(fields)).map(({ name }) => name),
    ...DATA_FILES.filter(({ fields }) => hasPicture(fields)).map(({ file }) =>
      slug(file.slice(0, -'.yaml'.length)),
    ),
  ];
  expect(forms.toSorted()).toEqual(Object.keys(PICTURE_USES).toSorted());
});

test('another picture of the same name gets a name of its own, and the same one keeps its name', async () => {
  const [first, second] = [await photo('#111'), await photo('#222')];
  expect((await upload('twice.jpg', first)).name).toBe('twice.jpg');
  expect((await upload('twice.jpg', second)).name).toBe('twice-2.jpg');
  expect((await upload('twice.jpg', first)).name).toBe('twice.jpg');
});

test('the page beside the form shows a picture that nobody has saved, and loads it', async () => {
  await upload('unsaved.jpg', await photo('#468'));
  const [, head = '', body = ''] = (await editor.shown(POST)).split(/^---$/m);
  const values = { ...parse(head), cover: { file: 'unsaved.jpg', alt: 'A gate' }, body };
  const { html, errors } = (await editor.post('/preview', { folder: 'blog', path: POST, values })).body;
  expect(errors).toEqual([]);
  expect(html).toMatch(/^\/media\/unsaved-[0-9a-f]{8}\.jpg$/);
  const shown = await fetch(editor.address + html);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpg']);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('jpeg');
  expect(editor.git('status', '--short', 'content')).toBe('');
});

test('a picture that was replaced by another is not saved, and keeps nothing from being saved', async () => {
  const good = await photo('#579');
  const raw = await editor.edited(POST, { cover: { drawing: 'return', file: 'second.jpg', alt: 'A gate' } });
  const asset = (path: string, bytes: Buffer) => ({
    path,
    content: bytes.toString('base64'),
    encoding: 'base64',
  });
  const { body } = await editor.ask('persistEntry', {
    dataFiles: [{ path: POST, raw }],
    assets: [
      asset('content/images/first.heic', Buffer.from('broken')),
      asset('content/images/second.jpg', good),
    ],
    options: { commitMessage: 'Show the gate' },
  });
  expect(body).toMatchObject({ message: 'saved' });
  expect(editor.read(POST)).toContain('\ncover:\n  file: second.jpg\n  alt: A gate\nmeta:');
  expect(editor.git('show', '--format=', '--name-only').trim().split('\n')).toEqual([
    POST,
    'content/images/second.jpg',
  ]);
  expect(readFileSync(join(editor.folder, 'content/images/second.jpg')).equals(good)).toBe(true);
  expect(await upload('again.jpg', good)).toEqual({ status: 200, name: 'again.jpg' });
  expect(await upload('second.jpg', good)).toEqual({
    status: 422,
    error: 'is there already, as second.jpg: choose it from the pictures that are shown',
  });
});
