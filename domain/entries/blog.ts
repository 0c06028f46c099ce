import type { Document } from '@contentful/rich-text-types';
import type { Picture } from '../media/picture.ts';
import type { Meta } from '../shared/copy.ts';
import { BLOG_PATH } from '../shared/page-paths.ts';

/** A label that posts are filtered by. */
export interface Tag {
  id: string;
  name: string;
}

/** A post as lists show it. */
export interface PostSummary {
  slug: string;
  title: string;
  subTitle: string;
  /** ISO date, `2026-11-12`: the day of publication in Africa/Lagos. */
  date: string;
  tags: Tag[];
  image: Picture;
  /** Stands first in the list. */
  pinned?: true;
}

/** Who answers for a post, by ids of `content/people.yaml`, and when its facts were last checked against their sources. */
export interface Byline {
  /** Absent where no person is confirmed: the desk wrote it. */
  author?: string;
  reviewer?: string;
  /** ISO date */
  checked?: string;
}

/** Where a post is in a series of posts. */
export interface Series {
  name: string;
  /** From 1. */
  part: number;
}

/** What was wrong in a post, and what is right now. */
export interface Correction {
  /** ISO date: the day on which it was corrected. */
  date: string;
  /** Plain text in one line. */
  text: string;
}

/** A part of a series that is there. */
export interface SeriesPart {
  part: number;
  slug: string;
  title: string;
}

/** How many posts are first in the list at most. */
export const MOST_PINNED = 3;

/** A post with its body; `content` is absent when the entry has no body yet. */
export interface Post extends PostSummary {
  meta: Meta;
  byline: Byline;
  series?: Series;
  /** Slugs of posts that are first below it. */
  related?: string[];
  /** When on its day it is first shown (ISO 8601, UTC), where an editor chose a time; otherwise as the day begins in Lagos. */
  appears?: string;
  /** The day of its last change, where there was one: never before the newest correction. */
  updated?: string;
  /** Newest first; never empty. */
  corrections?: Correction[];
  /** Keeps words of the glossary in the text without links. */
  termLinks?: false;
  /** Slugs that it had before; their addresses lead here. */
  formerly?: string[];
  content?: Document;
}

/** Which posts a list shows: with a tag id only those that carry it, with a search only those that hold its words. */
export interface PostFilter {
  tag?: string;
  search?: string;
  /** From 1; a page beyond the last stands for the last. */
  page?: number;
}

/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** From 1. */
  page: number;
  /** At least 1. */
  pages: number;
  /** How many there are on all pages. */
  total: number;
}

/** How many posts a page of the list shows. */
export const POSTS_PER_PAGE = 9;
/** How many of each kind an author's page shows: those written, and those checked. */
export const AUTHOR_POSTS_PER_PAGE = 10;

/** Blocks that stand for posts while the list waits, and for others while a post waits (specification, section 9). */
export const POST_SKELETONS = 3;
export const RELATED_SKELETONS = 2;

/** How many other posts are below a post (specification, section 9). */
export const RELATED_COUNT = 3;

/** Names of the query parameters of the list. */
export const SEARCH_PARAMETER = 'search';
export const TAG_PARAMETER = 'tag';
export const PAGE_PARAMETER = 'page';

/** Reads the filter of the list's address; what it leaves out or leaves empty is not set. */
export function postFilter(query: URLSearchParams): PostFilter {
  const tag = query.get(TAG_PARAMETER);
  const search = query.get(SEARCH_PARAMETER)?.trim();
  const page = Number.parseInt(query.get(PAGE_PARAMETER) ?? '', 10);
  return { ...(search && { search }), ...(tag && { tag }), ...(page > 1 && { page }) };
}

/** Address of the list under a filter. */
export const postsPath = (filter: PostFilter = {}): string => BLOG_PATH + postsQuery(filter);

/** The same without its path, which is another in each language; empty for all posts. */
export function postsQuery({ search, tag, page = 1 }: PostFilter): string {
  const query = `${new URLSearchParams({
    ...(search && { [SEARCH_PARAMETER]: search }),
    ...(tag && { [TAG_PARAMETER]: tag }),
    ...(page > 1 && { [PAGE_PARAMETER]: `${page}` }),
  })}`;
  return query && `?${query}`;
}

/** Address of a post. */
export function postPath(slug: string): string {
  return `${BLOG_PATH}/${slug}`;
}
