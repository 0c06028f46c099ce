import { z } from 'zod';
import { FAQ_CATEGORIES, faqPath } from '#domain/entries/faq.ts';
import { personIdSchema, personSchema } from '#domain/entries/people.ts';
import { videoSchema } from '#domain/entries/videos.ts';
import { GONE } from '#domain/pages/redirects.ts';
import { brandSchema, faqItemSchema, testimonialSchema } from '#domain/shared/copy.ts';
import { PAGE_PATHS, type PageName } from '#domain/shared/page-paths.ts';
import { FILE_SCHEMAS } from '../../copy/copy.ts';
import { type Field, fieldsOf, jsonSchema, limitsOf, sentence, type Widget } from './form-of-schema.ts';
import { spelledOut, wordsOf } from './labels.ts';
import { PAGES_FIELD } from './question-pages.ts';
import { textWidget } from './text-field.ts';

/** How the entries of a file are kept: one map of fields, a list (as the whole, or below a key with lists of pages below another), or a map by id. */
type Kept = 'map' | 'list' | { listAt: string; listsAt: string } | 'by id' | 'redirects' | 'questions';

/** A file that the editor shows as one form. */
export interface DataFile {
  /** Below the content folder. */
  file: string;
  /** Heading of the files that it is listed with. */
  group: string;
  label: string;
  /** Name of one entry, for the button that adds one. */
  one: string;
  /** What the entries are, where the label does not say it. */
  many?: string;
  kept: Kept;
  /** The address of a page that shows it. */
  page: string;
  /** Of one entry. */
  fields: Field[];
  /** What a list of entries is, and where it is shown. */
  about?: string;
  /** How many entries it may have. */
  limits?: Partial<Widget>;
}

/** The name under which the form has the entries of a file that is no single map. */
export const ENTRIES = 'entries';
/** The field of the form for the id of an entry that a file keeps by id. */
export const ID = 'id';

const OTHERS = 'Other content';
const FAQ = 'FAQ page';
const PAGES = 'Pages';
const FRAME = 'Menus and company';
const FORMS = 'Forms and emails';
/** The names of pages for editors, where a form of the same name holds something else. */
const PAGE_LABELS: Partial<Record<PageName, string>> = { faq: `${FAQ}: words around the questions` };

const whole = (group: string, file: string, schema: z.ZodType, page: string, label: string): DataFile => ({
  group,
  file,
  label,
  one: label,
  kept: 'map',
  page,
  fields: fieldsOf(schema),
});

/** @param whole the schema of the file, where it is a list that says how long it may be */
const list = (
  file: string,
  schema: z.ZodType,
  page: string,
  label: string,
  one: string,
  about: string,
  whole?: z.ZodArray,
): DataFile => ({
  group: OTHERS,
  file,
  label,
  one,
  kept: 'list',
  about,
  page,
  fields: fieldsOf(schema),
  ...(whole && { limits: limitsOf(jsonSchema(whole), true, label) }),
});

/** The short name of an entry can be left to the editor. @param from what it is made from */
const asMade =
  (from: string) =>
  (field: Field): Field => {
    const hint = `Small letters, digits and hyphens. Empty: it is made from the ${from}`;
    return field.name === ID ? { ...field, required: false, hint } : field;
  };

const { home, about, videos, haulage } = PAGE_PATHS;
const { pages, forms, ...files } = FILE_SCHEMAS;
const redirectSchema = z.strictObject({
  from: z.string().describe('the old address on this site, as in /resources/blog/old-name'),
  to: z
    .string()
    .describe(
      `the address that it leads to, as in /contact, or '${GONE}' where there is no page for it any more`,
    ),
});

/** A page that shows each form, and its name for editors. */
const FORMS_SHOWN: Record<keyof typeof forms.shape, [page: string, label: string]> = {
  contact: [PAGE_PATHS.contact, 'Contact form'],
  quote: [PAGE_PATHS.price, 'Request for a quote'],
  partner: [PAGE_PATHS['partner-trucks'], 'Form for truck owners'],
  marketing: [PAGE_PATHS.marketing, 'Marketing form'],
  eguide: [PAGE_PATHS.guides, 'Form for a guide'],
  newsletter: [PAGE_PATHS.blog, 'Newsletter form'],
};

/** The files that are one form each. */
export const DATA_FILES: DataFile[] = [
  {
    ...list(
      'faq.yaml',
      faqItemSchema,
      home,
      'Frequently asked questions',
      'question',
      `Shown below pages. The ${FAQ} has questions of its own`,
    ),
    kept: { listAt: 'questions', listsAt: 'lists' },
    fields: [...fieldsOf(faqItemSchema).map(asMade('question')), PAGES_FIELD],
  },
  list(
    'testimonials.yaml',
    testimonialSchema,
    home,
    'Reviews',
    'review',
    'Shown in turn below pages, in this order',
    files.testimonials,
  ),
  {
    ...list(
      'people.yaml',
      personSchema,
      about,
      'People',
      'person',
      'Authors and reviewers of posts, and those whom the about page shows. The about page has its own order',
    ),
    kept: 'by id',
    fields: fieldsOf(z.strictObject({ [ID]: personIdSchema, ...personSchema.shape })).map(asMade('name')),
  },
  list('videos.yaml', videoSchema, videos, 'Videos', 'video', 'Shown in this order', files.videos),
  whole(OTHERS, 'announcement.yaml', files.announcement, home, 'Announcement'),
  list(
    'brands.yaml',
    brandSchema,
    home,
    'Clients',
    'client',
    'They run past in a strip below pages, in this order',
    files.brands,
  ),
  whole(OTHERS, 'photographs.yaml', files.photographs, haulage, 'Photographs'),
  {
    ...list(
      'redirects.yaml',
      redirectSchema,
      home,
      'Redirects',
      'redirect',
      'Old addresses of pages, for links and search results that still have them. Their order does not matter',
    ),
    kept: 'redirects',
  },
  ...FAQ_CATEGORIES.map(
    (category): DataFile => ({
      group: FAQ,
      file: `questions/${category}.md`,
      label: `${FAQ}: ${spelledOut(category)}`,
      one: 'question',
      many: 'Questions',
      about: 'Shown on this page in this order',
      kept: 'questions',
      page: faqPath(category),
      fields: [
        ...fieldsOf(faqItemSchema.pick({ question: true })),
        {
          name: 'answer',
          required: true,
          ...wordsOf('answer'),
          hint: sentence(faqItemSchema.shape.answer.description ?? ''),
          ...textWidget('answer'),
        },
      ],
    }),
  ),
  whole(FRAME, 'navigation.yaml', files.navigation, home, 'Menus'),
  whole(FRAME, 'layout.yaml', files.layout, home, 'Header, footer and shared texts'),
  whole(FRAME, 'site.yaml', files.site, home, 'Company'),
  whole(FRAME, 'company-terms.yaml', files['company-terms'], PAGE_PATHS.terms, 'Terms of business'),
  ...Object.entries(FORMS_SHOWN).map(([name, [page, label]]) =>
    whole(FORMS, `forms/${name}.yaml`, forms.shape[name as keyof typeof FORMS_SHOWN], page, label),
  ),
  whole(FORMS, 'emails.yaml', files.emails, home, 'Emails'),
  ...Object.entries(pages.shape).map(([name, schema]) =>
    whole(
      PAGES,
      `pages/${name}.yaml`,
      schema,
      PAGE_PATHS[name as PageName],
      PAGE_LABELS[name as PageName] ?? spelledOut(name),
    ),
  ),
];

/** The form of a file, as Decap's configuration has it. */
export function formOfDataFile(file: DataFile): Field[] {
  const { label, one, many = label, kept, fields, about, limits } = file;
  if (kept === 'map') return fields;
  const hint = [about, limits?.hint].flatMap((part) => (part ? [sentence(part)] : [])).join('. ');
  const [title = ID] = fields.map(({ name }) => name).filter((name) => name !== ID);
  return [
    {
      name: ENTRIES,
      label: many,
      label_singular: one,
      required: true,
      widget: 'list',
      collapsed: true,
      summary: `{{fields.${title}}}`,
      fields,
      ...limits,
      ...(hint && { hint }),
    },
  ];
}

/** The steps to a field of a file, as its form has them. */
export function stepsInForm(steps: string[], { kept }: DataFile): string[] {
  if (kept === 'map') return steps;
  const [key = '', ...inner] = steps;
  // The short name is no field of the file.
  const isOfKey = inner.length === 0 && !personIdSchema.safeParse(key).success;
  if (kept === 'by id' && isOfKey) return [ENTRIES, key, ID];
  if (typeof kept !== 'object') return [ENTRIES, ...steps];
  return steps[0] === kept.listAt ? [ENTRIES, ...steps.slice(1)] : steps;
}
