import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import { MOST_PINNED, RELATED_COUNT } from '#domain/blog.ts';
import { ARTICLE_KINDS, ARTICLES, type ArticleKind } from '#domain/entry-kinds.ts';
import { TERM_PICTURES } from '#domain/glossary.ts';
import { SUBTITLE } from '../terms.ts';
import { type ContentTypeItem, type EditorInterfaceItem, link } from './format.ts';
import { FOCUS, field, image, line, type ModelField, SLUG, sample, type TypeModel } from './model-fields.ts';
import { PERSON_SLUG, SHARED_MODELS } from './shared-model.ts';

/** The content type of the terms of a letter. */
export const termType = (letter: string) => `glossary${letter}`;

/** The nodes that the site can show; a first heading is the title of the page already. */
const NODES = [
  BLOCKS.HEADING_2,
  BLOCKS.HEADING_3,
  BLOCKS.HEADING_4,
  BLOCKS.HEADING_5,
  BLOCKS.HEADING_6,
  BLOCKS.OL_LIST,
  BLOCKS.UL_LIST,
  BLOCKS.HR,
  BLOCKS.QUOTE,
  BLOCKS.TABLE,
  BLOCKS.EMBEDDED_ENTRY,
  BLOCKS.EMBEDDED_ASSET,
  INLINES.HYPERLINK,
  INLINES.ENTRY_HYPERLINK,
  INLINES.ASSET_HYPERLINK,
  INLINES.EMBEDDED_ENTRY,
];

const slug = field(
  'slug',
  'Address',
  { type: 'Symbol', required: true, validations: [{ unique: true }, SLUG] },
  'slugEditor',
  'The last part of the page’s address. It must not change once others link to it.',
);

const text = (id: string, types: string[]) =>
  field(
    id,
    'Text',
    {
      type: 'RichText',
      validations: [
        { enabledMarks: Object.values(MARKS) },
        { enabledNodeTypes: NODES },
        {
          nodes: Object.fromEntries(
            [BLOCKS.EMBEDDED_ENTRY, INLINES.EMBEDDED_ENTRY, INLINES.ENTRY_HYPERLINK].map((node) => [
              node,
              [{ linkContentType: types }],
            ]),
          ),
        },
      ],
    },
    'richTextEditor',
  );

const meta = [
  line('metaTitle', 'Title in search results', 10, 65, false),
  line('metaDescription', 'Description in search results', 50, 160, false),
];

const termLinks = field(
  'termLinks',
  'Link words of the glossary',
  { type: 'Boolean' },
  'boolean',
  'No keeps them without links in this text; empty means yes.',
);

const formerly = field(
  'formerly',
  'Old addresses',
  { type: 'Array', items: { type: 'Symbol', validations: [SLUG] } },
  'tagEditor',
  'The last parts of addresses that this page had before; they lead here.',
);

const updated = field(
  'updated',
  'Changed on',
  { type: 'Date' },
  'datePicker',
  'Empty means the day on which it was published last.',
);

const article = (types: string[]) => [
  line('title', 'Title', 5, 90),
  line('subTitle', 'Subtitle', 20, 160),
  slug,
  field('date', 'Date', { type: 'Date', required: true }, 'datePicker'),
  image(
    'image',
    'Picture',
    'image',
    'A drawing of the site (its id begins with drawing-) or a photo of at least 1200 by 630 pixels. Its description says what it shows.',
  ),
  field(
    'imageFocus',
    'What matters in the picture',
    { type: 'Symbol', validations: [FOCUS] },
    'singleLine',
    'How far it is from the left and from the top, such as 60% 30%, so that no cut loses it. Empty means the middle.',
  ),
  line('imageCredit', 'Who took the picture', 2, 60, false),
  text('content', types),
  ...meta,
  termLinks,
  updated,
  formerly,
  sample,
];

const person = (id: string, name: string, helpText: string) =>
  field(id, name, { type: 'Symbol', validations: [PERSON_SLUG] }, 'singleLine', helpText);

const byline = [
  person(
    'author',
    'Author',
    'The address of a person, such as ada-obi. Empty where the desk answers for the post.',
  ),
  person('reviewer', 'Reviewer', 'The same of who held the facts against their sources: not the author.'),
  field('checked', 'Facts checked on', { type: 'Date' }, 'datePicker'),
];

const place = [
  field(
    'pinned',
    'First in the list',
    { type: 'Boolean' },
    'boolean',
    `At most ${MOST_PINNED} posts; of more, the newest count.`,
  ),
  line('seriesName', 'Series', 3, 60, false),
  field(
    'seriesPart',
    'Part of the series',
    { type: 'Integer', validations: [{ range: { min: 1, max: 50 } }] },
    'numberEditor',
    'Posts of the same series lead to each other in this order.',
  ),
  field(
    'related',
    'Read next',
    {
      type: 'Array',
      items: {
        type: 'Link',
        linkType: 'Entry',
        validations: [{ linkContentType: [ARTICLES.post.contentType] }],
      },
      validations: [{ size: { max: RELATED_COUNT } }],
    },
    'entryLinksEditor',
    'Posts that stand first below this one.',
  ),
];

const term = (types: string[]) => [
  line('subject', 'Subject', 2, 48),
  line('subTitle', 'Subtitle', SUBTITLE.least, SUBTITLE.most),
  line('otherName', 'Other name: what the letters stand for, or the letters', 2, 70, false),
  line('asked', 'What is asked about it, in titles of search results', 5, 40, false),
  slug,
  text('subjectContent', types),
  field('picture', 'Drawing', { type: 'Symbol', validations: [{ in: [...TERM_PICTURES] }] }, 'dropdown'),
  termLinks,
  formerly,
];

/** The content types of articles, with the fields that not all of them have. */
const ARTICLE_MODELS: Record<ArticleKind, { name: string; description: string; fields: ModelField[] }> = {
  post: {
    name: 'Blog post',
    description: 'An article of the blog; tags are the topics.',
    fields: [...byline, ...place],
  },
  guide: {
    name: 'E-guide',
    description: 'A guide with the page that offers it.',
    fields: [image('mediaPdf', 'PDF', 'pdfdocument', 'Sent to whoever fills in the form of the guide.')],
  },
  caseStudy: {
    name: 'Case study',
    description: 'What was done for a customer, who agreed to be named.',
    fields: [line('client', 'Customer', 2, 60, false)],
  },
};

interface Model {
  contentTypes: ContentTypeItem[];
  editorInterfaces: EditorInterfaceItem[];
}

/** The part of the pages' copy that the content model takes: each letter of the glossary is a type. */
export interface ModelCopy {
  pages: { glossary: { letters: string[] } };
}

/** The content types of the site and how editors fill them. */
export function contentModel({ pages: { glossary } }: ModelCopy): Model {
  const { letters } = glossary;
  const types = [...Object.values(ARTICLES).map(({ contentType }) => contentType), ...letters.map(termType)];
  const models: TypeModel[] = [
    ...ARTICLE_KINDS.map((kind): TypeModel => {
      const { name, description, fields } = ARTICLE_MODELS[kind];
      return [ARTICLES[kind].contentType, name, description, [...article(types), ...fields]];
    }),
    ...letters.map(
      (letter): TypeModel => [
        termType(letter),
        `Glossary ${letter}`,
        `Terms of the glossary under ${letter}.`,
        term(types),
      ],
    ),
    ...SHARED_MODELS,
  ];
  return {
    contentTypes: models.map(([id, name, description, fields]) => ({
      sys: { id, type: 'ContentType', publishedVersion: 1 },
      name,
      description,
      displayField: fields[0]?.field.id ?? '',
      fields: fields.map((each) => each.field),
    })),
    editorInterfaces: models.map(([id, , , fields]) => ({
      sys: { id: 'default', type: 'EditorInterface', contentType: link('ContentType', id) },
      controls: fields.map(({ field: { id: fieldId }, widgetId, helpText }) => ({
        fieldId,
        widgetId,
        widgetNamespace: 'builtin',
        ...(helpText && { settings: { helpText } }),
      })),
    })),
  };
}
