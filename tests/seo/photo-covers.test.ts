import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileContent, openFileContent } from '#server/content/folder/file-content.ts';
import { readPictures } from '#server/media/pictures/pictures.ts';
import { Renditions } from '#server/media/pictures/renditions.ts';
import { photoCutter, SocialPictures } from '#server/media/pictures/social-pictures.ts';
import { feed } from '#src/seo/feed.tsx';
import { cardOf, socialPicture } from '#src/seo/social/card.ts';
import { imageOf } from '#src/seo/social/social-image.ts';
import { pageData } from '#src/seo/structured-data/page-data.ts';
import { PHOTO_POST, realContent } from '../support/pictures/real-content.ts';
import { schemaErrors } from './schema-rules.ts';

const SITE = 'https://www.example.com';
const PATH = `/resources/blog/${PHOTO_POST}`;

let directory: string;
let content: FileContent;
let media: Renditions;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'covers-'));
  const folder = await realContent(directory);
  content = await openFileContent(folder);
  media = new Renditions(folder, join(directory, 'media'));
});
afterAll(async () => {
  content.close();
  await rm(directory, { recursive: true });
});

/** The share of red cab in a part of a picture, which a cut about the middle would lose. */
async function red(picture: Buffer, left: number, width: number): Promise<number> {
  const { data, info } = await sharp(picture)
    .extract({ left, top: 0, width, height: 630 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 120 && (data[at + 1] ?? 0) < 90 && (data[at + 2] ?? 0) < 90) count += 1;
  return count / (data.length / info.channels);
}

test('the link preview of a post with a photograph shows it, cut around its focus, in the size that readers expect', async () => {
  const card = cardOf(PATH, content);
  if (!card) throw new Error('no picture');
  const image = imageOf(card);
  expect(socialPicture(PATH, content, SITE)).toBe(`${SITE}/social/${image.hash}${PATH}.jpg`);
  const pictures = new SocialPictures(join(directory, 'social'), { cutPhoto: photoCutter(media) });
  const { bytes, type, isWhole } = await pictures.picture(image);
  expect([type, isWhole]).toEqual(['image/jpeg', true]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(200 * 1024);
  expect(await red(bytes, 560, 640)).toBeGreaterThan(0.01);
});

test('a photograph that cannot be had leaves a drawn picture, which is drawn anew when it can', async () => {
  const card = cardOf(PATH, content);
  if (!card) throw new Error('no picture');
  const image = imageOf(card);
  const folder = join(directory, 'later');
  const lost = new SocialPictures(folder, { cutPhoto: () => Promise.reject(new Error('no network')) });
  expect(await lost.picture(image)).toMatchObject({ type: 'image/png', isWhole: false });
  const found = new SocialPictures(folder, { cutPhoto: photoCutter(media) });
  expect(await found.picture(image)).toMatchObject({ type: 'image/jpeg', isWhole: true });
});

test('photographs of the content service are fetched from there, and large or missing ones are not', async () => {
  const photo = {
    url: 'https://images.ctfassets.net/s/a/1/yard.jpg',
    width: 2000,
    height: 1333,
    alt: 'A yard',
  };
  const asked: string[] = [];
  const answering = (answer: Response) =>
    photoCutter(media, async (address) => {
      asked.push(String(address));
      return answer;
    });
  const yard = await sharp({ create: { width: 1280, height: 853, channels: 3, background: '#0b5d3b' } })
    .jpeg()
    .toBuffer();
  const cut = await answering(new Response(new Uint8Array(yard)))(photo);
  expect(await sharp(cut).metadata()).toMatchObject({ width: 640, height: 630 });
  expect(asked).toEqual(['https://images.ctfassets.net/s/a/1/yard.jpg?w=1280&q=70']);
  expect(await answering(new Response('', { status: 404 }))(photo)).toBeUndefined();
  const large = new Response('', { headers: { 'content-length': `${100 * 1024 * 1024}` } });
  expect(await answering(large)(photo)).toBeUndefined();
});

test('a picture that a camera turned is cut upright', async () => {
  const folder = join(directory, 'other');
  await mkdir(join(folder, 'images'), { recursive: true });
  const [green, red] = ['#00ff00', '#ff0000'];
  const half = (background: string) => ({
    input: { create: { width: 800, height: 700, channels: 3 as const, background } },
  });
  await sharp({ create: { width: 1600, height: 700, channels: 3, background: green } })
    .composite([{ ...half(red), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, 'images/turned.jpg'));
  const renditions = new Renditions(folder, join(directory, 'turned'));
  const url = (await readPictures(folder, [])).get('turned.jpg')?.url ?? '';
  const cut = await renditions.cut(url, { width: 640, height: 630 }, '50% 0%');
  const { dominant } = await sharp(cut).stats();
  expect(dominant.r).toBeGreaterThan(200);
});

test('search engines get the photograph with its words, and who took it', () => {
  const data = pageData(PATH, content, SITE);
  expect(schemaErrors(data ?? {})).toEqual([]);
  expect(JSON.parse(JSON.stringify(data))['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      image: [
        {
          '@type': 'ImageObject',
          url: expect.stringMatching(/^https:\/\/www\.example\.com\/media\/yard-[0-9a-f]{8}\.jpg$/),
          width: '1280',
          height: '853',
          caption: 'A truck at the gate of a yard',
          creditText: 'Amina Bello',
        },
        expect.stringMatching(/\.jpg$/),
      ],
    }),
  );
});

test('feed readers get the photograph, at a full address, with its words', async () => {
  const xml = await feed(content, SITE);
  expect(xml).toMatch(
    /&lt;img src=&quot;https:\/\/www\.example\.com\/media\/yard-[0-9a-f]{8}\.jpg&quot; alt=&quot;A truck at the gate of a yard&quot; loading=&quot;lazy&quot; width=&quot;1280&quot; height=&quot;853&quot;\/&gt;/,
  );
});
