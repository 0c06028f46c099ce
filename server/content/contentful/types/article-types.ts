import { createHash } from 'node:crypto';
import { MOST_PINNED, postPath, RELATED_COUNT } from '#domain/entries/blog.ts';
import {
  ARTICLES,
  type ArticleKind,
  type EntryKind,
  type EntryOf,
  KINDS,
} from '#domain/entries/entry-kinds.ts';
import type { AssetTarget, RichTextTarget } from '#domain/entries/rich-text/rich-text.ts';
import { lagosDate } from '#domain/shared/dates.ts';
import { caseStudySchema } from '../../entries/guides.ts';
import { bylineOf, placeOf, seriesSchema } from '../../entries/posts.ts';
import type { ArticleFields } from './content-types.ts';
import { correctionsModel, correctionsText } from './corrections-text.ts';
import { type ResourceLink, readLinks } from './documents.ts';
import { link } from './format.ts';
import { asset, day, field, line, type ModelField, PERSON_SLUG } from './shared-model.ts';

/** Longest id that the content service takes. */
const LONGEST = 64;
const FINGERPRINT_LENGTH = 10;

/** The id of an entry, the same in every export, so that an import changes what an earlier one made. */
export function entryId(kind: EntryKind, letter: string, slug: string): string {
  return idOf([KINDS[kind].id, letter.toLowerCase(), slug].filter(Boolean).join('-'));
}

/** A name as an id; a longer one is cut and made unique by a fingerprint. */
export function idOf(name: string): string {
  if (name.length <= LONGEST) return name;
  const print = createHash('sha256').update(name).digest('hex').slice(0, FINGERPRINT_LENGTH);
  return `${name.slice(0, LONGEST - FINGERPRINT_LENGTH - 1)}-${print}`;
}

/** Finds what a link leads to; nothing when it is unpublished, invalid or unknown. */
export interface Targets {
  targetOf(link: ResourceLink): RichTextTarget | undefined;
}

/** The parts of an article that not all kinds have, but for topics, which the service keeps beside the fields, and corrections, which are changes. */
type OwnParts<Entry> = Omit<Entry, keyof EntryOf[ArticleKind] | 'tags' | 'corrections'>;

/** Collects the assets that entries are written with. */
interface PdfAssets {
  /** @returns the id of the asset of a guide's PDF */
  pdf(file: string, title: string): string;
}

/** The content type of a kind of articles: its fields besides those that all have, and how they are read and written. */
interface ArticleType<Entry> {
  /** For editors. */
  name: string;
  description: string;
  fields: ModelField[];
  write(entry: Entry, assets: PdfAssets): object;
  read(fields: ArticleFields, targets: Targets): OwnParts<Entry>;
}

const person = (id: string, name: string, helpText: string) =>
  field(id, name, { type: 'Symbol', validations: [PERSON_SLUG] }, 'singleLine', helpText);

const byline = [
  person(
    'author',
    'Author',
    'The address of a person, such as ada-obi. Empty where the desk answers for the post.',
  ),
  person('reviewer', 'Reviewer', 'The person who checked the facts against their sources; not the author.'),
  day('checked', 'Facts checked on', false, 'The day of the last check of the facts.'),
];

const PART = seriesSchema.shape.part;

const place = [
  field(
    'pinned',
    'First in the list',
    { type: 'Boolean' },
    'boolean',
    `At most ${MOST_PINNED} posts; of more, the newest count.`,
  ),
  line('seriesName', 'Series', seriesSchema.shape.name.optional(), 'The same words in each of its posts.'),
  field(
    'seriesPart',
    'Part of the series',
    { type: 'Integer', validations: [{ range: { min: PART.minValue, max: PART.maxValue } }] },
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

/** The content types of all kinds of articles. */
export const ARTICLE_TYPES: { [Kind in ArticleKind]: ArticleType<EntryOf[Kind]> } = {
  post: {
    name: 'Blog post',
    description: 'An article of the blog; tags are the topics.',
    fields: [correctionsModel, ...byline, ...place],
    write: ({ corrections, byline: persons, pinned, series, related }) => ({
      corrections: correctionsText(corrections),
      ...persons,
      pinned,
      seriesName: series?.name,
      seriesPart: series?.part,
      related: related?.map((slug) => link('Entry', entryId('post', '', slug))),
    }),
    read: (fields, targets) => ({
      byline: bylineOf({ ...fields, checked: fields.checked && lagosDate(fields.checked) }),
      ...placeIn(fields, targets),
    }),
  },
  guide: {
    name: 'E-guide',
    description: 'A guide with the page that offers it.',
    fields: [
      asset('mediaPdf', 'PDF', 'pdfdocument', {}, 'Sent to anyone who fills in the form of the guide.'),
    ],
    write: ({ pdf, title }, assets) =>
      pdf && 'file' in pdf ? { mediaPdf: link('Asset', assets.pdf(pdf.file, title)) } : {},
    read({ mediaPdf }, targets) {
      const asset = mediaPdf && assetOf(mediaPdf, targets);
      return asset ? { pdf: { url: asset.url } } : {};
    },
  },
  caseStudy: {
    name: 'Case study',
    description: 'What was done for a customer, who agreed to be named.',
    fields: [line('client', 'Customer', caseStudySchema.shape.client, 'Only with their consent.')],
    write: ({ client }) => ({ client }),
    read: ({ client }) => ({ ...(client && { client }) }),
  },
};

/** Where a post is among others; a series has both a name and a number, and what is related is a post. */
function placeIn(fields: ArticleFields, { targetOf }: Targets): ReturnType<typeof placeOf> {
  const { pinned, seriesName: name, seriesPart: part } = fields;
  const related = readLinks(fields.related).flatMap((link) => {
    const target = targetOf(link);
    return target?.kind === 'post' ? [target.href.slice(postPath('').length)] : [];
  });
  return placeOf({ pinned, series: name && part ? { name, part } : undefined, related });
}

/** The file that a link leads to. */
export function assetOf(link: ResourceLink, { targetOf }: Targets): AssetTarget | undefined {
  const target = targetOf(link);
  return target?.kind === 'asset' ? target : undefined;
}
