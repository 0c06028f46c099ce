import { basename } from 'node:path';
import { BLOCKS } from '@contentful/rich-text-types';
import type { Term } from '#domain/entries/glossary.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { IMAGES_FOLDER, readPictures } from '../../media/pictures/pictures.ts';
import type { SpaceContent } from '../contentful/read-space.ts';
import { type CopyWithPhotos, copyPhotos } from '../copy/copy-photos.ts';
import { entryPages, entryTexts, placedArticles, sitePagesOf, termFile } from '../entries/entry-targets.ts';
import { nodesOf } from '../entries/link-targets.ts';
import { checkPeople } from '../entries/posts.ts';
import type { SitePages } from '../entries/site-links.ts';
import { ContentError, listContent, readFiles } from '../files/files.ts';
import { redirectErrors } from '../folder/redirect-errors.ts';
import { type FolderEntries, readWithGaps } from '../folder/snapshot.ts';
import { unreadFiles } from '../folder/unread-files.ts';
import { linksOf, type WrittenLink, withDrafts, withPlaces } from '../folder/written-links.ts';
import type { Files, Problem } from '../formats/errors.ts';
import { linkError } from './addresses.ts';
import {
  findSamples,
  findUnconfirmed,
  overAnnouncement,
  type Sample,
  scheduled,
  staleFacts,
  type Unconfirmed,
} from './before-launch.ts';
import { asProblem } from './problem.ts';
import { advice } from './warnings.ts';
import { spaceLengths, translationErrors } from './words.ts';

/** A problem of a Markdown file, or of a redirect beside the entries of the folder. */
const OF_FOLDER_ENTRIES = /^(?:[^:]+\.md|redirects\.yaml): /;

/** The findings of the check of a content folder. */
export interface CheckReport {
  /** Problems that must be put right. */
  problems: Problem[];
  /** Facts that are due for another look; nothing is wrong with them yet. */
  stale: Problem[];
  /** Entries that are not shown yet, and when they will be. */
  scheduled: Problem[];
  /** Things that might be done better; nothing is wrong with them. */
  advice: Problem[];
  /** Inventions that must not go live. */
  samples: Sample[];
  /** Statements about the company's work that nobody has confirmed. */
  unconfirmed: Unconfirmed[];
  /** Pictures that nothing shows. */
  unused: string[];
  /** The links of the texts, for who wants to try those to other sites. */
  written: WrittenLink[];
  /** How many links were followed; 0 when the content cannot be read. */
  links: number;
}

/**
 * Checks a content folder by all rules of its schemas, and its links and pictures.
 * @param directory the content folder
 * @param today ISO date, by which facts are a year old or not
 * @param space the content service, where entries come from it: they replace those of the folder
 */
export async function checkContent(
  directory: string,
  today = lagosDay(new Date()),
  space?: SpaceContent,
): Promise<CheckReport> {
  const files = await readFiles(directory);
  const { files: listed } = await listContent(directory);
  const marks = { samples: samplesOf(files, space), unconfirmed: findUnconfirmed(files) };
  try {
    const { snapshot, gaps } = await readWithGaps(directory);
    const copy = { ...snapshot.copy, people: { ...snapshot.copy.people, ...space?.shared.people } };
    const entries = { ...snapshot.entries, ...space?.entries };
    const written = [...withPlaces(entryLinks(entries), files), ...snapshot.links];
    // Where entries come from the service, those of the folder are no drafts.
    const links = space ? written.map((link) => ({ ...link, isDraft: false })) : withDrafts(written, files);
    const known = sitePagesOf(entries, copy);
    const pageOf = new Map(entryPages(entries).map(({ file, page }) => [file, page]));
    // Where entries come from the service, those of the folder are not shown.
    const shown = space ? gaps.filter((gap) => !OF_FOLDER_ENTRIES.test(gap)) : gaps;
    const problems = [...shown.map((gap) => asProblem(gap, '')), ...deadLinks(links, known)];
    const unknown: string[] = [];
    if (space) checkPeople(entries.posts, copy.people, unknown);
    if (space) unknown.push(...redirectErrors(copy, entries));
    problems.push(...unknown.map((problem) => asProblem(problem, '')));
    if (space) problems.push(...unlistedLetters(entries.terms, copy.pages.glossary.letters));
    problems.push(
      ...unreadFiles(listed.keys(), pageOf.keys()),
      ...(await translationErrors(directory, known)),
      ...(space?.problems ?? []),
    );
    const stale = [
      ...staleFacts(entries, today),
      ...overAnnouncement(copy, today, space?.shared.announcements),
    ];
    const unused = space ? [] : await unusedPictures(directory, entries, copy);
    const advised = advice({ entries, copy, files, links, pageOf });
    if (space) advised.push(...spaceLengths(entries));
    const waiting = scheduled(entries, links, pageOf);
    const found = { problems, stale, advice: advised, scheduled: waiting };
    const named = space ? namedByPage(found, pageOf) : found;
    return { ...named, ...marks, unused, written: links, links: links.length };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const prefix = `${basename(directory)}/`;
    const problems = error.problems.map((problem) => asProblem(problem, prefix));
    const named = new Set(problems.map(({ file }) => file));
    const unread = unreadFiles(listed.keys()).filter(({ file }) => !named.has(file));
    return {
      problems: [...problems, ...unread],
      ...marks,
      stale: [],
      scheduled: [],
      advice: [],
      unused: [],
      written: [],
      links: 0,
    };
  }
}

/** The samples, of entries where they come from. */
function samplesOf(files: Files, space: SpaceContent | undefined): Sample[] {
  const found = findSamples(files);
  if (!space) return found;
  const ofSpace = space.samples.map((file) => ({ file, field: '' }));
  return [...found.filter(({ file }) => !file.endsWith('.md')), ...ofSpace];
}

/** Terms of the content service under a letter that the glossary does not have: no list shows them. */
function unlistedLetters(terms: Term[], letters: string[]): Problem[] {
  return terms
    .filter(({ letter }) => !letters.includes(letter))
    .map((term) => ({
      file: termFile(term),
      message: `no list shows it: add '${term.letter}' to the list 'letters' in pages/glossary.yaml`,
    }));
}

/** The links that lead nowhere. */
function deadLinks(links: WrittenLink[], known: SitePages): Problem[] {
  return links.flatMap((link) => {
    const message = linkError(link, known);
    return message === undefined ? [] : [{ file: link.file, message }];
  });
}

/** Findings in entries of the content service, which have no file: they are named by their page. */
function namedByPage<Found extends Record<string, Problem[]>>(
  found: Found,
  pageOf: Map<string, string>,
): Found {
  const named = (all: Problem[]) =>
    all.map(({ file, message }) => {
      const page = pageOf.get(file);
      return { file: page ? `Contentful: ${page}` : file, message };
    });
  return Object.fromEntries(Object.entries(found).map(([kind, all]) => [kind, named(all)])) as Found;
}

function entryLinks(entries: FolderEntries): WrittenLink[] {
  return entryTexts(entries).flatMap(({ file, document, page }) => linksOf(file, document, page));
}

async function unusedPictures(
  directory: string,
  entries: FolderEntries,
  copy: CopyWithPhotos,
): Promise<string[]> {
  const shown = new Set<unknown>(copyPhotos(copy));
  for (const { entry } of placedArticles(entries)) if ('url' in entry.image) shown.add(entry.image.url);
  for (const { document } of entryTexts(entries))
    for (const { nodeType, data } of nodesOf(document))
      if (nodeType === BLOCKS.EMBEDDED_ASSET) shown.add(data.target?.url);
  const pictures = await readPictures(directory, []);
  return [...pictures].filter(([, { url }]) => !shown.has(url)).map(([name]) => `${IMAGES_FOLDER}/${name}`);
}
