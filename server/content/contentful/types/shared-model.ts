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

/** One line of text, of so many characters. */
export const line = (id: string, name: string, min: number, max: number, required = true) =>
  field(id, name, { type: 'Symbol', required, validations: [length(min, max)] }, 'singleLine');

/** A file of one kind. */
export const image = (id: string, name: string, group: 'image' | 'pdfdocument', helpText: string) =>
  field(
    id,
    name,
    { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: [group] }] },
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
  regexp: { pattern: '^[a-z]+(-[a-z]+)*$', flags: null },
  message: 'Write small letters and hyphens, like ada-obi',
};

const PATH = {
  regexp: { pattern: '^(/[a-z0-9\\-/]*)?(#[a-z_]+)?$', flags: null },
  message: 'Write a path of this site, like /products/haulage',
};

const announcement = [
  line('text', 'Text', 10, 90),
  line('linkLabel', 'Words of the link', 4, 32),
  field(
    'linkPath',
    'Where the link leads',
    { type: 'Symbol', required: true, validations: [PATH] },
    'singleLine',
  ),
  field('from', 'First day', { type: 'Date' }, 'datePicker', 'Empty means at once.'),
  field('until', 'Last day', { type: 'Date', required: true }, 'datePicker'),
];

const person = [
  line('name', 'Name', 2, 60),
  field(
    'slug',
    'Address',
    { type: 'Symbol', required: true, validations: [{ unique: true }, PERSON_SLUG] },
    'slugEditor',
    'Posts name their author and reviewer by it.',
  ),
  line('role', 'Role', 2, 40),
  image(
    'photo',
    'Photograph',
    'image',
    'At least 640 pixels wide and high, nearly square. Its description says what it shows.',
  ),
  field(
    'photoFocus',
    'The main point of the photograph',
    { type: 'Symbol', validations: [FOCUS] },
    'singleLine',
    'How far it is from the left and from the top, such as 50% 30%.',
  ),
  line('photoCredit', 'Who took the photograph', 2, 60, false),
  field(
    'about',
    'About',
    { type: 'Text', validations: [{ size: { min: 20, max: 600 }, message: 'Write 20 to 600 characters' }] },
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
