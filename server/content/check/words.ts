import { basename } from 'node:path';
import type { z } from 'zod';
import type { Entries } from '#domain/entries/entry-kinds.ts';
import { termPath } from '#domain/entries/glossary.ts';
import { linkTerms } from '#domain/services/term-links.ts';
import {
  NIGERIAN_LETTERS,
  READ_SIGNS,
  SELDOM_SIGNS,
  TONE_MARKS,
  UNDER_MARKS,
  WESTERN_LETTERS,
} from '#domain/shared/alphabet.ts';
import { LOCALES } from '#domain/shared/locale.ts';
import { Images } from '../../media/pictures/pictures.ts';
import { articleFields } from '../entries/articles.ts';
import { articleFile, placedArticles, termFile } from '../entries/entry-targets.ts';
import { nodesOf } from '../entries/link-targets.ts';
import type { SitePages } from '../entries/site-links.ts';
import { termSchema } from '../entries/terms.ts';
import { GoodFiles } from '../folder/last-valid-files.ts';
import { FolderReader } from '../folder/reading/folder-reader.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import { linkErrors } from '../folder/written-links.ts';
import { type Problem, remedy } from '../formats/errors.ts';
import { asProblem } from './problem.ts';

/** More names in one line nobody reads. */
const NAMED = 6;

/**
 * Posts that use terms of the glossary which nothing links: their editor has switched links off, or there are more than become links by
 * themselves.
 */
export function unlinkedTerms(entries: FolderEntries): Problem[] {
  const subjects = new Map(entries.terms.map((term) => [termPath(term), term.subject]));
  return entries.posts.flatMap((post) => {
    if (!post.content) return [];
    const shown = post.termLinks === false ? post.content : linkTerms(post.content, entries.terms);
    const all = linkTerms(post.content, entries.terms, { limit: Number.POSITIVE_INFINITY });
    const linked = pathsIn(shown);
    const unlinked = [...pathsIn(all)]
      .filter((path) => !linked.has(path))
      .flatMap((path) => subjects.get(path) ?? []);
    if (unlinked.length === 0) return [];
    const more = unlinked.length > NAMED ? ` and ${unlinked.length - NAMED} more` : '';
    const message = `uses ${unlinked.slice(0, NAMED).join(', ')}${more} without a link: link what readers may not know`;
    return [{ file: articleFile('post', post.slug), message }];
  });
}

function pathsIn(document: Parameters<typeof nodesOf>[0]): Set<string> {
  return new Set(
    [...nodesOf(document)].map(({ data }) =>
      String(data.uri ?? data.target?.href ?? '').replace(/[?#].*/, ''),
    ),
  );
}

/** Titles and subtitles of the content service that are shorter or longer than those of files may be: its own limits are wider. */
export function spaceLengths(entries: Entries): Problem[] {
  const { title, subTitle } = articleFields;
  const { subject, subTitle: meaning } = termSchema.shape;
  return [
    ...placedArticles(entries).flatMap(({ file, entry }) => [
      ...errorsOf(file, 'title', title, entry.title),
      ...errorsOf(file, 'subTitle', subTitle, entry.subTitle),
    ]),
    ...entries.terms.flatMap((term) => [
      ...errorsOf(termFile(term), 'subject', subject, term.subject),
      ...errorsOf(termFile(term), 'subTitle', meaning, term.subTitle),
    ]),
  ];
}

function errorsOf(file: string, field: string, schema: z.ZodType, value: string): Problem[] {
  const issues = schema.safeParse(value, { error: remedy }).error?.issues ?? [];
  return issues.map(({ message }) => ({ file, message: `${field}: ${message}` }));
}

const HELD = new Set(
  [...NIGERIAN_LETTERS, ...WESTERN_LETTERS, ...TONE_MARKS, UNDER_MARKS, READ_SIGNS, SELDOM_SIGNS].flatMap(
    (text) => [...text.normalize('NFC'), ...text.normalize('NFD')],
  ),
);
const PLAIN = /[\t\r\n\x20-\x7e]/;

/** Letters that no face of the site draws, each once a file with its first line: a face of the reader's system stands in. */
export function strangeLetters(files: ReadonlyMap<string, string>): Problem[] {
  return [...files].flatMap(([file, text]) => {
    const lines = new Map<string, number>();
    for (const [index, line] of text
      .replace(/^\ufeff/, '')
      .split('\n')
      .entries())
      for (const letter of line.normalize('NFC'))
        if (!PLAIN.test(letter) && !HELD.has(letter) && !lines.has(letter)) lines.set(letter, index + 1);
    return [...lines].map(([letter, line]) => ({
      file,
      message: `line ${line}: '${letter}' is in no face of the site; a face of the reader's system stands in`,
    }));
  });
}

/** The errors of what is written in further languages, by the rules of the default one but for words that are fixed there. */
export async function translationErrors(
  directory: string,
  pages: SitePages,
  locales = LOCALES,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const images = new Images(directory);
  await images.tryAll();
  for (const locale of locales.slice(1)) {
    const good = GoodFiles.inMemory();
    const reader = await FolderReader.open({ directory, good, locale, withEntries: true });
    const basis = { token: undefined, marks: new Map() };
    const { copy, errors } = await reader.read({ basis, images: await images.look() });
    good.close();
    for (const error of errors)
      problems.push(...error.problems.map((problem) => asProblem(problem, `${basename(directory)}/`)));
    for (const error of linkErrors(copy.links, pages))
      problems.push(...error.problems.map((problem) => asProblem(problem, '')));
  }
  return problems;
}
