import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RateCard } from '#domain/price/rates/card.ts';
import { parseRateCards, RATES_FOLDER, rateCardFile } from '../../content/copy/rate-cards.ts';
import type { Files } from '../../content/formats/types.ts';
import { cardYaml } from './write-card.ts';

/** A version that exists is never written over: estimates name it. */
export class VersionTaken extends Error {
  override name = 'VersionTaken';
}

/** Reads the files of all rate cards; none where there is no content folder or no cards in it. */
export async function readRateFiles(contentDirectory: string): Promise<Files> {
  const names = await readdir(join(contentDirectory, RATES_FOLDER)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.yaml')).map((name) => RATES_FOLDER + name);
  const texts = await Promise.all(files.map((file) => readFile(join(contentDirectory, file), 'utf8')));
  return new Map(files.map((file, place) => [file, texts[place] ?? '']));
}

/**
 * Writes a card as a new version beside the others, whole or not at all.
 * @returns false when the same card is there already
 * @throws VersionTaken when another card has this version
 */
export async function addCard(contentDirectory: string, card: RateCard): Promise<boolean> {
  const file = rateCardFile(card);
  const text = (await readRateFiles(contentDirectory)).get(file);
  if (text !== undefined) {
    const [kept] = parseRateCards(new Map([[file, text]]), []);
    if (isDeepStrictEqual(kept, card)) return false;
    throw new VersionTaken(`version: ${card.version} is the name of another card: write a new one`);
  }
  const path = join(contentDirectory, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.unfinished`, cardYaml(card));
  await rename(`${path}.unfinished`, path);
  return true;
}
