import type { Announcement } from '#domain/company/site.ts';
import type { Entries } from '#domain/entries/entry-kinds.ts';
import { lagosLongTime, longDay, publicationInstant } from '#domain/shared/dates.ts';
import { compareWords } from '#domain/shared/locale.ts';
import type { Copy } from '../copy/copy.ts';
import { articleFile, placedArticles } from '../entries/entry-targets.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import type { WrittenLink } from '../folder/written-links.ts';
import type { Files, Problem } from '../formats/errors.ts';
import { confirmationsMissing, readYaml } from '../formats/yaml.ts';
import { yearBefore } from './stats.ts';

/** Something invented that must be replaced before the site goes live. */
export interface Sample {
  file: string;
  /** Where in the file, like `social.0.url`; empty for a whole entry. */
  field: string;
}

const FRONT_MATTER = /^---\r?\n(?<head>.*?)\r?\n---/s;

/** All marks `sample: true` of the content folder. */
export function findSamples(files: Files): Sample[] {
  return [...files].flatMap(([file, text]) => {
    const yaml = file.endsWith('.yaml') ? text : (FRONT_MATTER.exec(text)?.groups?.['head'] ?? '');
    return marked(readYaml(yaml).value, []).map((path) => ({ file, field: path.join('.') }));
  });
}

function marked(value: unknown, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'sample' in value && value.sample === true ? [path] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => marked(inner, [...path, key]))];
}

/**
 * The posts and guides whose facts nobody has checked against their sources for a year, oldest first. Guides have no day of a check: that of their last
 * change stands for it. Case studies tell what was, and do not age.
 * @param today ISO date
 */
export function staleFacts(
  { posts, guides }: Pick<FolderEntries, 'posts' | 'guides'>,
  today: string,
): Problem[] {
  const due = yearBefore(today);
  return [
    ...posts.map(({ slug, date, byline }) => ({
      file: articleFile('post', slug),
      field: 'checked',
      checked: byline.checked ?? date,
    })),
    ...guides.map(({ slug, date, updated }) => ({
      file: articleFile('guide', slug),
      field: 'updated',
      checked: updated ?? date,
    })),
  ]
    .filter(({ checked }) => checked < due)
    .sort((a, b) => compareWords(a.checked, b.checked))
    .map(({ file, field, checked }) => ({
      file,
      message: `facts last checked on ${checked}: check them against their sources, then change '${field}'`,
    }));
}

/** A statement about the company's work that nobody has confirmed yet. */
export interface Unconfirmed {
  file: string;
  /** Where in the file, like `benefits.items.2.text`. */
  field: string;
  words: string;
}

/** All marks `!unconfirmed` of the YAML files in the content folder. */
export function findUnconfirmed(files: Files): Unconfirmed[] {
  return [...files]
    .filter(([file]) => file.endsWith('.yaml'))
    .flatMap(([file, text]) => confirmationsMissing(text).map((found) => ({ file, ...found })));
}

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
    const when = appears ? lagosLongTime(at) : longDay(date);
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

/**
 * The line above the header, once its last day has passed: nobody sees it any more.
 * @param ofService those of the content service, in whose place that of the folder would stand
 */
export function overAnnouncement(
  { announcement }: Pick<Copy, 'announcement'>,
  today: string,
  ofService: Announcement[] = [],
): Problem[] {
  const over = (file: string, { text, until }: Announcement, remedy: string) =>
    until >= today
      ? []
      : [{ file, message: `'${text}' is not shown any more since its 'until', ${until}: ${remedy}` }];
  const written = announcement
    ? over('announcement.yaml', announcement, 'write a later day, or delete the file')
    : [];
  return ofService.length === 0
    ? written
    : ofService.flatMap((each) =>
        over('Contentful: announcement', each, 'write a later day, or unpublish it'),
      );
}
