import type { ContentTypeField } from './format.ts';

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
