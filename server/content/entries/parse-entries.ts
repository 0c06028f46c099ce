import type { z } from 'zod';
import {
  ENTRY_KINDS,
  type Entries,
  type EntryKind,
  type EntryOf,
  KINDS,
} from '#domain/entries/entry-kinds.ts';
import type { Files } from '../formats/types.ts';
import { type HowToRead, TagNames } from './articles.ts';
import { caseStudySchema, guideSchema, parseCaseStudies, parseGuides } from './guides.ts';
import { parsePosts, postSchema } from './posts.ts';
import { parseTerms, termSchema } from './terms.ts';

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
