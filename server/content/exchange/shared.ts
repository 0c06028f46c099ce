import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { z } from 'zod';
import { isOfTheService } from '../contentful/entries/assets.ts';
import { readYaml } from '../formats/yaml.ts';

/** The file that holds all people, of whom an import may know a part. */
export const PEOPLE_FILE = 'people.yaml';

const peopleSchema = z.record(z.string(), z.unknown()).catch({});

/**
 * Joins the people of an import with those of the folder, so that to replace the file loses nobody.
 * @param imported text of the file as the import makes it
 * @param own text of the folder's file
 * @returns the joined text, which is the folder's own where it says the same; and the names that it alone has
 */
export function joinPeople(imported: string, own: string): { text: string; kept: string[] } {
  const [theirs, ours] = [imported, own].map((text) => peopleSchema.parse(readYaml(text).value));
  const kept = Object.keys(ours ?? {}).filter((id) => !Object.hasOwn(theirs ?? {}, id));
  const joined = { ...ours, ...theirs };
  return { text: isDeepStrictEqual(joined, ours) ? own : stringify(joined, { lineWidth: 0 }), kept };
}

/** A picture that takes longer than this, in ms, is left out. */
const FETCH_LIMIT_MS = 30_000;
/** The content service takes no larger pictures. */
const LARGEST = 100 * 1024 * 1024;

/** The folder beside an exchange file where the files of its assets lie, as `contentful-import --assets-directory` wants it. */
export function assetsFolder(file: string): string {
  return `${file.replace(/\.json$/, '')}-assets`;
}

/** Where the file of an asset lies in such a folder, and in that of `contentful-export --download-assets`. */
function placeOf(folder: string, url: string): string {
  const { host, pathname } = new URL(url);
  return join(folder, host, pathname);
}

/** Copies the files of assets into a folder. */
export async function copyAssets(files: Map<string, string>, folder: string): Promise<void> {
  for (const [url, path] of files) {
    const place = placeOf(folder, url);
    await mkdir(dirname(place), { recursive: true });
    await copyFile(path, place);
  }
}

/**
 * The bytes of an asset: from one of the folders, or from the content service. Anybody may have written the file, so no other address in it is
 * asked, nor one that an answer leads to.
 * @returns nothing when it cannot be had
 */
export async function assetBytes(
  url: string,
  exchangeFile: string,
  fetchFile = fetch,
): Promise<Buffer | undefined> {
  for (const folder of [assetsFolder(exchangeFile), dirname(resolve(exchangeFile))]) {
    const bytes = await readFile(placeOf(folder, url)).catch(() => undefined);
    if (bytes) return bytes;
  }
  if (!isOfTheService({ url })) return undefined;
  try {
    const signal = AbortSignal.timeout(FETCH_LIMIT_MS);
    const answer = await fetchFile(url, { redirect: 'error', signal });
    return answer.ok && answer.body ? await bytesOf(answer.body) : undefined;
  } catch {
    return undefined;
  }
}

/** The bytes of an answer; nothing, and no more read, where they are too many. */
async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > LARGEST) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
