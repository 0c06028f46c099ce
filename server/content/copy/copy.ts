import { z } from 'zod';
import { companyTermsSchema } from '#domain/company/company-terms.ts';
import { announcementSchema, navigationSchema, siteSchema } from '#domain/company/site.ts';
import { guidePdfCopySchema } from '#domain/entries/guide-pdf.ts';
import { peopleSchema } from '#domain/entries/people.ts';
import { searchWordsSchema } from '#domain/entries/search-words.ts';
import { termErrors } from '#domain/entries/terms-in-text.ts';
import { videoSchema } from '#domain/entries/videos.ts';
import { emailCopySchema } from '#domain/leads/copy/emails.ts';
import {
  eguideFormCopySchema,
  newsletterFormCopySchema,
  partnerFormCopySchema,
  quoteFormCopySchema,
} from '#domain/leads/copy/form-copy.ts';
import { newsletterCopySchema } from '#domain/leads/copy/screens-copy.ts';
import { deskCopySchema } from '#domain/leads/desk-links/desk-copy.ts';
import type { EnquiryKind } from '#domain/leads/lead.ts';
import { marketingFormCopySchema } from '#domain/pages/copy/marketing.ts';
import { DEFAULT_FAQ, FAQ_LISTS, type FaqList, photographsSchema } from '#domain/pages/page-records.ts';
import { contactFormCopySchema, type Pages, pageSchemas } from '#domain/pages/pages.ts';
import { redirectsSchema } from '#domain/pages/redirects.ts';
import { layoutCopySchema } from '#domain/pages/standard-layout.ts';
import { laneSchema, laneSlug } from '#domain/price/lanes.ts';
import { roadFilesSchema } from '#domain/price/roads/road-files.ts';
import { brandSchema, faqItemSchema, testimonialSchema } from '#domain/shared/copy.ts';
import { distinct, distinctBy } from '#domain/shared/distinct.ts';
import { NO_PAGE } from '../entries/site-links.ts';
import { type Files, remedy } from '../formats/errors.ts';
import { placeOf } from '../formats/field-places.ts';
import { BLANK, blankTexts, isOfBlank } from '../formats/placed-texts.ts';
import { lineOf, readYaml } from '../formats/yaml.ts';
import { deadAddresses } from './copy-addresses.ts';
import { RATES_FOLDER } from './rate-cards.ts';
import { unknownWords } from './words-in-braces.ts';

type Issue = z.core.$ZodIssue;
type FixedWords = z.core.$ZodIssueInvalidValue & { input: string; values: [string] };

/**
 * Reads copy of another language than the default one: where the schema holds words of the specification, the translation may have
 * words of its own. All else that the schema asks for holds in every language.
 * @param tree what the files hold; changed
 */
function parseTranslated<Schema extends z.ZodType>(
  schema: Schema,
  tree: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  const params = { error: remedy, reportInput: true };
  const first = schema.safeParse(tree, params);
  const fixed = (first.error?.issues ?? []).filter(isFixedWords);
  if (fixed.length === 0) return first;
  for (const { path, values } of fixed) put(tree, path, values[0]);
  const second = schema.safeParse(tree, params);
  if (second.success) for (const { path, input } of fixed) put(second.data, path, input);
  return second;
}

/** One text alone is allowed, and it is no path. */
function isFixedWords(issue: z.core.$ZodIssue): issue is FixedWords {
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return false;
  const [words, ...others] = issue.values;
  return typeof words === 'string' && others.length === 0 && !words.startsWith('/');
}

function put(tree: unknown, path: PropertyKey[], value: string): void {
  const holder = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Tree)[key], tree);
  (holder as Tree)[path.at(-1) ?? ''] = value;
}

type Tree = Record<PropertyKey, unknown>;

/** How many reviews rotate in the shared footer block (specification, section 9). */
const TESTIMONIALS = 4;

const chosenList = z.array(z.string()).superRefine(distinct);
const optionalList = chosenList.min(1).optional();
const questionLists = Object.fromEntries(FAQ_LISTS.map((list) => [list, optionalList])) as Record<
  FaqList,
  typeof optionalList
>;

const faqSchema = z
  .strictObject({
    questions: z.array(faqItemSchema).superRefine(distinctBy('id')),
    lists: z.strictObject({ ...questionLists, [DEFAULT_FAQ]: chosenList }),
  })
  .superRefine(({ questions, lists }, context) => {
    const ids = questions.map(({ id }) => id);
    for (const [index, { answer }] of questions.entries())
      for (const message of termErrors(answer))
        context.addIssue({ code: 'custom', path: ['questions', index, 'answer'], message });
    const unknown = Object.entries(lists).flatMap(([list, chosen]) =>
      (chosen ?? []).flatMap((id, index) => (ids.includes(id) ? [] : [{ list, id, index }])),
    );
    // Several lists name a question: a slip in its id is one.
    for (const [id, [first, ...others]] of Map.groupBy(unknown, (each) => each.id)) {
      const also = others.map(({ list }) => list).join(', ');
      context.addIssue({
        code: 'custom',
        path: ['lists', first?.list ?? '', first?.index ?? 0],
        message: `no question has the id '${id}'${also && `, which is in ${also}, too`}`,
      });
    }
  });

/** Every YAML file of the content folder but rate cards, and the shape of it: a key is a file, or a folder of files. */
const filesSchema = z.strictObject({
  site: siteSchema,
  'company-terms': companyTermsSchema,
  navigation: navigationSchema,
  layout: layoutCopySchema,
  people: peopleSchema,
  testimonials: z.array(testimonialSchema).length(TESTIMONIALS, `write exactly ${TESTIMONIALS} reviews`),
  brands: z.array(brandSchema).min(1).superRefine(distinctBy('name')),
  photographs: photographsSchema.default({}),
  faq: faqSchema,
  videos: z.array(videoSchema).superRefine(distinctBy('id')),
  pages: z.strictObject(pageSchemas),
  forms: z.strictObject({
    contact: contactFormCopySchema,
    marketing: marketingFormCopySchema,
    eguide: eguideFormCopySchema,
    newsletter: newsletterFormCopySchema,
    quote: quoteFormCopySchema,
    partner: partnerFormCopySchema,
  } satisfies Record<EnquiryKind, z.ZodType>),
  emails: emailCopySchema,
  newsletter: newsletterCopySchema,
  desk: deskCopySchema,
  'guide-pdf': guidePdfCopySchema,
  roads: roadFilesSchema,
  lanes: z.record(z.string(), laneSchema),
  announcement: announcementSchema.optional(),
  redirects: redirectsSchema.default({}),
  'search-words': searchWordsSchema.default([]),
});

/** The schema of each file of copy, by its name. */
export const FILE_SCHEMAS = filesSchema.shape;

const copySchema = filesSchema.superRefine(({ pages, people, lanes, roads }, context) => {
  for (const part of ['founders', 'team'] as const)
    for (const [index, { person }] of pages.about[part].people.entries())
      if (!(person in people))
        context.addIssue({
          code: 'custom',
          path: ['pages', 'about', part, 'people', index, 'person'],
          message: `'${person}' is not in people.yaml: add the person there, or choose another`,
        });
  const places = new Set(roads.places.map(({ slug }) => slug));
  for (const [file, lane] of Object.entries(lanes)) {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['lanes', file, field], message });
    for (const end of ['from', 'to'] as const)
      if (!places.has(lane[end])) refuse(end, `roads/places.yaml has no place '${lane[end]}'`);
    if (file !== laneSlug(lane))
      refuse('from', `the file is named after its two places: '${laneSlug(lane)}.yaml'`);
  }
});

/** Folders of YAML files that are copy: each file is a part of the copy. */
export const COPY_FOLDERS = ['pages', 'forms', 'roads', 'lanes'];

/** All copy that is no article and no rate card. */
export type Copy = Omit<z.infer<typeof copySchema>, 'pages'> & { pages: Pages };

/**
 * Makes the copy from the YAML files.
 * @param problems takes a line for every error, with file, field and remedy
 * @param isTranslation whether words that the specification fixes may be others
 * @returns nothing when there is an error
 */
export function parseCopy(files: Files, problems: string[], isTranslation = false): Copy | undefined {
  const broken = new Set<string>();
  const tree: Record<string, unknown> = Object.fromEntries(COPY_FOLDERS.map((folder) => [folder, {}]));
  for (const [file, text] of files) {
    if (!file.endsWith('.yaml') || file.startsWith(RATES_FOLDER)) continue;
    const { value, error } = readYaml(text);
    if (error) {
      broken.add(file);
      problems.push(`${file}: ${error}`);
    }
    place(tree, file.replace(/\.yaml$/, '').split('/'), value);
  }
  // Answers to questions name facts, which `termErrors` knows.
  const unknown = unknownWords(copySchema, tree).filter(
    ({ path }) => path[0] !== 'faq' || path.at(-1) !== 'answer',
  );
  const parsed = isTranslation
    ? parseTranslated(copySchema, tree)
    : copySchema.safeParse(tree, { error: remedy });
  const blankPaths = blankTexts(tree);
  const issues = (parsed.error?.issues ?? []).filter((issue) => !isOfBlank(issue, blankPaths));
  const ofTexts = [...blankPaths.map((path) => ({ path, message: BLANK })), ...unknown]
    .filter(({ path }) => !issues.some((issue) => issue.path.join() === path.join()))
    .map((found): Issue => ({ code: 'custom', ...found }));
  for (const issue of [...issues, ...ofTexts]) {
    if (issue.code === 'unrecognized_keys' && isFolder(issue.path)) {
      for (const key of issue.keys) problems.push(...unread(files, [...issue.path, key].join('/')));
      continue;
    }
    const { file, path } = locate(issue.path);
    if (broken.has(file)) continue;
    const text = files.get(file);
    const line = text !== undefined && `line ${lineOf(text, path)}`;
    const field = placeOf(issue.path, tree, issue.path.length - path.length);
    problems.push([file, line, field, issue.message].filter(Boolean).join(': '));
  }
  for (const { text: address, path: whole } of parsed.success ? deadAddresses(tree) : []) {
    const { file, path } = locate(whole);
    const line = lineOf(files.get(file) ?? '', path);
    const field = placeOf(whole, tree, whole.length - path.length);
    problems.push(`${file}: line ${line}: ${field}: link to ${address}: ${NO_PAGE}`);
  }
  return parsed.data;
}

const isFolder = (path: PropertyKey[]) =>
  path.length === 0 || (path.length === 1 && COPY_FOLDERS.includes(String(path[0])));

/** A line for each file that a name stands for. */
function unread(files: Files, name: string): string[] {
  return [...files.keys()]
    .filter((file) => file === `${name}.yaml` || (file.startsWith(`${name}/`) && file.endsWith('.yaml')))
    .map((file) => `${file}: remove it: no file of this name is read`);
}

function place(tree: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) tree[key] = value;
  else {
    const folder: Record<string, unknown> = {};
    tree[key] = Object.assign(folder, tree[key]);
    place(folder, rest, value);
  }
}

function locate(path: PropertyKey[]): { file: string; path: PropertyKey[] } {
  const depth = COPY_FOLDERS.includes(String(path[0])) ? 2 : 1;
  const file = path.slice(0, depth).map(String).join('/');
  return {
    file: path.length < depth ? file : `${file}.yaml`,
    path: path.slice(depth),
  };
}
