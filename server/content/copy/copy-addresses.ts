import { AUTHORS_PATH } from '#domain/entries/people.ts';
import { VIDEO_FOLDER } from '#domain/entries/videos.ts';
import { LANES_PATH } from '#domain/price/lanes.ts';
import { addressAt } from '../entries/site-entry.ts';
import { FIXED_PATHS, pathOf } from '../entries/site-links.ts';
import { type PlacedText, textsWhere } from '../formats/placed-texts.ts';

/** Addresses of this site in copy: whatever begins with a slash. Those of other sites are checked by the schemas. */
export const addressesIn = (value: unknown): PlacedText[] =>
  textsWhere(value, (text) => /^\/[a-z]/.test(text));

/** Pages below these come and go with content: whether one is there is looked after where all of it is known. */
const MADE_FOLDERS = [LANES_PATH, VIDEO_FOLDER, AUTHORS_PATH];
const isMade = (path: string) =>
  Boolean(addressAt(path)?.slug) || MADE_FOLDERS.some((folder) => path.startsWith(`${folder}/`));

/** Addresses in the copy that no page has, whatever else is written; those of redirects may lead over others. */
export function deadAddresses({ redirects: _, ...tree }: Record<string, unknown>): PlacedText[] {
  return addressesIn(tree).filter(({ text }) => {
    const path = pathOf(text) ?? '/';
    return !FIXED_PATHS.has(path) && !isMade(path);
  });
}
