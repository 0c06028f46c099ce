import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import { ARTICLE_KINDS, ARTICLES } from '#domain/entries/entry-kinds.ts';
import { TERM_PICTURES } from '#domain/entries/glossary.ts';
import { creditSchema } from '#domain/media/photograph.ts';
import { metaSchema } from '#domain/shared/copy.ts';
import { articleFields } from '../../entries/articles.ts';
import { termSchema } from '../../entries/terms.ts';
import { ARTICLE_TYPES } from './article-types.ts';
import { SLUG_LENGTH, termType } from './content-types.ts';
import { type ContentTypeItem, type EditorInterfaceItem, link } from './format.ts';
import {
  asset,
  day,
  FOCUS,
  field,
  line,
  SHARED_MODELS,
  SLUG,
  sample,
  type TypeModel,
} from './shared-model.ts';

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
  { type: 'Symbol', required: true, validations: [{ unique: true }, SLUG, { size: { max: SLUG_LENGTH } }] },
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
    'Begin with Heading 2: the title is the first heading. A picture needs a description, which is read to those who do not see it.',
  );

const meta = [
  line(
    'metaTitle',
    'Title in search results',
    metaSchema.shape.title.optional(),
    'Empty means the title, cut where it is too long.',
  ),
  line(
    'metaDescription',
    'Description in search results',
    metaSchema.shape.description.optional(),
    'Empty means the subtitle.',
  ),
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

const updated = day('updated', 'Changed on', false, 'Empty means the day on which it was published last.');

const article = (types: string[]) => [
  line('title', 'Title', articleFields.title, 'The heading of the page, in lists and links.'),
  line('subTitle', 'Subtitle', articleFields.subTitle, 'One or two sentences below the title and in lists.'),
  slug,
  day(
    'date',
    'Date',
    true,
    'A day or time to come publishes it by itself then, by the clock of Lagos; publish the entry here at once.',
  ),
  asset(
    'image',
    'Picture',
    'image',
    { required: true },
    'A drawing of the site (its id begins with drawing-) or a photo of at least 1200 by 630 pixels. Its description says what it shows.',
  ),
  field(
    'imageFocus',
    'The main point of the picture',
    { type: 'Symbol', validations: [FOCUS] },
    'singleLine',
    'How far it is from the left and from the top, such as 60% 30%, so that no cut loses it. Empty means the middle.',
  ),
  line('imageCredit', 'Who took the picture', creditSchema.optional()),
  text('content', types),
  ...meta,
  termLinks,
  updated,
  formerly,
  sample,
];

const term = (types: string[]) => [
  line('subject', 'Subject', termSchema.shape.subject, 'The term, as the trade writes it.'),
  line(
    'subTitle',
    'Subtitle',
    termSchema.shape.subTitle,
    'What it is, in one sentence: search results show it.',
  ),
  line('otherName', 'Other name: what the letters stand for, or the letters', termSchema.shape.otherName),
  line('asked', 'What is asked about it, in titles of search results', termSchema.shape.asked),
  slug,
  text('subjectContent', types),
  field('picture', 'Drawing', { type: 'Symbol', validations: [{ in: [...TERM_PICTURES] }] }, 'dropdown'),
  termLinks,
  formerly,
];

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
      const { name, description, fields } = ARTICLE_TYPES[kind];
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

/** Stands for all types of the glossary, whose fields are the same. */
const TERM = 'glossaryA';
const FIELD = /^(?<id>\w+): /;

let known: Map<string, Map<string, string>> | undefined;

/** Says of an error that begins with the id of a field what editors call that field, where its id does not tell. */
export function withFieldName(error: string, contentType = ''): string {
  known ??= namesOfModel();
  const { id = '' } = FIELD.exec(error)?.groups ?? {};
  const name = known.get(contentType.replace(/^glossary[A-Z]$/, TERM))?.get(id);
  if (!name || name.toLowerCase() === id.toLowerCase()) return error;
  return `${id} ('${name}')${error.slice(id.length)}`;
}

function namesOfModel(): Map<string, Map<string, string>> {
  const { contentTypes } = contentModel({ pages: { glossary: { letters: ['A'] } } });
  const short = (name: string) => name.split(/[:,]/)[0] ?? name;
  return new Map(
    contentTypes.map(({ sys, fields }) => [sys.id, new Map(fields.map(({ id, name }) => [id, short(name)]))]),
  );
}
