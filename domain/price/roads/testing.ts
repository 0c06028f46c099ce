import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Place } from './places.ts';
import { type RoadBook, roadBook } from './road-book.ts';
import { type RoadFiles, roadFilesSchema } from './road-files.ts';
import { wholeDistances } from './sources.ts';

const NAMES = ['places', 'sources', 'segments', 'cautions', 'sourced-distances'];

/** The files of `content/roads/` as they are written. For tests. */
export function writtenRoadFiles(): Record<string, unknown> {
  const read = (name: string) =>
    parse(readFileSync(new URL(`../../../content/roads/${name}.yaml`, import.meta.url), 'utf8'));
  return Object.fromEntries(NAMES.map((name) => [name, read(name)]));
}

/** The site's own road book, and a way to its places that fails for a wrong slug. For tests. */
export function siteRoads(): { files: RoadFiles; book: RoadBook; at: (slug: string) => Place } {
  const files = roadFilesSchema.parse(writtenRoadFiles());
  const book = roadBook(
    files.places,
    files.segments,
    files.cautions,
    wholeDistances(files['sourced-distances'], files.sources),
  );
  const at = (slug: string) => {
    const place = book.place(slug);
    if (!place) throw new RangeError(`No such place: ${slug}`);
    return place;
  };
  return { files, book, at };
}
