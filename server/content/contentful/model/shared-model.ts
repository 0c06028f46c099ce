import { SHARED_TYPES } from '../shared-types.ts';
import { FOCUS, field, image, line, sample, type TypeModel } from './model-fields.ts';

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
    'By it posts name their author and reviewer.',
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
    'What matters in the photograph',
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
    'What readers of the posts should know.',
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
  [SHARED_TYPES.person, 'Person', 'Whom posts and the about page name.', person],
];
