import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { logo, portrait, store, truck } from './generated.ts';

/** Four people, each with the face somewhere else. As small as may be: each is made in many sizes. */
export const FACES = {
  'ibrahim-lawal': {
    width: 720,
    height: 960,
    x: 0.3,
    y: 0.22,
    size: 0.2,
    skin: '#5c3722',
    wall: '#7f93a0',
    shirt: '#f0ece2',
  },
  'adaeze-nwosu': {
    width: 900,
    height: 720,
    x: 0.7,
    y: 0.42,
    size: 0.24,
    skin: '#8a5a3c',
    wall: '#c9b48f',
    shirt: '#1f6b4a',
  },
  'sunday-okon': {
    width: 720,
    height: 960,
    x: 0.5,
    y: 0.7,
    size: 0.2,
    skin: '#3f2416',
    wall: '#46525a',
    shirt: '#d9a03a',
  },
  'chukwudi-obi': {
    width: 700,
    height: 1050,
    x: 0.6,
    y: 0.14,
    size: 0.17,
    skin: '#4a2c1c',
    wall: '#2f3b38',
    shirt: '#c7cdd2',
  },
} as const;

const percent = (part: number) => `${Math.round(part * 100)}%`;
export const focusOf = ({ x, y }: { x: number; y: number }) => `${percent(x)} ${percent(y)}`;
const CREDIT = 'Amina Bello';

/** A post whose cover is a photograph that a cut about the middle would spoil. */
export const PHOTO_POST = 'a-yard-at-six';
const POST = `---
title: A yard at six in the morning
subTitle: What a driver, a marshal and a clerk do before the first truck leaves.
date: 2026-11-20
tags: [Haulage]
cover: { file: yard.jpg, alt: 'A truck at the gate of a yard', credit: ${CREDIT}, focus: 80% 60% }
meta:
  title: A yard at six in the morning
  description: What a driver, a marshal and a clerk do before the first truck leaves the yard, in the order of the clock.
---

The first truck leaves at seven. Everything that can go wrong with it has gone wrong by then, or will not.
`;

/** The content of this site as it is when its owner has put in what is real: faces, logos, trucks, stores, a third country. */
export async function realContent(directory: string): Promise<string> {
  const content = join(directory, 'content');
  await cp(resolve('content'), content, { recursive: true });
  const images = join(content, 'images');
  await mkdir(images, { recursive: true });
  const save = (name: string, bytes: Buffer | string) => writeFile(join(images, name), bytes);
  const change = async (file: string, edit: (value: never) => void) => {
    const value = parse(await readFile(join(content, file), 'utf8'));
    edit(value as never);
    await writeFile(join(content, file), stringify(value));
  };
  for (const [id, face] of Object.entries(FACES)) await save(`${id}.jpg`, await portrait(face));
  const photo = (id: keyof typeof FACES) => ({
    file: `${id}.jpg`,
    alt: 'At the gate',
    credit: CREDIT,
    focus: focusOf(FACES[id]),
  });
  await change('people.yaml', (people: Record<string, object>) => {
    for (const id of Object.keys(FACES) as (keyof typeof FACES)[])
      Object.assign(people[id] ?? {}, { photo: photo(id), sample: false });
  });
  await change('testimonials.yaml', (reviews: object[]) => {
    for (const [at, id] of (['adaeze-nwosu', 'chukwudi-obi'] as const).entries())
      Object.assign(reviews[at] ?? {}, { photo: photo(id), sample: false });
  });
  await save('mills.svg', logo(420, 96, '#0b4f8a'));
  await save(
    'row.png',
    await sharp(Buffer.from(logo(300, 160, '#b3261e')))
      .png()
      .toBuffer(),
  );
  await save(
    'steel.jpg',
    await sharp(Buffer.from(logo(500, 120, '#222')))
      .flatten({ background: '#fff' })
      .jpeg()
      .toBuffer(),
  );
  const brands = [
    { name: 'Savanna Mills', logo: { file: 'mills.svg' } },
    { name: 'Cocoa Row', logo: { file: 'row.png' } },
    { name: 'Oke & Daughters' },
    { name: 'Confluence Steel', logo: { file: 'steel.jpg' } },
    { name: 'Invented Foods', sign: 'leaf', sample: true },
  ];
  await writeFile(join(content, 'brands.yaml'), stringify(brands));
  await save('yard.jpg', await truck(1280, 853));
  await save('road.jpg', await truck(1200, 900, 0.6));
  await save('upright.jpg', await truck(900, 1200, 0.7));
  await save('store.jpg', await store(1200, 800));
  const shown = (file: string, caption: string, more = {}) => ({
    file,
    alt: caption,
    credit: CREDIT,
    caption,
    ...more,
  });
  const photographs = {
    haulage: {
      heading: 'The trucks, as they stand',
      photos: [
        shown('yard.jpg', 'The yard in Apapa at six in the morning', { focus: '80% 60%' }),
        shown('road.jpg', 'Loaded for Kano, at the weighbridge'),
        shown('upright.jpg', 'A cab before its check', { focus: '70% 80%' }),
      ],
    },
    warehousing: { heading: 'Inside a store', photos: [shown('store.jpg', 'Aisle four in Ikeja')] },
    about: {
      heading: 'Where we work',
      photos: [shown('road.jpg', 'The gate in Apapa'), shown('store.jpg', 'The store in Ikeja')],
    },
  };
  await writeFile(join(content, 'photographs.yaml'), stringify(photographs));
  await writeFile(join(content, 'blog', `${PHOTO_POST}.md`), POST);
  await change('site.yaml', ({ countries }: { countries: object[] }) => {
    countries.push({ code: 'BJ', name: 'Benin', status: 'coming-soon' });
  });
  return content;
}
