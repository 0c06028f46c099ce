import { ARTICLES } from '#domain/entries/entry-kinds.ts';
import { TERM_PICTURES, type Term, type TermPicture } from '#domain/entries/glossary.ts';
import type { EntryTarget } from '#domain/entries/rich-text/rich-text.ts';
import { photoError } from '#domain/media/photo-rules.ts';
import { COVERS, type Cover, focusSchema, type Picture } from '#domain/media/picture.ts';
import type { Meta } from '#domain/shared/copy.ts';
import { lagosDate, publicationInstant } from '#domain/shared/dates.ts';
import { changesOf } from '../../entries/corrections.ts';
import { entryPath, type SiteEntry } from '../../entries/site-entry.ts';
import { ARTICLE_TYPES, assetOf } from '../types/article-types.ts';
import type { ArticleFields, TermFields, ValidFields } from '../types/content-types.ts';
import { linksOf, type ResourceLink, readLinks, resolveDocument } from '../types/documents.ts';
import { asPhoto } from './assets.ts';
import { addressOf, type LinkContext } from './link-context.ts';
import { META_DESCRIPTION, META_TITLE, noDescription, remarksOn } from './lint.ts';

/** An asset with such an id stands for a drawing of the site, which is sharper and lighter than its picture. */
const DRAWING_ASSET = /^drawing-(?<name>.+)$/;
/** Stands in for a picture that is missing. */
const SPARE: Picture = { drawing: 'corridor' };

const NO_PICTURE = 'image: choose a picture; a drawing stands in for it';
const LOST_PICTURE =
  'image: publish a picture there: what is chosen is not published, or no picture; a drawing stands in for it';

/** The target that others show when they link to an entry. */
export function targetOf(valid: ValidFields): EntryTarget {
  const { subTitle } = valid.fields;
  const title = valid.kind === 'term' ? valid.fields.subject : valid.fields.title;
  const href = entryPath(addressOf(valid));
  return { kind: valid.kind, href, title, ...(subTitle && { subTitle }) };
}

/** Everything that the page of an entry shows of others. */
export function linkedFrom({ kind, fields }: ValidFields): ResourceLink[] {
  if (kind === 'term') return linksOf(fields.subjectContent);
  const { image, mediaPdf, content } = fields;
  return [
    ...[image, mediaPdf].filter((link) => link !== undefined),
    ...readLinks(fields.related),
    ...linksOf(content),
  ];
}

/** Makes the entry that the site shows. */
export function makeEntry(valid: ValidFields, around: LinkContext): SiteEntry {
  const made = entryOf(valid, around);
  if (around.remark) for (const says of remarksOn(valid, made, around)) around.remark(says);
  return made;
}

function entryOf(valid: ValidFields, around: LinkContext): SiteEntry {
  if (valid.kind === 'term') return { kind: 'term', entry: makeTerm(valid.letter, valid.fields, around) };
  const { kind, fields } = valid;
  const article = makeArticle(fields, around);
  const tags = ARTICLES[kind].hasTopics && { tags: around.tags };
  return { kind, entry: { ...article, ...tags, ...ARTICLE_TYPES[kind].read(fields, around) } } as SiteEntry;
}

function makeArticle(fields: ArticleFields, around: LinkContext) {
  const { slug, title, subTitle, content } = fields;
  const date = lagosDate(fields.date ?? around.createdAt);
  const appears = fields.date?.includes('T') && publicationInstant(fields.date).toISOString();
  const updated = lagosDate(fields.updated ?? around.updatedAt);
  return {
    slug,
    title,
    subTitle,
    date,
    ...(appears && { appears }),
    ...changesOf(updated > date ? updated : undefined, fields.corrections),
    image: pictureOf(fields, around),
    meta: metaOf(fields),
    ...unlinked(fields),
    ...(fields.formerly && { formerly: fields.formerly }),
    ...(content ? { content: resolveDocument(content, around.targetOf, around.siteUrl) } : {}),
  };
}

function makeTerm(letter: string, fields: TermFields, { targetOf, siteUrl }: LinkContext): Term {
  const { slug, subject, subTitle, otherName, asked, picture, subjectContent } = fields;
  return {
    letter,
    slug,
    subject,
    subTitle,
    ...(otherName && { otherName }),
    ...(asked && { asked }),
    ...(isTermPicture(picture) && { picture }),
    ...unlinked(fields),
    ...(fields.formerly && { formerly: fields.formerly }),
    ...(subjectContent ? { content: resolveDocument(subjectContent, targetOf, siteUrl) } : {}),
  };
}

/** Words of the glossary are linked unless an editor switches that off. */
function unlinked({ termLinks }: { termLinks?: boolean }): { termLinks?: false } {
  return termLinks === false ? { termLinks } : {};
}

function pictureOf({ image: link, imageFocus, imageCredit }: ArticleFields, around: LinkContext): Picture {
  const drawing = link && DRAWING_ASSET.exec(link.id)?.groups?.['name'];
  if (drawing && isCover(drawing)) return { drawing };
  const asset = link && assetOf(link, around);
  const photo = asset && asPhoto(asset);
  if (!photo) around.remark?.(link ? LOST_PICTURE : NO_PICTURE);
  if (!photo) return SPARE;
  if (!asset?.alt) around.remark?.(`image: ${noDescription(photo.alt)}`);
  const focus = focusSchema.optional().safeParse(imageFocus || undefined);
  for (const { message } of focus.error?.issues ?? []) around.remark?.(`imageFocus: ${message}`);
  const error = around.remark && photoError('cover', photo);
  if (error) around.remark?.(`image: ${error}; a drawing stands in for it`);
  if (error) return SPARE;
  return {
    ...photo,
    ...(imageCredit && { credit: imageCredit }),
    ...(focus.data && { focus: focus.data }),
  };
}

function isCover(name: string): name is Cover {
  return COVERS.some((cover) => cover === name);
}

function isTermPicture(name: string | undefined): name is TermPicture {
  return TERM_PICTURES.some((picture) => picture === name);
}

function metaOf({ title, subTitle, metaTitle, metaDescription }: ArticleFields): Meta {
  return {
    title: shorten(metaTitle ?? title, META_TITLE),
    description: shorten(metaDescription ?? (subTitle || title), META_DESCRIPTION),
  };
}

/** Cuts between words and says so. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}
