import { z } from 'zod';
import { actionSchema, HINTS, headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';
import { distinct } from '../../shared/distinct.ts';
import { BLOG_PATH, GUIDES_PATH } from '../../shared/page-paths.ts';

/** Copy of the blog's list and of the screen around a post (specification, section 2, 'Blog list' and 'Blog post'). */
export const blogPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().describe(HINTS.lead),
  list: z.string().describe('name of the list, for screen readers'),
  allTags: z.literal('All'),
  tagFilter: z.string().describe('name of the choice of topics, for screen readers'),
  search: z
    .strictObject({
      label: z.string().describe('name of the field and its place-holder'),
      action: z.string().max(16).describe(HINTS.button),
      clear: z.string().max(24).describe('on the button that empties the search'),
    })
    .describe('the search above the posts'),
  count: z
    .strictObject({
      one: z.string().describe(HINTS.one),
      many: z.string().includes('{n}').describe(HINTS.many),
    })
    .describe('how many posts a topic or a search leaves'),
  empty: z.string().describe('shown where no post has the chosen topic'),
  nothingFound: z
    .string()
    .includes('{search}')
    .describe('where a search finds no post; {search} is what was typed'),
  searchAll: z.string().max(40).describe('the link below it: the same search in all of the site'),
  allPosts: actionSchema.describe('the next step where a topic has no post'),
  paging: z
    .strictObject({
      label: z.string().describe('name of these links, for screen readers'),
      newer: z.string().max(24).describe('the link to newer posts'),
      older: z.string().max(24).describe('the link to older posts'),
      place: z
        .string()
        .describe('between these links: the number of the page, {page}, and of all pages, {pages}'),
    })
    .describe('the links to newer and older posts'),
  waiting: z.string().describe('shown while posts are loading'),
  unreached: z.string().describe('shown when the connection failed: the page tries again by itself'),
  read: z.string().describe('on each card: the link to the post'),
  pinned: z.string().max(24).describe('above the posts that are pinned to the top'),
  series: z
    .strictObject({
      place: z
        .string()
        .max(60)
        .describe(
          'above the links: {part} is the number of the post, {parts} how many there are, {name} the series',
        ),
      label: z.string().describe('name of the links, for screen readers'),
      previous: z.string().max(32).describe('the link to the part before'),
      next: z.string().max(32).describe('the link to the part after'),
    })
    .describe('on a post that belongs to a series'),
  person: z
    .strictObject({
      description: z.string().max(140).describe('for search results, with {name}, {role} and {brand}'),
      author: z.string().max(48).describe('above the posts that this person wrote'),
      reviewer: z.string().max(48).describe('above the posts that this person checked'),
      missing: z.string().max(65).describe('the title where there is no such person'),
    })
    .describe('the page of somebody who writes or checks posts'),
  byline: z
    .strictObject({
      author: z.string().max(24).describe('before the name of the author'),
      desk: z
        .string()
        .includes('{brand}')
        .describe('in place of an author, for posts by the company; {brand} is its name'),
      reviewer: z.string().max(24).describe('before the name of who checked the facts'),
      written: z.string().max(24).describe('before the day of publication'),
      updated: z.string().max(24).describe('before the day of the last change'),
      checked: z.string().max(24).describe('before the day of the last check'),
      corrected: z
        .string()
        .max(40)
        .describe('the link beside the day of the last change, to the corrections'),
    })
    .describe('the words before the names and the days of a post'),
  corrections: z
    .strictObject({
      label: z.string().describe('name of the block, for screen readers'),
      entry: z.string().max(40).includes('{date}').describe('begins each correction, with {date}'),
    })
    .describe('the corrections below a post'),
  back: z.literal('Back to Blog'),
  onThisPage: z.string().describe('the heading of the links to the parts of a post'),
  related: z.literal('More amazing articles for you'),
  notAvailable: z.literal('Content not available yet'),
});

/** Copy of the list of case studies, of which there may be none yet, and of the screen around one (specification, section 2). */
export const caseStudiesPageSchema = z.strictObject({
  meta: metaSchema,
  hero: z
    .strictObject({
      heading: z.literal('A Successful Business Stems from Satisfied Customers'),
      lead: z.string().max(160).describe('the paragraph below the heading'),
      become: z.literal('Become a customer'),
    })
    .describe('the first screen of the page'),
  list: z
    .strictObject({
      heading: z.literal('Case Studies'),
      text: z.string().describe('shown as long as there is none'),
      action: z.string().max(32).describe('the link to the contact form, as long as there is none'),
      read: z.string().max(32).describe('on each card: the link to the case study'),
      waiting: z.string().describe('read aloud while the list is loading'),
      sheet: z
        .strictObject({
          title: z.string().describe('at the head of the sheet'),
          note: z.string().describe('below the title'),
          cells: z.array(z.string()).length(6).describe('the names of the fields of the sheet'),
        })
        .describe('the empty sheet that is shown as long as there is none'),
    })
    .describe('the list of case studies'),
  study: z
    .strictObject({
      back: z.string().describe('the link to the list'),
      kind: z.string().max(24).describe('the title of the printed sheet'),
      client: z.string().describe('shown before the name of the customer'),
      published: z.string().describe('shown before the date'),
      updated: z.string().describe('shown before the day of the last change'),
      onThisPage: z.string().describe('the heading of the links to the parts of a case study'),
      notAvailable: z.literal('Content not available yet'),
      next: z.string().max(60).describe('the heading over the last call to action'),
    })
    .describe('the page of one case study'),
});

/** Copy of the list of e-guides and of the screen around one (specification, section 2, 'E-guide list' and 'E-guide detail'). */
export const guidesPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(200).describe(HINTS.lead),
  list: z.string().describe('name of the list, for screen readers'),
  kind: z.string().max(24).describe('shown at the foot of every printed cover'),
  get: z.literal('Get Now'),
  getNamed: z
    .string()
    .includes('{title}')
    .describe('name of the same link, for screen readers, with {title}'),
  empty: z.string().describe('where there is no guide yet'),
  next: actionSchema.describe('the next step while there is no guide'),
  waiting: z.string().describe('shown and read aloud while the guides are loading'),
  guide: z
    .strictObject({
      back: z.literal('Back to E-Guides'),
      getFree: z.literal('Get Free Guide'),
      updated: z.string().includes('{date}').describe('{date} is the day of the last change'),
      onThisPage: z.string().describe('the heading of the links to the parts of a guide'),
      notAvailable: z.literal('Guide not available yet'),
      desk: z.string().max(200).describe('shown under the heading of the form'),
      deskPdf: z.string().max(200).describe('the same for a guide with a PDF'),
      kindPdf: z
        .string()
        .max(24)
        .describe('shown at the foot of the cover beside the form, for a guide with a PDF'),
      more: z.literal('Explore More Guides'),
    })
    .describe('the page of one guide'),
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
  .optional()
  .describe('posts and guides that the page leads to, below its other parts; each of them leads back');
