import type { Document } from '@contentful/rich-text-types';
import type { Meta } from './copy.ts';

/** A label that posts are filtered by. */
export interface Tag {
  id: string;
  name: string;
}

/** A scene of the drawing kit that stands for the theme of a post (src/illustrations/scenes/covers). */
export const COVERS = ['quay', 'yard', 'warehouse', 'corridor'] as const;
export type Cover = (typeof COVERS)[number];

/** What a list shows of a post. */
export interface PostSummary {
  slug: string;
  title: string;
  subTitle: string;
  /** ISO date, `2026-11-12`: the day of publication in Africa/Lagos. */
  date: string;
  tags: Tag[];
  cover: Cover;
}

/** A post with its body; `content` is absent when the entry has no body yet. */
export interface Post extends PostSummary {
  meta: Meta;
  content?: Document;
}

/** How many other posts stand below a post (specification, section 9). */
export const RELATED_COUNT = 3;

/** Address of the list of posts. */
export const BLOG_PATH = '/resources/blog';

/** Name of the query parameter that holds the chosen tag. */
export const TAG_PARAMETER = 'tag';

/** Address of a post. */
export function postPath(slug: string): string {
  return `${BLOG_PATH}/${slug}`;
}

/** Address of the list of the posts that carry a tag, or of all. */
export function taggedPath(tag?: Tag): string {
  return tag ? `${BLOG_PATH}?${TAG_PARAMETER}=${encodeURIComponent(tag.id)}` : BLOG_PATH;
}
