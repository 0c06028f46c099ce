import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_LOCALE } from '#domain/shared/locale.ts';
import { copyFewEntries } from '../../../tests/support/few-entries.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { translationErrors } from '../check/words.ts';
import { openFileContent } from '../folder/file-content.ts';

const EVERY_PAGE = { has: () => true, anchors: () => undefined };
const FRENCH = { tag: 'fr', openGraph: 'fr_FR', prefix: '/fr' };

const POST = `---
title: Une feuille de route
subTitle: Ce que dit la feuille de route.
date: 2026-09-03
tags: [Transport]
cover: rain
meta:
  title: Une feuille de route
  description: Ce que dit la feuille de route, ligne par ligne, et qui la signe au chargement et à la livraison.
---

La marchandise est signée.
`;

/** The content of this site with files of French, read in French. */
async function french(files: Record<string, string>) {
  const directory = copyFewEntries(join(temporaryDirectory(), 'content'));
  const write = async (path: string, text: string) => {
    const file = join(directory, 'locales/fr', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  for (const [path, text] of Object.entries(files)) await write(path, text);
  const content = await openFileContent(directory, { locale: FRENCH, report: () => {} });
  onTestFinished(() => content.close());
  return { content, directory, write };
}

test('copy and entries are those of the language, and of the default one where it has none; that one knows nothing of them', async () => {
  const { content, directory } = await french({
    'pages/about.yaml': 'slogan: Il faut que quelqu’un signe.\n',
    'pages/home.yaml': 'hero: { words: [Transport, Entreposage, Logistique] }\n',
    'forms/contact.yaml': 'send: Envoyer le message\n',
    'blog/feuille-de-route.md': POST,
    'blog/a-waybill-line-by-line.md': POST,
  });
  expect(content.locale()).toEqual(FRENCH);
  expect(content.page('about').slogan).toBe('Il faut que quelqu’un signe.');
  expect(content.page('about').heading).toMatch(/trucks and warehouses/);
  expect(content.page('home').hero.words, 'fixed by the specification').toEqual([
    'Transport',
    'Entreposage',
    'Logistique',
  ]);
  expect(content.contactForm().send, 'fixed by the specification').toBe('Envoyer le message');
  expect(content.article('post', 'a-waybill-line-by-line')?.title).toBe('Une feuille de route');
  expect(content.article('post', 'feuille-de-route')?.title).toBe('Une feuille de route');
  expect(content.article('post', 'apapa-lekki-or-onne')?.title).toMatch(/Apapa/);
  expect(content.search('marchandise').length).toBeGreaterThan(0);
  expect(content.errors()).toEqual([]);

  const standard = await openFileContent(directory);
  onTestFinished(() => standard.close());
  expect(standard.locale()).toEqual(DEFAULT_LOCALE);
  expect(standard.article('post', 'feuille-de-route'), 'of one language alone').toBeUndefined();
  expect(standard.page('about').slogan).toBe('Somebody has to sign.');
});

test('an error in a translation is reported with its file, and the page is in the default language until it is fixed', async () => {
  const { content, directory, write } = await french({
    'pages/about.yaml': 'slogan: [Signez]\n',
    'blog/a-waybill-line-by-line.md': POST.replace('rain', 'snow'),
  });
  const errors = [
    ['locales/fr/pages/about.yaml', /content\/locales\/fr\/pages\/about\.yaml: slogan: write text/],
    ['locales/fr/blog/a-waybill-line-by-line.md', /: line \d+: cover: /],
  ] as const;
  expect(content.errors().map(({ file, shows }) => [file, shows])).toEqual(
    errors.map(([file]) => [file, 'the default language']),
  );
  for (const [at, [, reported]] of errors.entries())
    expect(content.errors()[at]?.problems[0]).toMatch(reported);
  expect(content.page('about').slogan).toBe('Somebody has to sign.');
  expect(content.article('post', 'a-waybill-line-by-line')?.title).not.toBe('Une feuille de route');
  const checked = await translationErrors(directory, EVERY_PAGE, [DEFAULT_LOCALE, FRENCH]);
  expect(checked.map(({ file }) => file)).toEqual(errors.map(([file]) => file));

  await write('pages/about.yaml', 'slogan: Signez.\n');
  await rm(join(directory, 'locales/fr/blog'), { recursive: true });
  const mended = await openFileContent(directory, { locale: FRENCH });
  onTestFinished(() => mended.close());
  expect(mended.errors()).toEqual([]);
  expect(mended.page('about').slogan).toBe('Signez.');
});
