import { z } from 'zod';
import { type Byline, MOST_PINNED, type Post, RELATED_COUNT } from '#domain/entries/blog.ts';
import {
  ENTRY_KINDS,
  type Entries,
  type EntryKind,
  type EntryOf,
  KINDS,
} from '#domain/entries/entry-kinds.ts';
import type { People } from '#domain/entries/people.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { distinct } from '#domain/shared/distinct.ts';
import type { Files } from '../formats/errors.ts';
import {
  articleFields,
  type HowToRead,
  publicationOf,
  readArticles,
  TagNames,
  tagNamesSchema,
} from './articles.ts';
import { changesOf, correctionErrors, correctionsSchema } from './corrections.ts';
import { articleFile } from './entry-targets.ts';
import { caseStudySchema, guideSchema, parseCaseStudies, parseGuides } from './guides.ts';
import { parseTerms, termSchema } from './terms.ts';

/** The fields of a post that tell who answers for it. */
const bylineFields = {
  author: z.string().optional(),
  reviewer: z.string().optional(),
  checked: z.iso.date('write the day as 2026-11-21').optional(),
};

/** Fields as a source has them; what it leaves empty is not set. */
type Fields = { [Name in keyof Byline]?: string | undefined };

/** The byline that fields tell, always in the same order. */
export function bylineOf({ author, reviewer, checked }: Fields): Byline {
  return { ...(author && { author }), ...(reviewer && { reviewer }), ...(checked && { checked }) };
}

/** Finds the errors of a byline by itself, with the remedy. */
export function bylineErrors({ author, reviewer, checked, date }: Fields & { date: string }): string[] {
  return [
    ...(reviewer !== undefined && reviewer === author
      ? ['reviewer: choose somebody other than the author']
      : []),
    ...(checked !== undefined && checked > lagosDay(new Date())
      ? ['checked: write the day of a check that is made: this one is still to come']
      : []),
    ...(checked !== undefined && checked < date ? ['checked: write the day of the date or a later one'] : []),
  ];
}

/**
 * Checks that everybody whom a post names is known.
 * @param problems takes a line for every one who is not, with file, field and remedy
 */
export function checkPeople(posts: Post[], people: People, problems: string[]): void {
  for (const { slug, byline } of posts)
    for (const field of ['author', 'reviewer'] as const) {
      const id = byline[field];
      if (id !== undefined && !(id in people))
        problems.push(
          `${articleFile('post', slug)}: ${field}: '${id}' is not in people.yaml: add the person there, or choose another`,
        );
    }
}

/** The place of a post in a series. */
export const seriesSchema = z.strictObject({
  name: z.string().trim().min(3).max(60).describe('written alike in each part'),
  part: z.int().min(1).max(50).describe('the number of this post in the series'),
});

/** The fields of a post that tell where it is among others. */
const placeFields = {
  pinned: z.boolean().default(false),
  series: seriesSchema.optional(),
  related: z.array(z.string()).min(1).max(RELATED_COUNT).superRefine(distinct).optional(),
};

type Place = Pick<Post, 'pinned' | 'series' | 'related'>;

/** The place that fields tell; what a source leaves empty is not set. */
export function placeOf({
  pinned,
  series,
  related,
}: { [Name in keyof Place]?: Place[Name] | boolean | undefined }): Place {
  return {
    ...(pinned === true && { pinned }),
    ...(series && typeof series === 'object' && { series }),
    ...(Array.isArray(related) && related.length > 0 && { related }),
  };
}

/**
 * Checks places that only all posts together tell: related posts that are there, parts that are one of their kind, few pinned ones.
 * @param problems takes a line for every error, with file, field and remedy
 * @param isLeftOut whether a file is left out for errors, which are reported there
 * @param isSaved whether a file is being saved: of two posts at one place, the other one has it
 */
export function checkPlaces(
  posts: Post[],
  problems: string[],
  isLeftOut: (file: string) => boolean = () => false,
  isSaved: (file: string) => boolean = () => false,
): void {
  const known = new Set(posts.map(({ slug }) => slug));
  const parts = new Map<string, string>();
  const savedLast = posts.toSorted(
    (a, b) => Number(isSaved(articleFile('post', a.slug))) - Number(isSaved(articleFile('post', b.slug))),
  );
  for (const { slug, related = [], series } of savedLast) {
    const report = (problem: string) => problems.push(`${articleFile('post', slug)}: ${problem}`);
    for (const other of related) {
      if (other === slug) report('related: name other posts, not this one');
      else if (!known.has(other) && !isLeftOut(articleFile('post', other)))
        report(`related: there is no post '${other}': choose another by the last part of its address`);
    }
    if (!series) continue;
    const place = `${series.part} ${series.name}`;
    const taken = parts.get(place);
    if (taken !== undefined)
      report(`series: part ${series.part} of '${series.name}' is already ${taken}: choose another one`);
    else parts.set(place, articleFile('post', slug));
  }
  const pinned = posts.filter((post) => post.pinned).map(({ slug }) => articleFile('post', slug));
  if (pinned.length <= MOST_PINNED) return;
  const saved = pinned.find(isSaved);
  if (saved !== undefined) {
    const others = pinned.filter((file) => file !== saved);
    problems.push(
      `${saved}: pinned: ${others.length} other posts are pinned: take it out here, or first in one of ${others.join(', ')}`,
    );
    return;
  }
  const newest = pinned.slice(0, MOST_PINNED);
  for (const file of pinned.slice(MOST_PINNED))
    problems.push(
      `${file}: pinned: ${MOST_PINNED} newer posts are pinned: take it out here, or in ${newest.join(', ')}`,
    );
}

const { title, subTitle, date, updated } = articleFields;

/** The head of `content/blog/*.md`, in the order of the editor's form. */
const postSchema = z.strictObject({
  ...{ title, subTitle, date, updated },
  corrections: correctionsSchema,
  ...articleFields,
  ...bylineFields,
  ...placeFields,
  tags: tagNamesSchema,
});

/**
 * Makes the posts, newest first, from `blog/*.md`; the file name is the slug.
 * @param names of the tags so far, which posts add theirs to
 * @param problems takes a line for every error, with file, field or line, and remedy
 */
export async function parsePosts(
  files: Files,
  names: TagNames,
  problems: string[],
  how?: HowToRead,
): Promise<Post[]> {
  const articles = await readArticles(files, 'post', postSchema, problems, how);
  return articles.map(({ slug, fields, report, ...body }) => {
    const { title, subTitle, date, cover, meta, tags, updated, corrections, termLinks, formerly } = fields;
    for (const error of bylineErrors({ ...fields, date: date.day })) report(error);
    for (const error of correctionErrors(corrections, date.day)) report(error);
    return {
      slug,
      title,
      subTitle,
      ...publicationOf(date),
      image: cover,
      meta,
      byline: bylineOf(fields),
      tags: names.tags(tags, report),
      ...placeOf(fields),
      ...changesOf(updated, corrections),
      ...(termLinks === false && { termLinks }),
      ...(formerly && { formerly }),
      ...body,
    };
  });
}

/** The fields of the files of each kind. */
export const SCHEMAS = {
  post: postSchema,
  guide: guideSchema,
  caseStudy: caseStudySchema,
  term: termSchema,
} satisfies Record<EntryKind, z.ZodObject>;

/** The parts that entries are read with. */
interface Reading extends HowToRead {
  /** Letters of the glossary; without any, no terms are read. */
  letters: string[];
  /** Takes a line for every error, with file, field or line, and remedy. */
  problems: string[];
}

type Parse<Entry> = (files: Files, reading: Reading & { names: TagNames }) => Promise<Entry[]>;

const PARSE: { [Kind in EntryKind]: Parse<EntryOf[Kind]> } = {
  post: (files, { names, problems, ...how }) => parsePosts(files, names, problems, how),
  guide: (files, { names, problems, ...how }) => parseGuides(files, names, problems, how),
  caseStudy: (files, { problems, ...how }) => parseCaseStudies(files, problems, how),
  term: async (files, { letters, problems, read }) =>
    letters.length > 0 ? parseTerms(files, letters, problems, read) : [],
};

/** Makes the entries of all kinds from their files. */
export async function parseEntries(files: Files, reading: Reading): Promise<Entries> {
  const names = new TagNames();
  const entries: Partial<Record<keyof Entries, unknown>> = {};
  for (const kind of ENTRY_KINDS)
    entries[KINDS[kind].plural] = await PARSE[kind](files, { ...reading, names });
  names.checkSpelling();
  return entries as Entries;
}
