import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { peopleSchema } from '#domain/people.ts';
import { temporaryDirectory } from '../testing/process.ts';
import { readPictures } from './pictures.ts';
import { setPortraits } from './portraits.ts';

/** A face as a camera might give it: skin on a wall, light from one side. */
const face = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}"><path fill="#9ab" d="M0 0h100v100H0z"/><ellipse cx="50" cy="40" rx="20" ry="26" fill="#7a4a30"/><path fill="#345" d="M15 100q0-36 35-36t35 36z"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

async function portraitsOf(sizes: Record<string, [number, number]>) {
  const directory = temporaryDirectory();
  await mkdir(join(directory, 'images'));
  for (const [name, [width, height]] of Object.entries(sizes))
    await writeFile(join(directory, 'images', `${name}.jpg`), await face(width, height));
  const pictures = await readPictures(directory, []);
  const people = peopleSchema.parse(
    Object.fromEntries(
      [...Object.keys(sizes), 'lost'].map((name) => [
        name,
        { name: 'Ada Obi', role: 'Founder', photo: { file: `${name}.jpg`, alt: 'Ada', credit: 'A. Bello' } },
      ]),
    ),
  );
  const problems: string[] = [];
  setPortraits(Object.entries(people), pictures, problems);
  return { people, problems };
}

test('a portrait gets address and size; what makes none is told with its remedy, and its person stays', async () => {
  const { people, problems } = await portraitsOf({ good: [900, 1200], small: [320, 400], wide: [1600, 700] });
  expect(people['good']?.photo).toMatchObject({ width: 900, height: 1200, alt: 'Ada', credit: 'A. Bello' });
  expect(people['good']?.photo?.url).toMatch(/^\/media\/good-[0-9a-f]{8}\.jpg$/);
  expect(Object.values(people).filter(({ photo }) => photo)).toHaveLength(1);
  expect(people['small']?.name).toBe('Ada Obi');
  expect(problems).toEqual([
    'small: photo: 320 × 400 pixels are too few: the shorter side has at least 640',
    'wide: photo: 1600 × 700 pixels make no portrait: cut it nearly square, the face in the middle',
    "lost: photo: put 'lost.jpg' into images/",
  ]);
});

test.each([
  ['a file outside images', { file: '../secret.jpg', alt: 'Ada', credit: 'A. Bello' }],
  ['no credit', { file: 'ada.jpg', alt: 'Ada' }],
  ['no words for it', { file: 'ada.jpg', alt: '', credit: 'A. Bello' }],
  ['a moving picture', { file: 'ada.gif', alt: 'Ada', credit: 'A. Bello' }],
])('%s is refused', (_, photo) => {
  expect(peopleSchema.safeParse({ ada: { name: 'Ada Obi', role: 'Founder', photo } }).success).toBe(false);
});
