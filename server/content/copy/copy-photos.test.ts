import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { peopleSchema } from '#domain/entries/people.ts';
import { photographsSchema } from '#domain/pages/page-records.ts';
import { brandSchema, type Testimonial, testimonialSchema } from '#domain/shared/copy.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { readPictures } from '../../media/pictures/pictures.ts';
import { copyPhotos, setCopyPhotos } from './copy-photos.ts';

/** A face as a camera might give it: skin on a wall, light from one side. */
const face = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}"><path fill="#9ab" d="M0 0h100v100H0z"/><ellipse cx="50" cy="40" rx="20" ry="26" fill="#7a4a30"/><path fill="#345" d="M15 100q0-36 35-36t35 36z"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

const said = (file?: string): Testimonial =>
  testimonialSchema.parse({
    name: 'Ada Obi',
    handle: 'Trader, Aba',
    review: 'Their trucks come in time.',
    ...(file && { photo: { file, alt: 'Ada', credit: 'A. Bello' } }),
  });

/** Pages with the words of one client. */
const pagesWith = (file?: string) => ({
  delivery: { quote: said() },
  insurance: { quote: said() },
  'reverse-logistics': { quote: said() },
  tracking: { quote: said(file) },
  marketing: { testimonial: said(file) },
});

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
  const pages = pagesWith();
  setCopyPhotos({ pages, people, testimonials: [], brands: [], photographs: {} }, pictures, problems);
  return { people, problems };
}

test('a portrait gets address and size; what makes none is reported with its remedy, and its person stays', async () => {
  const { people, problems } = await portraitsOf({ good: [900, 1200], small: [320, 400], wide: [1600, 700] });
  expect(people['good']?.photo).toMatchObject({ width: 900, height: 1200, alt: 'Ada', credit: 'A. Bello' });
  expect(people['good']?.photo?.url).toMatch(/^\/media\/good-[0-9a-f]{8}\.jpg$/);
  expect(Object.values(people).filter(({ photo }) => photo)).toHaveLength(1);
  expect(people['small']?.name).toBe('Ada Obi');
  expect(problems).toEqual([
    'people.yaml: small.photo: small.jpg: 320 × 400 pixels are too few: the shorter side has at least 640; take the picture as the camera gave it',
    'people.yaml: wide.photo: wide.jpg: 1600 × 700 pixels make no portrait: cut it nearly square, the face in the middle',
    "people.yaml: lost.photo: there is no picture 'lost.jpg': add it to the images, or choose another",
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

test('logos and photographs get address and size; what does not suit is reported, and its place goes without it', async () => {
  const directory = temporaryDirectory();
  await mkdir(join(directory, 'images'));
  const save = async (name: string, width: number, height: number) =>
    writeFile(join(directory, 'images', name), await face(width, height));
  await save('yard.jpg', 1600, 1067);
  await save('door.jpg', 900, 700);
  await save('mills.png', 300, 100);
  await save('row.png', 60, 60);
  const brands = [
    { name: 'Mills', logo: { file: 'mills.png' } },
    { name: 'Row', logo: { file: 'row.png' } },
  ].map((brand) => brandSchema.parse(brand));
  const words = { alt: 'A yard', credit: 'A. Bello', focus: '20% 70%', caption: 'Apapa, six in the morning' };
  const photographs = photographsSchema.parse({
    haulage: {
      heading: 'The trucks',
      photos: ['yard', 'door', 'lost'].map((name) => ({ file: `${name}.jpg`, ...words })),
    },
  });
  const problems: string[] = [];
  const copy = { pages: pagesWith(), people: {}, testimonials: [], brands, photographs };
  setCopyPhotos(copy, await readPictures(directory, []), problems);
  expect(problems).toEqual([
    'brands.yaml: “Row”.logo: row.png: 60 × 60 pixels are too few: the shorter side has at least 80; take the picture as the camera gave it',
    'photographs.yaml: haulage.photos: door.jpg: 900 × 700 pixels are too few: the longer side has at least 1200; take the picture as the camera gave it',
    "photographs.yaml: haulage.photos: there is no picture 'lost.jpg': add it to the images, or choose another",
  ]);
  expect(photographs.haulage?.photos).toEqual([
    { url: expect.stringMatching(/^\/media\/yard-/), width: 1600, height: 1067, sample: false, ...words },
  ]);
  expect(brands.map(({ logo }) => logo?.width)).toEqual([300, undefined]);
  expect(copyPhotos(copy)).toEqual([brands[0]?.logo?.url, photographs.haulage?.photos[0]?.url]);
});

test('a client whose words are on a page has a photograph there, or none where it will not do', async () => {
  const directory = temporaryDirectory();
  await mkdir(join(directory, 'images'));
  await writeFile(join(directory, 'images/ada.jpg'), await face(900, 1000));
  const pictures = await readPictures(directory, []);
  const problems: string[] = [];
  const others = { people: {}, testimonials: [], brands: [], photographs: {} };
  const copy = { ...others, pages: pagesWith('ada.jpg') };
  setCopyPhotos(copy, pictures, problems);
  expect(copyPhotos(copy)).toEqual(Array(2).fill(expect.stringMatching(/^\/media\/ada-[0-9a-f]{8}\.jpg$/)));
  setCopyPhotos({ ...others, pages: pagesWith('lost.jpg') }, pictures, problems);
  expect(problems).toEqual([
    expect.stringMatching(/^pages\/tracking\.yaml: quote\.photo: there is no picture 'lost\.jpg'/),
    expect.stringMatching(/^pages\/marketing\.yaml: testimonial\.photo: there is no picture 'lost\.jpg'/),
  ]);
});

test.each([
  ['a missing file', {}, 'is missing: choose a picture, such as ada.jpg'],
  ['missing words', { file: 'a.jpg' }, 'is missing: write what it shows, for those who do not see it'],
  ['a drawing', { file: 'a.svg', alt: 'Ada' }, 'choose a picture, such as ada.jpg'],
  [
    'a focus in pixels',
    { file: 'a.jpg', alt: 'Ada', credit: 'B. Bello', focus: '300 200' },
    "write how far it is from the left and from the top, such as '60% 30%'",
  ],
])('%s of a photograph is reported with its remedy', (_, photo, remedy) => {
  const { error } = photographsSchema.safeParse({ haulage: { heading: 'The trucks', photos: [photo] } });
  expect(error?.issues.map(({ message }) => message)).toContain(remedy);
});

test('a page without a place for photographs is refused by the names of those that have one', () => {
  const { error } = photographsSchema.safeParse({ privacy: {} });
  expect(JSON.stringify(error?.issues)).toContain('photographs are shown on about, careers');
});
