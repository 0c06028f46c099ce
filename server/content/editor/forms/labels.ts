import type { EntryKind } from '#domain/entries/entry-kinds.ts';
import { TRUCK_SIZES } from '#domain/price/trucks/trucks.ts';
import type { SCHEMAS } from '../../entries/posts.ts';

/** The words for a field of a form. */
export interface FieldWords {
  label: string;
  /** Of a list: one of its entries, for the button that adds one. */
  one?: string;
  hint?: string;
}

type FieldName = { [Kind in EntryKind]: keyof (typeof SCHEMAS)[Kind]['shape'] }[EntryKind];

/** The fields of entries: one without words is a compile error. */
const ENTRY_FIELDS: Record<FieldName, FieldWords> = {
  title: { label: 'Title', hint: 'The heading of the page, in lists and links' },
  subTitle: {
    label: 'Summary',
    hint: 'One or two sentences below the title, in lists and in search results',
  },
  date: {
    label: 'Publication day',
    hint: 'Choose a future day to publish the entry automatically on that day',
  },
  updated: { label: 'Last updated', hint: 'The day of the last change of the facts, where there was one' },
  corrections: {
    label: 'Corrections',
    one: 'correction',
    hint: 'Shown below the text, newest first. The day of the newest is shown as the day of the last change',
  },
  cover: { label: 'Cover', hint: 'One of our drawings or a picture: one of both is needed' },
  meta: { label: 'For search engines' },
  termLinks: {
    label: 'Link glossary terms',
    hint: 'On: words of the glossary become links to their terms',
  },
  formerly: {
    label: 'Earlier addresses',
    one: 'earlier address',
    hint: 'Last part of each address that this entry had before. They lead here',
  },
  draft: { label: 'Draft', hint: 'On: it is checked and saved, but visitors do not see it' },
  sample: { label: 'Sample', hint: 'On: this is an invented example, which the launch check lists' },
  author: { label: 'Author', hint: 'Leave empty for articles by the company' },
  reviewer: { label: 'Reviewed by', hint: 'Somebody other than the author' },
  checked: { label: 'Facts checked on', hint: 'The day of the last check of the facts' },
  pinned: {
    label: 'Pinned',
    hint: 'On: it is listed before newer posts. The list shows it once it is published',
  },
  series: { label: 'Series', hint: 'The series that the post belongs to, and its place in it' },
  related: { label: 'Related posts', hint: 'Shown below the post. Empty: the site chooses' },
  tags: { label: 'Topics', hint: 'Leave this empty only where you write a new topic below' },
  client: { label: 'Client', hint: 'The customer by name, only with their consent' },
  subject: { label: 'Term', hint: 'The term, as the trade writes it' },
  otherName: { label: 'Other name', hint: 'The name in full, or another one for it' },
  asked: {
    label: 'As it is searched for',
    hint: 'The words that people type, where they differ from the term',
  },
  picture: {
    label: 'Drawing',
    hint: 'On a card below the terms of its letter: the first term with a drawing has it',
  },
};

/** Names that do not say by themselves what they are. What is to be written there, the schema of the field describes. */
const LABELS: Record<string, string> = {
  meta: 'For search engines',
  subTitle: 'Summary',
  formerly: 'Earlier addresses',
  file: 'Picture',
  alt: 'What the picture shows',
  credit: 'Photographer',
  focus: 'Most important point',
  id: 'Short name',
  handle: 'Role and company',
  photo: 'Photograph',
  captions: 'Has captions',
  published: 'Published on',
  url: 'Web address',
  path: 'Address',
  lead: 'Introduction',
  leadWithout: 'Introduction without a reference',
  hero: 'First screen',
  opening: 'First screen',
  reading: 'Further reading',
  one: 'For one',
  many: 'For several',
  ask: 'Button',
  asking: 'While loading',
  unreached: 'Without a connection',
  noLine: 'Without a connection',
  copies: 'Line beside the heading',
  trap: 'Field for robots',
  needed: 'Required fields',
  unkept: 'Neither sent nor kept',
  toDesk: 'To our team',
  optIn: 'Newsletter: confirm the address',
  welcome: 'Newsletter: welcome',
  call_time: 'When to call',
  meters: 'Charges by the day',
  much: 'Too much',
  far: 'Too far ahead',
  past: 'In the past',
  tank_km: 'Kilometres on a tank',
  litre: 'Price of a litre',
  tyres_km: 'Kilometres on a set of tyres',
  service_km: 'Kilometres between services',
  trip_km: 'Kilometres of the trip',
  trip_days: 'Days of the trip',
  perKm: 'Cost of a kilometre',
  perDay: 'Cost of a day',
  perMetre: 'Cost of a square metre',
  running: 'Running costs',
  standing: 'Standing costs',
  keeps: 'Profit',
  keepsPerDay: 'Profit for each day',
  eguide: 'E-guide',
  legal: 'Legal links',
  news: 'Newsletter',
  social: 'Social networks',
  container20: 'Containers of 20 feet',
  container40: 'Containers of 40 feet',
  fod: 'Freight on delivery',
  t: 'Tonnes',
  kg: 'Kilograms',
  km: 'Kilometres',
  ...Object.fromEntries(TRUCK_SIZES.map((size) => [size, `${size} tonnes`])),
};

/** One entry of a list, for the button that adds one, by the name of the list. */
const ONES: Record<string, string> = {
  ahead: 'stop',
  asked: 'ending',
  checks: 'check',
  clauses: 'clause',
  countries: 'country',
  covers: 'cover',
  distances: 'source',
  driven: 'stop',
  facts: 'point',
  goods: 'point',
  items: 'entry',
  legal: 'link',
  legs: 'bar',
  letters: 'letter',
  lines: 'line',
  links: 'link',
  menus: 'menu',
  months: 'month',
  next: 'step',
  notes: 'point',
  open: 'question',
  papers: 'paper',
  paragraphs: 'paragraph',
  parts: 'part',
  people: 'person',
  perils: 'cause',
  photos: 'photograph',
  places: 'place',
  products: 'product',
  questions: 'question',
  read: 'source',
  reading: 'post or guide',
  related: 'post',
  reports: 'source',
  roads: 'place',
  rows: 'row',
  rules: 'rule',
  social: 'profile',
  sources: 'source',
  steps: 'step',
  stops: 'stop',
  tags: 'topic',
  terms: 'term',
  trades: 'person',
  words: 'word',
};

/** Labels of lists whose names are no plural: the head of a list counts it, as in "2 next steps". */
const LISTS: Record<string, string> = {
  ahead: 'Stops ahead',
  asked: 'Endings of questions',
  board: 'Lines of the board',
  driven: 'Stops passed',
  heading: 'Lines of the heading',
  next: 'Next steps',
  open: 'Open questions',
  read: 'Sources',
};

/** Words that are written in another way than small. */
const SPELLINGS: Record<string, string> = {
  faq: 'FAQ',
  lagos: 'Lagos',
  pdf: 'PDF',
  vat: 'VAT',
  whatsapp: 'WhatsApp',
};

/** A mark that has the same meaning wherever it is. */
const SAMPLE = ENTRY_FIELDS.sample;

/** The words of a field of an entry. */
export function wordsOfEntry(name: string): FieldWords {
  return (ENTRY_FIELDS as Record<string, FieldWords>)[name] ?? wordsOf(name);
}

/** The words of any other field, which are labels alone: a name that two forms share has one hint in neither. */
export function wordsOf(name: string): FieldWords {
  if (name === 'sample') return SAMPLE;
  const one = ONES[name];
  return { label: labelOf(name), ...(one && { one }) };
}

/** The label of a list. */
export const labelOfList = (name: string): string | undefined => LISTS[name];

/** The fields that a form has and no file. */
export const FORM_FIELDS = {
  drawing: { label: 'Drawing', hint: 'Leave this empty only where you choose a picture below' },
  time: { label: 'Time of publication', hint: 'On that day, by the clock in Lagos. Empty: from midnight' },
  newTopic: { label: 'New topic', hint: 'Only where none of the topics fits' },
  body: {
    label: 'Text',
    hint: 'The buttons write Markdown, which you can type, too: **bold**, *italic*, ## Heading, - list, [words](/price) for a link. What you paste from Word, Google Docs or a page keeps its form',
  },
} satisfies Record<string, FieldWords>;

/** What is chosen, in words. */
export const labelOf = (value: string | number): string => LABELS[value] ?? spelledOut(String(value));

/** `subTitle` as `Sub title`, `port-operations` as `Port operations`, `trip_km` as `Trip km`. */
export function spelledOut(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])|([a-z])(?=\d)/g, '$1$3 $2')
    .split(/[\s_-]+/)
    .map((word) => SPELLINGS[word.toLowerCase()] ?? word.toLowerCase())
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
