import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { slug } from '#domain/shared/slug.ts';
import { DATA_FILES } from '../forms/data-files.ts';
import { COLLECTIONS } from '../forms/fields.ts';
import type { Field } from '../forms/form-of-schema.ts';
import { PICTURE_USES } from '../forms/picture-uses.ts';
import { repositoryOf } from '../saving/repository.ts';
import { editorServer } from '../server/editor-server.ts';
import { PreviewSite } from './preview-site.ts';

/** A build whose pages tell the address of the cover. */
const PAGES = `export const render = async ({ url }, { content }) => {
  const { image } = content.article('post', new URL(url).pathname.split('/').at(-1));
  return new Response(image.url ?? image.drawing);
};`;
const POST = 'content/blog/return-loads.md';

let folder: string;
let app: FastifyInstance;
let origin: string;
const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kayalink-uploads-test-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  for (const each of ['decap', 'dist/server', 'dist/client'])
    mkdirSync(join(folder, each), { recursive: true });
  writeFileSync(join(folder, 'dist/server/entry.mjs'), PAGES);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@kayalink.example');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Begin');
  const content = join(folder, 'content');
  const preview = await PreviewSite.of(content, join(folder, 'dist'));
  app = editorServer(await repositoryOf(content), join(folder, 'decap'), undefined, preview);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const photo = (background: string, width = 1600) =>
  sharp({ create: { width, height: width / 1.6, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function upload(name: string, bytes: Buffer, form = '') {
  const answer = await fetch(`${origin}/uploads?${new URLSearchParams({ name, form })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', origin },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, ...(await answer.json()) };
}

async function post(path: string, body: object) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** The form of the post with another cover. */
async function withCover(cover: object) {
  const { data } = await post('/actions', { action: 'getEntry', params: { path: POST } });
  const [, head = '', body = ''] = data.split(/^---$/m);
  return { head: { ...parse(head), cover }, body };
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
  const { head, body } = await withCover({ file: 'unsaved.jpg', alt: 'A gate' });
  const { html, errors } = await post('/preview', { folder: 'blog', path: POST, values: { ...head, body } });
  expect(errors).toEqual([]);
  expect(html).toMatch(/^\/media\/unsaved-[0-9a-f]{8}\.jpg$/);
  const shown = await fetch(origin + html);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpg']);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('jpeg');
  expect(git('status', '--short', 'content')).toBe('');
});

test('a picture that was replaced by another is not saved, and keeps nothing from being saved', async () => {
  const good = await photo('#579');
  const { head, body } = await withCover({ file: 'second.jpg', alt: 'A gate' });
  const asset = (path: string, bytes: Buffer) => ({
    path,
    content: bytes.toString('base64'),
    encoding: 'base64',
  });
  const answer = await post('/actions', {
    action: 'persistEntry',
    params: {
      dataFiles: [{ path: POST, raw: `---\n${stringify(head)}---${body}` }],
      assets: [
        asset('content/images/first.heic', Buffer.from('broken')),
        asset('content/images/second.jpg', good),
      ],
      options: { commitMessage: 'Show the gate' },
    },
  });
  expect(answer).toMatchObject({ message: 'saved' });
  expect(git('show', '--format=', '--name-only').trim().split('\n')).toEqual([
    POST,
    'content/images/second.jpg',
  ]);
  expect(readFileSync(join(folder, 'content/images/second.jpg')).equals(good)).toBe(true);
  expect(await upload('again.jpg', good)).toEqual({ status: 200, name: 'again.jpg' });
  expect(await upload('second.jpg', good)).toEqual({
    status: 422,
    error: 'is there already, as second.jpg: choose it from the pictures that are shown',
  });
});
