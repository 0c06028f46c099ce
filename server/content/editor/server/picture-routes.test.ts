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

const assetOf = (path: string, bytes: Buffer) => ({
  path,
  content: bytes.toString('base64'),
  encoding: 'base64',
});

/** Adds a picture to the media library. */
async function add(name: string, bytes: Buffer) {
  const asset = assetOf(`content/images/${name}`, bytes);
  expect((await editor.ask('persistMedia', { asset })).status).toBe(200);
}

test.each([
  ['content/images/photo.heic', 'save it as'],
  ['content/images/Big Photo.jpg', 'rename it to big-photo.jpg'],
  ['content/blog/photo.jpg', 'Pictures are saved in content/images/'],
  ['content/images/../site.yaml', 'Pictures are saved in content/images/'],
  ['content/images/broken.jpg', "picture 'broken.jpg': "],
])('a picture as %s is refused with the remedy', async (path, says) => {
  const bytes = path.includes('broken') ? Buffer.from('no picture') : photo;
  const { status, body } = await editor.ask('persistMedia', { asset: assetOf(path, bytes) });
  expect([status, body.error]).toEqual([422, expect.stringContaining(says)]);
  expect(editor.git('status', '--short', 'content/images', 'content/site.yaml')).toBe('');
});

test('a picture that nothing shows is deleted, in a commit', async () => {
  await add('gate.jpg', photo);
  expect(await editor.remove('content/images/gate.jpg')).toMatchObject({ status: 200 });
  expect(editor.has('content/images/gate.jpg')).toBe(false);
  expect(editor.git('show', '--format=%s', '--name-status').trim()).toBe(
    'Delete the picture gate.jpg\n\nD\tcontent/images/gate.jpg',
  );
  expect((await editor.remove('content/images/gate.jpg')).body.error).toMatch(/there is no picture gate.jpg/);
});

test('a picture of the cover or the text of a post is not deleted, and the refusal names the post', async () => {
  for (const name of ['yard.jpg', 'road.jpg', 'old-yard.jpg']) await add(name, photo);
  const form = await editor.edited(POST, { cover: { file: 'yard.jpg', alt: 'The yard at noon' } });
  const text = `${form}\n![The road at noon](road.jpg)\n`;
  expect(await editor.save(POST, text)).toMatchObject({ status: 200 });
  const before = editor.git('rev-parse', 'HEAD');
  for (const name of ['yard.jpg', 'road.jpg']) {
    const { status, body } = await editor.remove(`content/images/${name}`);
    expect([status, body.error]).toEqual([
      422,
      expect.stringMatching(/^Not deleted, because these show it: post “.+”\. Choose another picture/),
    ]);
    expect(editor.has(`content/images/${name}`)).toBe(true);
  }
  expect(editor.git('rev-parse', 'HEAD')).toBe(before);
  // Its name ends like that of the other one.
  expect(await editor.remove('content/images/old-yard.jpg')).toMatchObject({ status: 200 });
  editor.reset();
});

test('nothing else is deleted as a picture', async () => {
  const before = editor.git('rev-parse', 'HEAD');
  for (const path of ['images/../site.yaml', 'images/', 'site.yaml', 'images/none.jpg'])
    expect((await editor.remove(`content/${path}`)).status, path).toBe(422);
  expect(editor.git('rev-parse', 'HEAD')).toBe(before);
  expect(editor.has('content/site.yaml')).toBe(true);
});

test('forms get saved pictures and chosen ones whole, the window of pictures gets small ones, and nobody other files', async () => {
  await add('gate.jpg', photo);
  const asset = assetOf('content/images/gate.jpg', photo);
  expect((await editor.ask('persistMedia', { asset })).body.error).toContain(
    'There is a picture gate.jpg already',
  );
  expect((await editor.ask('getMedia')).body).toEqual([{ name: 'gate.jpg', path: asset.path }]);
  const file = await editor.ask('getMediaFile', { path: asset.path });
  expect(file.body).toMatchObject({ name: 'gate.jpg', content: asset.content });
  const headers = { origin: editor.address, 'content-type': 'application/octet-stream' };
  await fetch(`${editor.address}/uploads?name=mark.svg`, { method: 'POST', headers, body: LOGO });
  const picture = (name: string) => fetch(`${editor.address}/pictures/${name}`);
  const saved = await picture('gate.jpg');
  expect(saved.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await saved.arrayBuffer())).toEqual(
    readFileSync(`${editor.folder}/content/images/gate.jpg`),
  );
  const small = await fetch(`${editor.address}/thumbnails/gate.jpg`);
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 560 });
  const chosen = await picture('mark.svg');
  expect([chosen.headers.get('content-type'), await chosen.text()]).toEqual(['image/svg+xml', LOGO]);
  for (const name of ['none.jpg', 'README.md', '..%2fsite.yaml', '%2e%2e%2fsite.jpg'])
    expect((await picture(name)).status, name).toBe(404);
  editor.reset();
});
