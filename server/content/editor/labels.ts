import type { EntryKind } from '#domain/entries/entry-kinds.ts';
import type { SCHEMAS } from '../entries/posts.ts';

/** The words for a field of a form. */
export interface FieldWords {
  label: string;
  hint?: string;
}

type FieldName = { [Kind in EntryKind]: keyof (typeof SCHEMAS)[Kind]['shape'] }[EntryKind];

/** The fields of entries: one without words is a compile error. */
const FIELDS: Record<FieldName, FieldWords> = {
  title: { label: 'Title' },
  subTitle: {
    label: 'Summary',
    hint: 'One or two sentences below the title, in lists and in search results',
  },
  date: { label: 'Publication day', hint: 'A day to come publishes the entry by itself on that day' },
  updated: { label: 'Last updated', hint: 'The day of the last change of the facts, where there was one' },
  cover: { label: 'Cover', hint: 'A picture, or one of our drawings' },
  meta: { label: 'For search engines' },
  termLinks: {
    label: 'Link glossary terms',
    hint: 'On: words of the glossary become links to their terms',
  },
  formerly: {
    label: 'Earlier addresses',
    hint: 'Last part of each address that this entry had before. They lead here',
  },
  draft: { label: 'Draft', hint: 'On: it is checked and saved, but visitors do not see it' },
  sample: { label: 'Sample', hint: 'On: this is an invented example, which the launch check lists' },
  author: { label: 'Author', hint: 'Leave empty for articles by the company' },
  reviewer: { label: 'Reviewed by', hint: 'Somebody other than the author' },
  checked: { label: 'Facts checked on', hint: 'The day of the last check of the facts' },
  pinned: { label: 'Pinned', hint: 'On: it is listed before newer posts' },
  series: { label: 'Series', hint: 'The series that the post belongs to, and its place in it' },
  related: { label: 'Related posts', hint: 'Shown below the post in place of our own choice' },
  tags: { label: 'Topics' },
  client: { label: 'Client' },
  subject: { label: 'Term' },
  otherName: { label: 'Other name', hint: 'The name in full, or another one for it' },
  asked: {
    label: 'As it is searched for',
    hint: 'The words that people type, where they differ from the term',
  },
  picture: { label: 'Drawing' },
};

/** The fields within others, and those that only a form has. */
const PARTS: Record<string, FieldWords> = {
  drawing: { label: 'Drawing', hint: 'Used where there is no picture' },
  file: { label: 'Picture', hint: 'JPEG, PNG, WebP or AVIF. It takes the place of the drawing' },
  alt: { label: 'What the picture shows', hint: 'Read aloud to people who cannot see it' },
  credit: { label: 'Photographer' },
  focus: {
    label: 'Most important point',
    hint: 'From the left and from the top, as in 30% 60%. It stays visible when the picture is cut',
  },
  description: { label: 'Description', hint: 'The text below the title in search results' },
  name: { label: 'Name' },
  id: { label: 'Short name', hint: 'Small letters, digits and hyphens; it is not shown' },
  question: { label: 'Question' },
  answer: { label: 'Answer' },
  handle: { label: 'Role and company' },
  review: { label: 'Review' },
  initials: { label: 'Initials', hint: 'Shown where there is no photograph' },
  photo: { label: 'Photograph' },
  role: { label: 'Role' },
  about: { label: 'About', hint: 'About this person, for readers of the posts' },
  content: { label: 'Description' },
  length: { label: 'Length', hint: 'Minutes and seconds, as in 2:05' },
  captions: { label: 'Has captions' },
  published: { label: 'Published on' },
  url: { label: 'Address on YouTube', hint: 'The watch address, with v=' },
  text: { label: 'Text' },
  link: { label: 'Link' },
  label: { label: 'Words of the link' },
  path: { label: 'Address', hint: 'A page of this site, as in /price' },
  from: { label: 'From', hint: 'The first day on which it is shown. Empty: at once' },
  until: { label: 'Until', hint: 'The last day on which it is shown' },
  part: { label: 'Part', hint: 'Number of this post in the series' },
  time: { label: 'Time of publication', hint: 'On that day, by the clock in Lagos. Empty: from midnight' },
  newTopic: { label: 'New topic', hint: 'Only where none of the topics fits' },
  body: {
    label: 'Text',
    hint: 'Markdown: **bold**, *italic*, ## Heading, - list, [words](address)',
  },
};

/** The words of a field; `metaTitle`-like names that no list has are written out. */
export function wordsOf(name: string): FieldWords {
  return ({ ...PARTS, ...FIELDS } as Record<string, FieldWords>)[name] ?? { label: spelledOut(name) };
}

/** `subTitle` as `Sub title`, `port-operations` as `Port operations`. */
export function spelledOut(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
