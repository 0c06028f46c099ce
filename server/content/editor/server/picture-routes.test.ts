import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorForTests } from './testing.ts';

const POST = 'content/blog/return-loads.md';
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>';

let editor: Awaited<ReturnType<typeof editorForTests>>;
let photo: Buffer;

beforeAll(async () => {
  editor = await editorForTests();
  photo = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a4' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => editor.close());

/** Adds a picture to the media library. */
async function add(name: string, bytes: Buffer) {
  const asset = { path: `content/images/${name}`, content: bytes.toString('base64'), encoding: 'base64' };
  expect((await editor.ask('persistMedia', { asset })).status).toBe(200);
}

test('a picture that nothing shows is deleted, in a commit', async () => {
  await add('gate.jpg', photo);
  expect(await editor.remove('content/images/gate.jpg')).toMatchObject({ status: 200 });
  expect(editor.has('content/images/gate.jpg')).toBe(false);
  expect(editor.git('show', '--format=%s', '--name-status').trim()).toBe(
    'Delete the picture gate.jpg\n\nD\tcontent/images/gate.jpg',
  );
  expect((await editor.remove('content/images/gate.jpg')).body.error).toMatch(/there is no picture gate.jpg/);
});

test.each([
  ['the cover of a post', 'cover', { cover: { file: 'yard.jpg', alt: 'The yard at noon' } }],
  ['the text of a post', 'text', {}],
])('a picture of %s is not deleted, and the refusal names the post', async (_what, place, values) => {
  await add('yard.jpg', photo);
  await add('old-yard.jpg', photo);
  const form = await editor.edited(POST, values);
  const text = place === 'text' ? `${form}\n![The yard at noon](yard.jpg)\n` : form;
  expect(await editor.save(POST, text)).toMatchObject({ status: 200 });
  const before = editor.git('rev-parse', 'HEAD');
  const { status, body } = await editor.remove('content/images/yard.jpg');
  expect([status, body.error]).toEqual([
    422,
    expect.stringMatching(/^Not deleted, because these show it: post “.+”\. Choose another picture/),
  ]);
  expect(editor.has('content/images/yard.jpg')).toBe(true);
  expect(editor.git('rev-parse', 'HEAD')).toBe(before);
  // Its name ends like that of the other one.
  expect(await editor.remove('content/images/old-yard.jpg')).toMatchObject({ status: 200 });
  editor.reset();
});

test.each(['content/images/../site.yaml', 'content/images/', 'content/site.yaml', 'content/images/none.jpg'])(
  'nothing is deleted at %s',
  async (path) => {
    const before = editor.git('rev-parse', 'HEAD');
    expect((await editor.remove(path)).status).toBe(422);
    expect(editor.git('rev-parse', 'HEAD')).toBe(before);
    expect(editor.has('content/site.yaml')).toBe(true);
  },
);

test('forms get saved pictures and chosen ones with their bytes and types, and no other files', async () => {
  await add('gate.jpg', photo);
  const headers = { origin: editor.address, 'content-type': 'application/octet-stream' };
  await fetch(`${editor.address}/uploads?name=mark.svg`, { method: 'POST', headers, body: LOGO });
  const picture = (name: string) => fetch(`${editor.address}/pictures/${name}`);
  const saved = await picture('gate.jpg');
  expect(saved.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await saved.arrayBuffer())).toEqual(
    readFileSync(`${editor.folder}/content/images/gate.jpg`),
  );
  const chosen = await picture('mark.svg');
  expect([chosen.headers.get('content-type'), await chosen.text()]).toEqual(['image/svg+xml', LOGO]);
  for (const name of ['none.jpg', 'README.md', '..%2fsite.yaml', '%2e%2e%2fsite.jpg'])
    expect((await picture(name)).status, name).toBe(404);
  editor.reset();
});
