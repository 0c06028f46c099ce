import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { readPictures } from './pictures.ts';
import { Renditions } from './renditions.ts';

async function opened(width: number) {
  const directory = temporaryDirectory();
  await mkdir(join(directory, 'images'));
  const draw = async (background: string) =>
    writeFile(
      join(directory, 'images', 'gate.jpg'),
      await sharp({ create: { width, height: width / 2, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );
  await draw('#0b5d3b');
  const kept = join(directory, 'kept');
  const stem = async () =>
    (await readPictures(directory, [])).get('gate.jpg')?.url.slice('/media/'.length, -'.jpg'.length);
  return { renditions: new Renditions(directory, kept), kept, stem, draw };
}

test.each(['avif', 'webp'])('a picture comes as %s in the width that is asked for', async (format) => {
  const { renditions, stem } = await opened(1000);
  const bytes = await renditions.get(`${await stem()}-640.${format}`);
  const { width, height, format: kind, compression } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([640, 320]);
  expect(kind === 'heif' ? compression === 'av1' && 'avif' : kind).toBe(format);
});

test('what no page offers is not made', async () => {
  const { renditions, kept, stem } = await opened(500);
  for (const name of [
    `${await stem()}-641.avif`,
    `${await stem()}-640.avif`,
    'gate.jpg',
    '../images/gate.jpg',
    `${await stem()}-360.gif`,
  ])
    expect(await renditions.get(name)).toBeUndefined();
  await expect(readdir(kept)).rejects.toThrow('ENOENT');
});

test('all are made once and kept, and a new picture has new addresses', async () => {
  const { renditions, kept, stem, draw } = await opened(500);
  const before = `${await stem()}.jpg`;
  await renditions.makeAll();
  // 360 and 500 px wide in two formats, and the one for everybody.
  expect(await readdir(kept)).toHaveLength(5);
  await draw('#b8402a');
  renditions.refresh();
  expect(await renditions.get(before)).toBeUndefined();
  expect(await renditions.get(`${await stem()}.jpg`)).toBeInstanceOf(Buffer);
});

test('two visitors at once wait for the same work', async () => {
  const { renditions, stem } = await opened(500);
  const name = `${await stem()}-360.avif`;
  const [one, other] = await Promise.all([renditions.get(name), renditions.get(name)]);
  expect(one).toBe(other);
});
