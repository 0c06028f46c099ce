import leven from 'leven';
import { entryTexts, placedArticles, termFile } from '../entries/entry-targets.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import type { Problem } from '../formats/errors.ts';
import { foldedWords } from '../store/replica/words.ts';
import { prose } from './prose.ts';

/** Words in a row that two texts do not have in common by chance. */
const RUN = 6;
/** Share of a text's runs that another has too, from which they are told. */
const SHARE = 0.4;
/** Shorter texts are alike by their pattern. */
const FEWEST_RUNS = 40;

/** Texts much of which is in another one too, told at the later of the two: search engines show one of them. */
export function nearDuplicates(entries: FolderEntries): Problem[] {
  const filesByRun = new Map<string, string[]>();
  return entryTexts(entries).flatMap(({ file, document }) => {
    const runs = runsOf(prose(document));
    if (runs.size < FEWEST_RUNS) return [];
    const shared = new Map<string, number>();
    for (const run of runs) {
      const others = filesByRun.get(run) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      filesByRun.set(run, [...others, file]);
    }
    const [most] = [...shared].toSorted(([, a], [, b]) => b - a);
    if (!most || most[1] < SHARE * runs.size) return [];
    const percent = Math.round((100 * most[1]) / runs.size);
    return [
      { file, message: `${percent}% of it stands in ${most[0]} too: make one of them, or tell them apart` },
    ];
  });
}

function runsOf(text: string): Set<string> {
  const words = foldedWords(text);
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
}

interface Named {
  file: string;
  value: string;
}

/** Titles and descriptions that two entries share, told at the second: search results cannot tell them apart. */
export function duplicates(entries: FolderEntries): Problem[] {
  const articles = placedArticles(entries);
  const titles = [
    ...articles.map(({ file, entry }) => ({ file, value: entry.title })),
    ...entries.terms.map((term) => ({ file: termFile(term), value: term.subject })),
  ];
  const lines = [
    ...articles.map(({ file, entry }) => ({ file, value: entry.subTitle })),
    ...entries.terms.map((term) => ({ file: termFile(term), value: term.subTitle })),
  ];
  const descriptions = articles.map(({ file, entry }) => ({ file, value: entry.meta?.description ?? '' }));
  return [...twice('title', titles), ...twice('subTitle', lines), ...twice('meta.description', descriptions)];
}

function twice(field: string, named: Named[]): Problem[] {
  const first = new Map<string, string>();
  return named.flatMap(({ file, value }) => {
    const key = value.trim().toLowerCase();
    const other = first.get(key);
    if (key && other === undefined) first.set(key, file);
    return key && other !== undefined ? [{ file, message: `${field}: the same as in ${other}` }] : [];
  });
}

/** A slip changes one letter, or two where they change places; short names are near each other by chance. */
const MOST_LETTERS = 2;
const LEAST_LENGTH = 5;

/** Tags that one entry has and that are nearly those of more entries: each makes a button of its own above the blog. */
export function nearTags({ posts, guides }: Pick<FolderEntries, 'posts' | 'guides'>): Problem[] {
  const uses = [
    ...posts.map(({ slug, tags }) => ({ file: `blog/${slug}.md`, tags })),
    ...guides.map(({ slug, tags }) => ({ file: `guides/${slug}.md`, tags })),
  ];
  const filesByName = new Map<string, string[]>();
  for (const { file, tags } of uses)
    for (const { name } of tags) filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  return [...filesByName].flatMap(([name, files]) => {
    const [file, ...others] = files;
    const meant = [...filesByName].find(
      ([other, { length }]) => length > files.length && isNear(name, other),
    )?.[0];
    if (file === undefined || others.length > 0 || meant === undefined) return [];
    return [{ file, message: `tags: no other entry has '${name}': is '${meant}' meant?` }];
  });
}

function isNear(name: string, other: string): boolean {
  return Math.min(name.length, other.length) >= LEAST_LENGTH && leven(name, other) <= MOST_LETTERS;
}
