import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { pendingPhoto } from '#domain/media/photograph.ts';
import type { Picture } from '#domain/media/picture.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { readPictures, setCovers } from './pictures.ts';

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
    'seal.png': await blank(40, 40, 4).png().toBuffer(),
  });
  const problems: string[] = [];
  const pictures = await readPictures(directory, problems);
  expect(problems).toEqual([]);
  expect(pictures.get('gate.jpg')).toMatchObject({ width: 80, height: 60, contentType: 'image/jpeg' });
  expect(pictures.get('gate.jpg')?.url).toMatch(/^\/media\/gate-[0-9a-f]{8}\.jpg$/);
  expect(pictures.get('turned.jpg')).toMatchObject({ width: 60, height: 80 });
  expect(pictures.get('seal.png')?.url).toMatch(/\.png$/);
});

/** As a telephone gives it: no even ground, whose end nobody would miss. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#0b5d3b',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const cutOff = (bytes: Buffer) => bytes.subarray(0, Math.round(bytes.length * 0.6));

/** A picture whose head says that it is larger than it is: to make one of that size takes seconds. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await blank(64, 64).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

type FieldError = [name: string, made: string | Promise<Buffer> | Sharp, remedy: unknown];

const ERRORS: FieldError[] = [
  ['a.gif', 'x', 'save it as .jpg, .png, .webp or .avif, and a logo as .svg'],
  ['B C.jpg', 'x', 'rename it to b-c.jpg'],
  ['empty.jpg', '', 'is empty: copy it here again'],
  [
    'words.jpg',
    'no picture',
    'is no picture, whatever its name says: save it as .jpg, .png, .webp or .avif from a picture program',
  ],
  [
    'torn.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><path',
    expect.stringMatching(
      /^is no drawing that can be read \(.+\): save it again as plain SVG, words as paths$/,
    ),
  ],
  ['phone.heic', 'any bytes', 'is HEIC, as telephones take it: save it as .jpg'],
  ['phone.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'is HEIC, as telephones take it: save it as .jpg'],
  [
    'dot.png',
    blank(1, 1).png(),
    '1 × 1 pixels are too few: take the picture as the camera gave it, not its thumbnail',
  ],
  [
    'strip.png',
    blank(1300, 100).png(),
    '1300 × 100 pixels are a strip: cut it to at most 12 times as long as wide',
  ],
  [
    'huge.png',
    claiming(17_000, 17_000),
    '17000 × 17000 pixels are too many: make it smaller, to at most 50 million, such as 8000 × 6000',
  ],
  ...(['jpeg', 'png', 'webp', 'avif'] as const).map(
    (format): FieldError => [
      `torn-${format}.${format === 'jpeg' ? 'jpg' : format}`,
      noise(240, 180).toFormat(format).toBuffer().then(cutOff),
      'is cut off or damaged, as after a copy that broke off: copy it here again from the camera or its maker',
    ],
  ),
];

test.each(ERRORS)('%s is reported with file and remedy', async (name, made, remedy) => {
  const bytes = await (typeof made === 'object' && 'toBuffer' in made ? made.toBuffer() : made);
  const problems: string[] = [];
  const pictures = await readPictures(await folderWith({ [name]: bytes }), problems);
  expect(pictures.size).toBe(0);
  expect([...(pictures.refused ?? [])]).toEqual([[name, remedy]]);
  expect(problems).toEqual([`images/${name}: ${pictures.refused?.get(name)}`]);
});

test('a drawn logo is offered in sizes of its own shape', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="16"><path d="M0 0h48v16H0z"/></svg>';
  const pictures = await readPictures(await folderWith({ 'mills.svg': logo }), []);
  expect(pictures.get('mills.svg')).toMatchObject({ width: 960, height: 320, contentType: 'image/png' });
});

test('there need be none', async () => {
  expect(await readPictures(temporaryDirectory(), [])).toEqual(new Map());
});

const picture = (width: number, height: number) => ({
  url: `/media/gate-${width}.jpg`,
  width,
  height,
  contentType: 'image/jpeg' as const,
});

test('covers get address and size, and keep what is said of them', () => {
  const words = { alt: 'A gate', credit: 'A. Bello', focus: '20% 80%' };
  const found = { file: 'blog/a.md', entry: { image: pendingPhoto({ file: 'gate.jpg', ...words }) } };
  const problems: string[] = [];
  setCovers([found], new Map([['gate.jpg', picture(1500, 1000)]]), problems);
  expect(problems).toEqual([]);
  expect(found.entry.image).toEqual({ url: '/media/gate-1500.jpg', width: 1500, height: 1000, ...words });
});

test.each([
  ['lost.jpg', "there is no picture 'lost.jpg': add it to the images, or choose another"],
  ['Small.JPG', "write 'small.jpg', as the file is called"],
  ['torn.jpg', "picture 'torn.jpg': is cut off"],
  [
    'small.jpg',
    '640 × 480 pixels are too few: the shorter side has at least 630; take the picture as the camera gave it',
  ],
  [
    'narrow.jpg',
    '1100 × 700 pixels are too few: the longer side has at least 1200; take the picture as the camera gave it',
  ],
  [
    'wide.jpg',
    '4000 × 900 pixels make no cover: cut it to between upright 1 to 2 and wide 3 to 1; as the camera gave it, 3 to 2, is best',
  ],
])('the cover %s is reported, and a drawing stands in', (file, remedy) => {
  const pictures = Object.assign(
    new Map([
      ['small.jpg', picture(640, 480)],
      ['narrow.jpg', picture(1100, 700)],
      ['wide.jpg', picture(4000, 900)],
    ]),
    { refused: new Map([['torn.jpg', 'is cut off']]) },
  );
  const post: { file: string; entry: { image: Picture } } = {
    file: 'blog/b.md',
    entry: { image: pendingPhoto({ file, alt: 'A quay' }) },
  };
  const problems: string[] = [];
  setCovers([post], pictures, problems);
  expect(problems).toEqual([`blog/b.md: cover: ${remedy}`]);
  expect(post.entry.image).toEqual({ drawing: 'quay' });
});
