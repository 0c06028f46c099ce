import { INLINES } from '@contentful/rich-text-types';
import type { Entries } from '#domain/entries/entry-kinds.ts';
import { headings, words } from '#domain/entries/rich-text/document.ts';
import { TITLE_SHOWN } from '#domain/pages/page-title.ts';
import { articleFile, entryTexts, placedArticles, termFile } from '../entries/entry-targets.ts';
import { nodesOf, type PlacedDocument } from '../entries/link-targets.ts';
import type { CopySnapshot } from '../folder/copy-snapshot.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import type { WrittenLink } from '../folder/written-links.ts';
import type { Problem } from '../formats/errors.ts';
import { takenAddresses, unreached, weakSources } from './addresses.ts';
import { differingClaims, wrongFigures } from './figures.ts';
import { houseStyle } from './house-style.ts';
import { duplicates, nearDuplicates, nearTags } from './near-duplicates.ts';
import { prose, readingEase } from './prose.ts';
import { strangeLetters, unlinkedTerms } from './words.ts';

/** Titles that search results cut even without the name of the company. */
function longTitles(titles: { file: string; title: string }[]): Problem[] {
  return titles
    .filter(({ title }) => title.length > TITLE_SHOWN)
    .map(({ file, title }) => ({
      file,
      message: `meta.title: ${title.length} characters: search results cut it after ${TITLE_SHOWN}`,
    }));
}

/** Titles of pages that are too long, and videos that search engines do not show without a day. */
function searchAdvice({ pages, videos }: Pick<CopySnapshot['copy'], 'pages' | 'videos'>): Problem[] {
  const titles = Object.entries(pages).map(([name, { meta }]) => ({
    file: `pages/${name}.yaml`,
    title: meta.title,
  }));
  return [
    ...longTitles(titles),
    ...videos
      .filter(({ published }) => published === undefined)
      .map(({ id }) => ({
        file: 'videos.yaml',
        message: `video ${id}: write 'published', the day: search results leave it out without`,
      })),
  ];
}

/** Below this a text is read easily only by those who have studied (Flesch 1948: 0 to 30 is 'very difficult'). */
const LEAST_EASE = 30;
/** Fewer words say too little about ease, and to search engines about the subject. */
const FEWEST_WORDS = 100;
/** Ten times what is read in a minute: longer than that, a post is two. */
const MOST_WORDS = 2500;
const NO_TEXT = 'has no text: visitors read that it is not available yet';
const NO_PDF =
  "has no PDF: our team sends it by hand to each visitor who asks. Write its text under 'PDFs of the e-guides' (in Contentful, add mediaPdf), or leave the guide a draft until then";
/** Words of a link that do not say where it leads (WCAG 2.2, 2.4.4). */
const EMPTY_WORDS = new Set(['click here', 'here', 'this link', 'link', 'read more', 'more', 'learn more']);

/** Gives advice about each text by itself: its length, how it reads, its headings and the words of its links. */
function textAdvice(entries: Entries): Problem[] {
  const texts = entryTexts(entries);
  const written = new Set(texts.map(({ file }) => file));
  const files = [...placedArticles(entries).map(({ file }) => file), ...entries.terms.map(termFile)];
  const empty = files.filter((file) => !written.has(file)).map((file) => ({ file, message: NO_TEXT }));
  const advised = texts.flatMap((text) => {
    const { file, document } = text;
    const lines = prose(document);
    return [lengthOf(lines, file.startsWith('glossary/')), ease(lines), ...jumps(text), ...emptyLinks(text)]
      .filter((message) => message !== undefined)
      .map((message) => ({ file, message }));
  });
  return [...empty, ...advised];
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function lengthOf(text: string, isTerm: boolean): string | undefined {
  const count = countWords(text);
  if (count > MOST_WORDS) return `${count} words: over ${MOST_WORDS}, make two of it`;
  if (count < FEWEST_WORDS && !isTerm)
    return `${count} ${count === 1 ? 'word' : 'words'}: say more, from ${FEWEST_WORDS}`;
  return undefined;
}

function ease(text: string): string | undefined {
  if (countWords(text) < FEWEST_WORDS) return undefined;
  const score = readingEase(text);
  return score < LEAST_EASE
    ? `hard to read (${Math.round(score)} of 100): shorten sentences and words`
    : undefined;
}

function jumps({ document }: PlacedDocument): string[] {
  let above = 1;
  return headings(document).flatMap(({ level, text }) => {
    const from = above;
    above = level;
    return level > from + 1 ? [`heading '${text}': a level ${from + 1} is missing above it`] : [];
  });
}

function emptyLinks({ document }: PlacedDocument): string[] {
  return [...nodesOf(document)]
    .filter(({ nodeType }) => nodeType === INLINES.HYPERLINK)
    .map((node) => words(node).trim())
    .filter((name) => EMPTY_WORDS.has(name.toLowerCase()))
    .map((name) => `link '${name}': let its words say where it leads`);
}

/** What every term has: a worked example, and what it is not. */
const TERM_HEADINGS: readonly [heading: RegExp, remedy: string][] = [
  [/^Example: \S/, "add a worked example under '## Example: what it shows'"],
  [/^Not to be confused with$/, "say under '## Not to be confused with' what it is not"],
];

/** What readers find in the other entries of its kind, and not in this one. */
function habits(entries: Entries): Problem[] {
  const terms = entryTexts({ ...entries, posts: [], guides: [], caseStudies: [] }).flatMap(
    ({ file, document }) => {
      const found = headings(document).map(({ text }) => text);
      return TERM_HEADINGS.filter(([heading]) => !found.some((text) => heading.test(text))).map(
        ([, message]) => ({
          file,
          message,
        }),
      );
    },
  );
  const posts = entries.posts
    .filter(({ byline }) => byline?.checked === undefined)
    .map(({ slug }) => ({
      file: articleFile('post', slug),
      message: "write 'checked', the day its facts were looked up",
    }));
  return [...terms, ...posts];
}

/** Guides that somebody has to send by hand to each visitor who asks for them. */
function withoutPdf({ guides }: Pick<Entries, 'guides'>): Problem[] {
  return guides
    .filter(({ pdf }) => pdf === undefined)
    .map(({ slug }) => ({ file: articleFile('guide', slug), message: NO_PDF }));
}

/** The sources of advice. */
interface Advised {
  entries: FolderEntries;
  copy: Pick<CopySnapshot['copy'], 'pages' | 'videos'>;
  /** All texts of the folder, by file. */
  files: ReadonlyMap<string, string>;
  links: WrittenLink[];
  /** The page of each entry, by file. */
  pageOf: ReadonlyMap<string, string>;
}

/**
 * Lists what an editor might do better in texts, whatever else the folder has.
 * @param files the texts of the entries, by file
 */
export function textsAdvice(entries: Entries, files: ReadonlyMap<string, string>): Problem[] {
  const titles = placedArticles(entries).map(({ file, entry }) => ({
    file,
    title: entry.meta?.title ?? entry.title,
  }));
  return [
    ...textAdvice(entries),
    ...withoutPdf(entries),
    ...longTitles(titles),
    ...habits(entries),
    ...strangeLetters(files),
    ...houseStyle(files),
  ];
}

/** Lists what an editor might do better; nothing of it keeps a text off the site. */
export function advice({ entries, copy, files, links, pageOf }: Advised): Problem[] {
  return [
    ...textsAdvice(entries, files),
    ...duplicates(entries),
    ...nearDuplicates(entries),
    ...nearTags(entries),
    ...searchAdvice(copy),
    ...unlinkedTerms(entries),
    ...unreached(entries, links, pageOf),
    ...weakSources(links),
    ...takenAddresses(entries),
    ...wrongFigures(files),
    ...differingClaims(copy.pages),
  ];
}
