import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SocialPictures } from './social-pictures.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'social-'));
});
afterEach(() => rm(directory, { recursive: true }));

const image = (hash: string) => ({
  hash,
  draw: vi.fn(
    async () => `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><title>${hash}</title></svg>`,
  ),
});

const bytesOf = async (pictures: SocialPictures, of: ReturnType<typeof image>) =>
  (await pictures.picture(of)).bytes;

test('draws a picture once, however many ask for it, and finds it again after a restart', async () => {
  const about = image('about');
  const pictures = new SocialPictures(directory);
  const [first, second] = await Promise.all([bytesOf(pictures, about), bytesOf(pictures, about)]);
  expect(first).toEqual(second);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 12, height: 6 });
  expect(await bytesOf(new SocialPictures(directory), about)).toEqual(first);
  expect(about.draw).toHaveBeenCalledTimes(1);
});

test('removes the oldest beyond the limit, and no file of others', async () => {
  const hashOf = (digit: string) => digit.repeat(12);
  const ofOthers = ['logo.png', 'photo-2026.jpg'];
  for (const name of ofOthers) await writeFile(join(directory, name), 'theirs');
  const one = await bytesOf(new SocialPictures(directory), image(hashOf('1')));
  const pictures = new SocialPictures(directory, { sizeLimit: 2.5 * one.length });
  for (const digit of ['2', '3', '4']) await bytesOf(pictures, image(hashOf(digit)));
  const kept = (await readdir(directory)).filter((name) => !ofOthers.includes(name));
  expect(kept.length).toBe(2);
  expect(kept).toContain(`${hashOf('4')}.png`);
  expect(await readdir(directory)).toEqual(expect.arrayContaining(ofOthers));
});

test('draws the next one after one that fails', async () => {
  const pictures = new SocialPictures(directory);
  const broken = { hash: 'broken', draw: () => Promise.reject(new Error('no drawing')) };
  await expect(pictures.picture(broken)).rejects.toThrow('no drawing');
  expect((await bytesOf(pictures, image('next'))).length).toBeGreaterThan(0);
});

test('answers even where nothing can be kept', async () => {
  const pictures = new SocialPictures('/dev/null/social');
  expect((await bytesOf(pictures, image('about'))).length).toBeGreaterThan(0);
});
