import { z } from 'zod';
import { actionSchema, headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';

/** Copy of the blog's list and of the screen around a post (specification, section 2, 'Blog list' and 'Blog post'). */
export const blogPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string(),
  list: z.string().describe('name of the list, for screen readers'),
  allTags: z.literal('All'),
  tagFilter: z.string(),
  search: z.strictObject({
    label: z.string().describe('name of the field and its place-holder'),
    action: z.string().max(16),
    clear: z.string().max(24),
  }),
  count: z.strictObject({ one: z.string(), many: z.string().includes('{n}') }),
  empty: z.string().describe('no post carries the chosen tag'),
  nothingFound: z.string().includes('{search}'),
  searchAll: z.string().max(40),
  allPosts: actionSchema.describe('the next step where a topic has no post'),
  paging: z.strictObject({
    label: z.string(),
    newer: z.string().max(24),
    older: z.string().max(24),
    place: z.string().describe('with {page} and {pages}'),
  }),
  waiting: z.string().describe('shown while posts are on their way'),
  unreached: z.string().describe('shown when the line failed and the choice is tried again by itself'),
  read: z.string(),
  pinned: z.string().max(24).describe('marks the posts that stand first'),
  series: z.strictObject({
    place: z.string().max(60).describe('with {part}, {parts} and {name}'),
    label: z.string().describe('name of the links, for screen readers'),
    previous: z.string().max(32),
    next: z.string().max(32),
  }),
  person: z.strictObject({
    description: z.string().max(140).describe('for search results, with {name}, {role} and {brand}'),
    author: z.string().max(48).describe('heads the posts somebody wrote'),
    reviewer: z.string().max(48).describe('heads the posts somebody checked'),
    missing: z.string().max(65),
  }),
  byline: z.strictObject({
    author: z.string().max(24),
    desk: z.string().includes('{brand}').describe('stands for an author where no person is confirmed'),
    reviewer: z.string().max(24),
    written: z.string().max(24),
    updated: z.string().max(24),
    checked: z.string().max(24),
  }),
  back: z.literal('Back to Blog'),
  onThisPage: z.string(),
  related: z.literal('More amazing articles for you'),
  notAvailable: z.literal('Content not available yet'),
});
