import type { Document } from '@contentful/rich-text-types';
import type { Picture } from '../media/picture.ts';
import type { Meta } from '../shared/copy.ts';
import { CASE_STUDIES_PATH, type PageName } from '../shared/page-paths.ts';
import { type Post, type PostSummary, postPath } from './blog.ts';
import type { Term, TermSummary } from './glossary.ts';
import { type Guide, type GuideSummary, guidePath } from './guides.ts';

/** A case study as lists show it. */
export interface CaseStudySummary {
  slug: string;
  title: string;
  subTitle: string;
  /** ISO date, `2026-11-12`: the day of publication in Africa/Lagos. */
  date: string;
  image: Picture;
  /** Name of the customer, who agreed to be named. */
  client?: string;
}

/** A case study with its text; `content` is absent when the entry has none yet. */
export interface CaseStudy extends CaseStudySummary {
  meta: Meta;
  /** When on its day it is first shown (ISO 8601, UTC), where an editor chose a time; otherwise as the day begins in Lagos. */
  appears?: string;
  /** The day of its last change, where there was one. */
  updated?: string;
  /** Keeps words of the glossary in the text without links. */
  termLinks?: false;
  /** Slugs that it had before; their addresses lead here. */
  formerly?: string[];
  content?: Document;
}

/** Address of a case study. */
export function caseStudyPath(slug: string): string {
  return `${CASE_STUDIES_PATH}/${slug}`;
}

/** The entry of each kind, whole. */
export interface EntryOf {
  post: Post;
  guide: Guide;
  caseStudy: CaseStudy;
  term: Term;
}

/** The entry of each kind as lists show it. */
export interface SummaryOf {
  post: PostSummary;
  guide: GuideSummary;
  caseStudy: CaseStudySummary;
  term: TermSummary;
}

/** The facts of a kind of entry, whatever is done with it. */
export interface KindRecord {
  /** Folder below the content folder. */
  folder: string;
  /** Folders in which its files are below that one: the letters of terms. */
  depth: 0 | 1;
  /** The page that lists its entries. */
  list: PageName;
  /** Name of its entries in a collection of all. */
  plural: string;
  /** Begins the ids of its entries in an export to the content service, so that an import changes what an earlier one made. */
  id: string;
  /** For editors: one, several, and the heading of all. */
  one: string;
  many: string;
  label: string;
}

interface ArticleRecord extends KindRecord {
  /** The page of an entry. */
  path: (slug: string) => string;
  /** The content type of the service (docs/specification.md, section 3). */
  contentType: string;
  /** Whether its entries must have topics. */
  hasTopics: boolean;
}

export type ArticleKind = keyof typeof ARTICLES;

/** The kinds of articles that are few enough to be listed whole. */
export type ListedKind = Exclude<ArticleKind, 'post'>;

/** The kinds whose entries have a slug alone: posts, guides and case studies. */
export const ARTICLES = {
  post: {
    folder: 'blog',
    depth: 0,
    list: 'blog',
    plural: 'posts',
    id: 'blog',
    one: 'post',
    many: 'posts',
    label: 'Posts',
    path: postPath,
    contentType: 'blog',
    hasTopics: true,
  },
  guide: {
    folder: 'guides',
    depth: 0,
    list: 'guides',
    plural: 'guides',
    id: 'eguide',
    one: 'e-guide',
    many: 'guides',
    label: 'E-guides',
    path: guidePath,
    contentType: 'eGuide',
    hasTopics: true,
  },
  caseStudy: {
    folder: 'case-studies',
    depth: 0,
    list: 'case-studies',
    plural: 'caseStudies',
    id: 'case',
    one: 'case study',
    many: 'case studies',
    label: 'Case studies',
    path: caseStudyPath,
    contentType: 'caseStudy',
    hasTopics: false,
  },
} as const satisfies Record<string, ArticleRecord>;

/** All kinds; terms stand by letter, and each letter has a content type of its own. */
export const KINDS = {
  ...ARTICLES,
  term: {
    folder: 'glossary',
    depth: 1,
    list: 'glossary',
    plural: 'terms',
    id: 'term',
    one: 'term',
    many: 'terms',
    label: 'Glossary',
  },
} as const satisfies Record<string, KindRecord>;

/** The kinds of entries that have a page of their own. */
export type EntryKind = keyof typeof KINDS;
export const ENTRY_KINDS = Object.keys(KINDS) as readonly EntryKind[];

/** The kinds of articles. */
export const ARTICLE_KINDS = Object.keys(ARTICLES) as readonly ArticleKind[];

/** All entries, those of each kind under its plural. */
export type Entries = { [Kind in EntryKind as (typeof KINDS)[Kind]['plural']]: EntryOf[Kind][] };

const ALL = Object.entries(KINDS) as [EntryKind, KindRecord][];
const ENDING = '.md';

/** The kind of the entries in a folder below the content folder, if there is one. */
export const kindOfFolder = (folder: string): EntryKind | undefined =>
  ALL.find(([, record]) => record.folder === folder)?.[0];

/**
 * The kind of the entry that a file holds.
 * @param file path below the content folder, with forward slashes
 * @returns nothing for any other file, like the text of a guide's PDF (`name.pdf.md`); no part of a path that passes has a dot, so that
 * none leads out of the folder
 */
export function kindOfFile(file: string): EntryKind | undefined {
  if (!file.endsWith(ENDING)) return undefined;
  const [folder = '', ...parts] = file.slice(0, -ENDING.length).split('/');
  const kind = kindOfFolder(folder);
  const isValid =
    kind && parts.length === KINDS[kind].depth + 1 && parts.every((part) => /^[^.]+$/.test(part));
  return isValid ? kind : undefined;
}
