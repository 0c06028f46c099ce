import { z } from 'zod';
import { actionSchema, metaSchema } from '../../shared/copy.ts';

/** Copy of the glossary's list and of the screen around a term (specification, section 2). */
export const glossaryPageSchema = z.strictObject({
  meta: metaSchema,
  letters: z
    .array(z.string().regex(/^[A-Z]$/, 'write one capital letter'))
    .min(1)
    .describe('the letters that the glossary may have, in their order; one without terms is not shown'),
  heading: z.literal('Become conversant with Logistic Terminologies'),
  placeholder: z.literal('Search term or Phrase'),
  searchLabel: z.string(),
  search: z.literal('Search'),
  clear: z.literal('Clear'),
  letterBar: z.string(),
  terms: z.string().describe('name of the list, for screen readers'),
  empty: z.literal('No results found....'),
  next: actionSchema.describe('the next step where no term was found'),
  found: z
    .strictObject({ one: z.string(), many: z.string().includes('{n}') })
    .describe('how many terms a search leaves, for those who do not see the list'),
  waiting: z.string(),
  plate: z.strictObject({
    title: z.string(),
    lines: z.array(z.strictObject({ label: z.string(), value: z.string() })).length(4),
  }),
  term: z.strictObject({
    back: z.literal('Back to Glossary'),
    letter: z.string().startsWith('Glossary: ').describe('with {letter}'),
    title: z
      .string()
      .includes('{name}')
      .includes('{asked}')
      .describe('what search results show, with {name} and {asked}'),
    asked: z
      .array(z.string())
      .min(1)
      .describe('stands for {asked} in terms that do not say it, the fullest that fits'),
    notAvailable: z.literal('Content not available yet'),
    ready: z.literal('Ready to ship?'),
    readyText: z.string().max(120),
    expert: z.literal('Speak to an Expert'),
    related: z.literal('Related Glossaries'),
  }),
});
