import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/process.ts';
import { pendingPhoto, readPictures, setCovers } from './pictures.ts';

async function folderWith(files: Record<string, Buffer | string>): Promise<string> {
  const directory = temporaryDirectory();
  await mkdir(join(directory, 'images'));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(directory, 'images', name), bytes);
  return directory;
}

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#0b5d3b' } });

test('pictures have their upright size and an address that holds a fingerprint', async () => {
  const directory = await folderWith({
    'gate.jpg': await blank(80, 60).jpeg().toBuffer(),
    'turned.jpg': await blank(80, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'seal.png': await blank(20, 20, 4).png().toBuffer(),
  });
  const problems: string[] = [];
  const pictures = await readPictures(directory, problems);
  expect(problems).toEqual([]);
  expect(pictures.get('gate.jpg')).toMatchObject({ width: 80, height: 60, contentType: 'image/jpeg' });
  expect(pictures.get('gate.jpg')?.url).toMatch(/^\/media\/gate-[0-9a-f]{8}\.jpg$/);
  expect(pictures.get('turned.jpg')).toMatchObject({ width: 60, height: 80 });
  expect(pictures.get('seal.png')?.url).toMatch(/\.png$/);
});

test('faulty ones are told with file and remedy', async () => {
  const problems: string[] = [];
  await readPictures(await folderWith({ 'a.gif': 'x', 'B C.jpg': 'x', 'torn.jpg': 'x' }), problems);
  expect(problems.sort()).toEqual([
    'images/B C.jpg: rename it to b-c.jpg',
    'images/a.gif: save it as .jpg, .png, .webp or .avif',
    'images/torn.jpg: cannot be read as a picture: save it again',
  ]);
});

test('there need be none', async () => {
  expect(await readPictures(temporaryDirectory(), [])).toEqual(new Map());
});

test('covers get address and size, or are told', () => {
  const picture = {
    url: '/media/gate-0a1b2c3d.jpg',
    width: 80,
    height: 60,
    contentType: 'image/jpeg' as const,
  };
  const found = { file: 'blog/a.md', entry: { image: pendingPhoto('gate.jpg', 'A gate') } };
  const lost = { file: 'blog/b.md', entry: { image: pendingPhoto('quay.jpg', 'A quay') } };
  const problems: string[] = [];
  setCovers([found, lost], new Map([['gate.jpg', picture]]), problems);
  expect(found.entry.image).toEqual({ url: picture.url, width: 80, height: 60, alt: 'A gate' });
  expect(problems).toEqual(["blog/b.md: cover: put 'quay.jpg' into images/"]);
});
