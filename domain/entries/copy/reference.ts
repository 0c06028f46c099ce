import { z } from 'zod';
import { FAQ_CATEGORIES } from '#domain/entries/faq.ts';
import { actionSchema, HINTS, headingSchema, metaSchema, sloganSchema } from '#domain/shared/copy.ts';
import { distinct } from '#domain/shared/distinct.ts';
import { PAGE_PATHS, type PageName } from '#domain/shared/page-paths.ts';
import { FOUND_BESIDE_ENTRIES } from '../search.ts';

/** Copy of the glossary's list and of the screen around a term (specification, section 2). */
export const glossaryPageSchema = z.strictObject({
  meta: metaSchema,
  letters: z
    .array(z.string().regex(/^[A-Z]$/, 'write one capital letter'))
    .min(1)
    .superRefine(distinct)
    .describe('the letters that the glossary may have, in their order; one without terms is not shown'),
  heading: z.literal('Become conversant with Logistic Terminologies'),
  placeholder: z.literal('Search term or Phrase'),
  searchLabel: z.string().describe('name of the field, for screen readers'),
  search: z.literal('Search'),
  clear: z.literal('Clear'),
  letterBar: z.string().describe('name of the row of letters, for screen readers'),
  terms: z.string().describe('name of the list, for screen readers'),
  empty: z.literal('No results found....'),
  next: actionSchema.describe('the next step where no term was found'),
  found: z
    .strictObject({
      one: z.string().describe(HINTS.one),
      many: z.string().includes('{n}').describe(HINTS.many),
    })
    .describe('how many terms a search leaves, for those who do not see the list'),
  waiting: z.string().describe('read aloud while the terms are loading'),
  plate: z
    .strictObject({
      title: z.string().describe('what the plate is, read aloud to people who cannot see it'),
      lines: z
        .array(
          z.strictObject({
            label: z.string().describe('at the left of the line'),
            value: z.string().describe('at the right of the line'),
          }),
        )
        .length(4)
        .describe('the lines on the plate'),
    })
    .describe('the drawn plate of a container beside the heading'),
  term: z
    .strictObject({
      back: z.literal('Back to Glossary'),
      letter: z.string().startsWith('Glossary: ').describe('above the term; {letter} is its first letter'),
      title: z
        .string()
        .includes('{name}')
        .includes('{asked}')
        .describe('what search results show, with {name} and {asked}'),
      asked: z
        .array(z.string())
        .min(1)
        .describe('shown for {asked} in terms that do not say it, the fullest that fits'),
      notAvailable: z.literal('Content not available yet'),
      ready: z.literal('Ready to ship?'),
      readyText: z.string().max(120).describe('below the question ‘Ready to ship?’'),
      expert: z.literal('Speak to an Expert'),
      related: z.literal('Related Glossaries'),
    })
    .describe('the page of one term'),
});

/** Copy around the questions of the FAQ page; the questions themselves are in `content/questions/`. */
export const faqPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(160).describe(HINTS.lead),
  categories: z.string().describe('names the list of categories for screen readers'),
  waiting: z.string().describe('said while the questions of another category are on their way'),
  unreached: z.string().describe('shown when the connection failed and the choice is tried again by itself'),
  shown: z
    .string()
    .includes('{name}')
    .includes('{n}')
    .describe('said when the questions of another category are there, with {name} and {n}'),
  names: z.record(z.enum(FAQ_CATEGORIES), z.string().max(32)).describe('what each category is called'),
  descriptions: z
    .record(z.enum(FAQ_CATEGORIES.slice(1)), metaSchema.shape.description)
    .describe('what search results show of each category but the first'),
});

/** Copy of the search over all resources. */
export const searchPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(160).describe(HINTS.lead),
  label: z.string().describe('name of the field, read out'),
  action: z.string().max(16).describe(HINTS.button),
  suggestions: z.string().describe('name of the list below the field, read out'),
  suggested: z.string().includes('{n}').describe('how many suggestions there are, read out, with {n}'),
  results: z.string().describe('name of the list, read out'),
  count: z
    .strictObject({ one: z.string().describe(HINTS.one), many: z.string().describe(HINTS.many) })
    .describe('how many results a search has'),
  most: z.string().describe('the line when only the best are shown, with {n}'),
  empty: z.string().describe('where nothing was found; {query} is what was typed'),
  next: actionSchema.describe('the next step where nothing was found'),
  start: z.string().describe('shown before anything is searched for'),
  missing: z.string().describe('the error where nothing was typed'),
  waiting: z.string().describe('while articles are loading'),
  meant: z
    .string()
    .includes('{word}')
    .describe('the link to a search for a word that is written alike, with {word}'),
  without: z.string().includes('{words}').describe('said of words that nothing is found by, with {words}'),
  instead: z.string().includes('{word}').describe('the link to a search without them, with {word}'),
  kinds: z
    .record(z.enum(FOUND_BESIDE_ENTRIES), z.string())
    .describe('what a result is that is no entry, before its title'),
  pages: z
    .partialRecord(
      z.enum(Object.keys(PAGE_PATHS) as PageName[]),
      z.array(z.string().trim().min(2).max(40)).min(1),
    )
    .describe('the words that each page is found by'),
  logIn: z
    .strictObject({
      title: z.string().describe('the heading of the result'),
      text: z.string().describe('the sentence below it'),
      words: z
        .array(z.string().trim().min(2).max(40))
        .describe('who searches for one of these words gets this result'),
    })
    .describe('the way into the client platform'),
  town: z
    .strictObject({
      one: z.string().includes('{place}').describe('where one {place} was searched for'),
      two: z
        .string()
        .includes('{from}')
        .includes('{to}')
        .describe('where two places were searched for, {from} and {to}'),
      text: z.string().describe('the sentence below it'),
    })
    .describe('leads to the price of a load, where a town or state is searched for'),
});

/** Copy of the list of videos and of the screen around one (specification, section 2). */
export const videosPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(160).describe(HINTS.lead),
  watch: z.literal('Watch Now'),
  back: z.literal('Back to Videos'),
  soon: z.string().max(24).describe('over the drawing of a video that is not made yet'),
  play: z.string().describe('the button that loads the player, with {title}'),
  privacy: z.string().describe('what a click loads, and from whom'),
  length: z.string().includes('{length}').describe('below a video whose {length} is known'),
  captions: z
    .strictObject({
      yes: z.string().describe('where somebody marked the video as captioned'),
      no: z.string().describe('where somebody marked it as not captioned'),
      unknown: z.string().describe('where nobody knows'),
    })
    .describe('below a video: whether captions that a person wrote come with it'),
  notAvailable: z.string().describe('the heading at the address of a video that is not there'),
});
