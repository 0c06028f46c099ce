import { z } from 'zod';
import { actionSchema, headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';
import { distinct } from '../../shared/distinct.ts';
import { BLOG_PATH, GUIDES_PATH } from '../../shared/page-paths.ts';

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
    desk: z.string().includes('{brand}').describe('shown for an author where no person is confirmed'),
    reviewer: z.string().max(24),
    written: z.string().max(24),
    updated: z.string().max(24),
    checked: z.string().max(24),
    corrected: z.string().max(40).describe('leads from the day of the last change to the corrections'),
  }),
  corrections: z.strictObject({
    label: z.string().describe('name of the block, for screen readers'),
    entry: z.string().max(40).includes('{date}').describe('begins each correction, with {date}'),
  }),
  back: z.literal('Back to Blog'),
  onThisPage: z.string(),
  related: z.literal('More amazing articles for you'),
  notAvailable: z.literal('Content not available yet'),
});

/** Copy of the list of case studies, of which there may be none yet, and of the screen around one (specification, section 2). */
export const caseStudiesPageSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    heading: z.literal('A Successful Business Stems from Satisfied Customers'),
    lead: z.string().max(160),
    become: z.literal('Become a customer'),
  }),
  list: z.strictObject({
    heading: z.literal('Case Studies'),
    text: z.string(),
    action: z.string().max(32),
    read: z.string().max(32),
    waiting: z.string(),
    sheet: z.strictObject({ title: z.string(), note: z.string(), cells: z.array(z.string()).length(6) }),
  }),
  study: z.strictObject({
    back: z.string(),
    kind: z.string().max(24).describe('the title of the printed sheet'),
    client: z.string().describe('shown before the name of the customer'),
    published: z.string().describe('shown before the date'),
    updated: z.string().describe('shown before the day of the last change'),
    onThisPage: z.string(),
    notAvailable: z.literal('Content not available yet'),
    next: z.string().max(60).describe('the heading over the last call to action'),
  }),
});

/** Copy of the list of e-guides and of the screen around one (specification, section 2, 'E-guide list' and 'E-guide detail'). */
export const guidesPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(200),
  list: z.string().describe('name of the list, for screen readers'),
  kind: z.string().max(24).describe('shown at the foot of every printed cover'),
  get: z.literal('Get Now'),
  getNamed: z.string().includes('{title}').describe('name of the same link, for screen readers'),
  empty: z.string(),
  next: actionSchema.describe('the next step while there is no guide'),
  waiting: z.string(),
  guide: z.strictObject({
    back: z.literal('Back to E-Guides'),
    getFree: z.literal('Get Free Guide'),
    updated: z.string().includes('{date}'),
    onThisPage: z.string(),
    notAvailable: z.literal('Guide not available yet'),
    desk: z.string().max(200).describe('shown under the heading of the form'),
    deskPdf: z.string().max(200).describe('the same for a guide with a PDF'),
    kindPdf: z
      .string()
      .max(24)
      .describe('shown at the foot of the cover beside the form, for a guide with a PDF'),
    more: z.literal('Explore More Guides'),
  }),
});

/** More would hide the ones that matter. */
const MOST = 6;

/** Posts and guides that a page leads to, by their addresses; each of them leads back to the page. */
export const readingSchema = z
  .array(
    z
      .string()
      .regex(
        new RegExp(`^(${BLOG_PATH}|${GUIDES_PATH})/[a-z0-9-]+$`),
        `write the address of a post or a guide, like ${BLOG_PATH}/goods-in-transit-cover`,
      ),
  )
  .min(1)
  .max(MOST)
  .superRefine(distinct)
  .optional();
