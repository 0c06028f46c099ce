import type { Entries } from '#domain/entries/entry-kinds.ts';
import { formatDate, publicationInstant } from '#domain/shared/dates.ts';
import { lagosLongTime } from '#domain/shared/lagos-times.ts';
import { placedArticles } from '../entries/entry-targets.ts';
import type { Problem } from '../formats/types.ts';
import type { WrittenLink } from './links.ts';

/**
 * The entries whose time has not come, the next one first, and the texts that lead to them already.
 * @param pageOf the page of each file
 */
export function scheduled(
  entries: Entries,
  links: WrittenLink[],
  pageOf: ReadonlyMap<string, string>,
  now = new Date(),
): Problem[] {
  const waiting = placedArticles(entries)
    .map(({ file, entry: { date, appears } }) => ({
      file,
      date,
      appears,
      at: publicationInstant(appears ?? date),
    }))
    .filter(({ at }) => at > now)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const files = new Set(waiting.map(({ file }) => file));
  return waiting.flatMap(({ file, date, appears, at }) => {
    const when = appears ? lagosLongTime(at) : formatDate(date);
    const early = links.filter(
      ({ file: from, uri }) => uri.split(/[?#]/)[0] === pageOf.get(file) && !files.has(from),
    );
    return [
      { file, message: `scheduled for ${when} (Lagos): not shown until then` },
      ...early.map(({ file: from, uri }) => ({
        file: from,
        message: `link ${uri} is plain words until ${when}`,
      })),
    ];
  });
}
