import { z } from 'zod';
import { announcementSchema } from '#domain/company/site.ts';
import { personSchema } from '#domain/entries/people.ts';
import { leastSide } from '#domain/media/photo-rules.ts';
import { creditSchema } from '#domain/media/photograph.ts';
import { EARLIEST_DAY } from '#domain/shared/dates.ts';
import type { ContentTypeField } from './format.ts';
import { SHARED_TYPES } from './shared-types.ts';

/** How an address is written. */
export const SLUG = {
  regexp: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', flags: null },
  message: 'Write small letters, digits and single hyphens, like axle-load-limits',
};

/** How it is written what matters in a picture. */
export const FOCUS = {
  regexp: { pattern: '^(100|\\d?\\d)% (100|\\d?\\d)%$', flags: null },
  message: 'Write how far it is from the left and from the top, such as 60% 30%',
};

const length = (min: number, max: number) => ({
  size: { min, max },
  message: `Write ${min} to ${max} characters`,
});

/** A field and what editors write it with. */
export interface ModelField {
  field: ContentTypeField;
  widgetId: string;
  helpText?: string;
}

type Made = Pick<ContentTypeField, 'type'> & Partial<ContentTypeField>;

/** A content type: its id, its name, what it is for, and its fields, the first of which names an entry. */
export type TypeModel = [id: string, name: string, description: string, fields: ModelField[]];

/** A field, which may be empty unless `made` says otherwise. */
export function field(id: string, name: string, made: Made, widgetId: string, helpText?: string): ModelField {
  const usual = { required: false, localized: false, disabled: false, omitted: false, validations: [] };
  return { field: { id, name, ...usual, ...made }, widgetId, ...(helpText && { helpText }) };
}

/** A text of the rules of files, which say how long it may be. */
type TextRule = z.ZodString | z.ZodOptional<z.ZodString>;

/** One line of text, as long as the rules of files have it. */
export function line(id: string, name: string, rule: TextRule, helpText?: string): ModelField {
  return field(id, name, { type: 'Symbol', ...lengthOf(rule) }, 'singleLine', helpText);
}

function lengthOf(rule: TextRule): Pick<ContentTypeField, 'required' | 'validations'> {
  const { minLength, maxLength } = rule instanceof z.ZodOptional ? rule.unwrap() : rule;
  return { required: rule instanceof z.ZodString, validations: [length(minLength ?? 0, maxLength ?? 0)] };
}

/** A day, or a time on it. */
export const day = (id: string, name: string, required: boolean, helpText: string) =>
  field(
    id,
    name,
    {
      type: 'Date',
      required,
      validations: [{ dateRange: { min: EARLIEST_DAY }, message: 'Check the year' }],
    },
    'datePicker',
    helpText,
  );

/** A file of one kind. */
export const asset = (
  id: string,
  name: string,
  group: 'image' | 'pdfdocument',
  { required = false, validations = [] }: Partial<Pick<ContentTypeField, 'required' | 'validations'>>,
  helpText: string,
) =>
  field(
    id,
    name,
    {
      type: 'Link',
      linkType: 'Asset',
      required,
      validations: [{ linkMimetypeGroup: [group] }, ...validations],
    },
    'assetLinkEditor',
    helpText,
  );

/** The mark of what is invented. */
export const sample = field(
  'sample',
  'Invented',
  { type: 'Boolean' },
  'boolean',
  'Yes marks what must be replaced before the site goes live.',
);

/** How the address of a person is written, by which posts name them. */
export const PERSON_SLUG = {
  regexp: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', flags: null },
  message: 'Write small letters, digits and hyphens, like ada-obi',
};

const PATH = {
  regexp: { pattern: '^(/[a-z0-9\\-/]*)?(#[a-z_]+)?$', flags: null },
  message: 'Write a path of this site, like /products/haulage',
};

const { text, link, about, name, role } = { ...announcementSchema.shape, ...personSchema.shape };

const announcement = [
  line('text', 'Text', text, 'One sentence, above the header of every page.'),
  line('linkLabel', 'Words of the link', link.shape.label),
  field(
    'linkPath',
    'Where the link leads',
    { type: 'Symbol', required: true, validations: [PATH] },
    'singleLine',
    'A path of this site, such as /products/haulage.',
  ),
  day('from', 'First day', false, 'Empty means at once.'),
  day('until', 'Last day', true, 'Not before the first day.'),
];

const side = { min: leastSide('portrait') };

const person = [
  line('name', 'Name', name),
  field(
    'slug',
    'Address',
    { type: 'Symbol', required: true, validations: [{ unique: true }, PERSON_SLUG] },
    'slugEditor',
    'Posts name their author and reviewer by it.',
  ),
  line('role', 'Role', role),
  asset(
    'photo',
    'Photograph',
    'image',
    {
      validations: [
        {
          assetImageDimensions: { width: side, height: side },
          message: `Choose a photograph of at least ${side.min} by ${side.min} pixels`,
        },
      ],
    },
    `At least ${side.min} pixels wide and high, nearly square. Its description says what it shows.`,
  ),
  field(
    'photoFocus',
    'The main point of the photograph',
    { type: 'Symbol', validations: [FOCUS] },
    'singleLine',
    'How far it is from the left and from the top, such as 50% 30%.',
  ),
  line('photoCredit', 'Who took the photograph', creditSchema.optional()),
  field(
    'about',
    'About',
    { type: 'Text', ...lengthOf(about) },
    'multipleLine',
    'About this person, for readers of the posts.',
  ),
  sample,
];

/** The content types of what all pages share. */
export const SHARED_MODELS: TypeModel[] = [
  [
    SHARED_TYPES.announcement,
    'Announcement',
    'A line above the header of every page, for some days.',
    announcement,
  ],
  [SHARED_TYPES.person, 'Person', 'People whom posts and the about page name.', person],
];
