import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as validation from '../../media/pictures/validate-picture.ts';
import { type FileContent, openFileContent } from './file-content.ts';
import { contentFolderForTests, post } from './testing.ts';

const folder = contentFolderForTests();
let content: FileContent | undefined;

afterEach(() => {
  content?.close();
  content = undefined;
});

describe('a change on disk', () => {
  const change = (opened: FileContent) => new Promise<void>((resolve) => opened.onChange(resolve));

  test('replaces the content and its revision', async () => {
    content = await openFileContent(folder.directory);
    const before = content.revision();
    const changed = change(content);
    await folder.write('blog/fresh.md', post());
    await changed;
    expect(content.article('post', 'fresh')?.title).toBe('A title');
    expect(content.revision()).not.toBe(before);
  });

  test('is seen each time that a file is replaced by another, and when the site is asked to read again', async () => {
    content = await openFileContent(folder.directory);
    for (const n of [1, 2, 3, 4, 5]) {
      await folder.write('blog/fresh.md.tmp', post({ title: `Version ${n}` }));
      await rename(join(folder.directory, 'blog/fresh.md.tmp'), join(folder.directory, 'blog/fresh.md'));
      await expect.poll(() => content?.article('post', 'fresh')?.title).toBe(`Version ${n}`);
    }
    content.reload();
    await folder.write('blog/fresh.md', post({ title: 'Version 6' }));
    await expect.poll(() => content?.article('post', 'fresh')?.title).toBe('Version 6');
  });

  test('that is invalid leaves the last good content and is reported; mending it is enough', async () => {
    const { promise: reported, resolve: tell } = Promise.withResolvers<string>();
    content = await openFileContent(folder.directory, { report: tell });
    await folder.write('blog/fresh.md', post({ cover: 'moon' }));
    expect(await reported).toContain('content/blog/fresh.md: line 6: cover: choose a drawing (quay, yard, ');
    expect(content.article('post', 'gate-papers')?.image).toEqual({ drawing: 'quay' });
    const changed = change(content);
    await folder.write('blog/fresh.md', post({ cover: 'yard' }));
    await changed;
    expect(content.article('post', 'fresh')?.image).toEqual({ drawing: 'yard' });
  });

  test('of words is seen while a picture is being tried, and what names the picture comes by itself after it', async () => {
    content = await openFileContent(folder.directory);
    const { promise: tried, resolve: finish } = Promise.withResolvers<void>();
    const { validatePicture } = validation;
    const trial = vi.spyOn(validation, 'validatePicture').mockImplementation(async (bytes) => {
      await tried;
      return validatePicture(bytes);
    });
    onTestFinished(() => trial.mockRestore());
    const picture = (height: number) =>
      sharp({ create: { width: 1600, height, channels: 3, background: '#0b5d3b' } })
        .jpeg()
        .toBuffer();
    await mkdir(join(folder.directory, 'images'));
    await writeFile(join(folder.directory, 'images/gate.jpg'), await picture(900));
    await folder.write('blog/pictured.md', post({ cover: '{ file: gate.jpg, alt: The gate of a yard }' }));
    await folder.write('blog/gate-papers.md', post({ title: 'Words of now' }));
    await expect.poll(() => content?.article('post', 'gate-papers')?.title).toBe('Words of now');
    expect(trial).toHaveBeenCalled();
    expect(content.article('post', 'pictured')).toBeUndefined();
    finish();
    await expect
      .poll(() => content?.article('post', 'pictured')?.image)
      .toMatchObject({ url: expect.stringContaining('/media/gate-'), width: 1600, height: 900 });
    // Another picture under the same name comes by itself, too.
    await writeFile(join(folder.directory, 'images/gate.jpg'), await picture(1000));
    await expect.poll(() => content?.article('post', 'pictured')?.image).toMatchObject({ height: 1000 });
    expect(content.errors()).toEqual([]);
  });

  test('of a rate card that is invalid leaves the last good card, and is reported with its line', async () => {
    const { promise: reported, resolve: tell } = Promise.withResolvers<string>();
    content = await openFileContent(folder.directory, { report: tell });
    const [card] = content.rateCards();
    const file = `rates/${card?.version}.yaml`;
    const text = await readFile(join(folder.directory, file), 'utf8');
    await folder.write(file, text.replace('roundTo: 5000', 'roundTo: five'));
    expect(await reported).toContain(
      `The site shows the last good version of these until they are fixed:\n  content/${file}: line 9: roundTo: write whole naira, 1 to 1,000,000`,
    );
    expect(content.rateCards()).toEqual([card]);
    const changed = change(content);
    await folder.write(file, text.replace('roundTo: 5000', 'roundTo: 1000'));
    await changed;
    expect(content.rateCards()).toEqual([{ ...card, roundTo: 1000 }]);
  });
});
