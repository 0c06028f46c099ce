import { BLOCKS, type Block, type Document, INLINES, type Inline } from '@contentful/rich-text-types';
import { ARTICLES } from '#domain/entries/entry-kinds.ts';
import { TERM_PICTURES } from '#domain/entries/glossary.ts';
import { assetOf, isEmpty, words } from '#domain/entries/rich-text/document.ts';
import { sanitized } from '#domain/entries/rich-text/sanitized-document.ts';
import { lagosDate } from '#domain/shared/dates.ts';
import { destination } from '#domain/shared/links.ts';
import { slug } from '#domain/shared/slug.ts';
import { correctionRemarks } from '../../entries/corrections.ts';
import { nodesOf } from '../../entries/link-targets.ts';
import { bylineErrors } from '../../entries/posts.ts';
import { addressOf, entryPath, type SiteEntry } from '../../entries/site-entry.ts';
import type { ArticleFields, TermFields, ValidFields } from '../types/content-types.ts';
import { readLinks } from '../types/documents.ts';
import type { LinkContext } from './link-context.ts';

/** Parts of a text that show something of another entry or a file, and what editors call these. */
const LINKED: Record<string, string> = {
  [INLINES.ENTRY_HYPERLINK]: 'entry',
  [INLINES.EMBEDDED_ENTRY]: 'entry',
  [BLOCKS.EMBEDDED_ENTRY]: 'entry',
  [INLINES.ASSET_HYPERLINK]: 'asset',
  [BLOCKS.EMBEDDED_ASSET]: 'asset',
};

const ELSEWHERE = 'it is of another space, which the site does not read: link to its address, or remove it';

/** The remedy for a picture without words. */
export const noDescription = (title: string): string =>
  `describe the picture '${title}' in its asset: what it shows, for those who do not see it`;

/** Finds the parts of a text that are not shown as meant: links that lead nowhere, pictures without words. Each once. */
function textRemarks(document: Document): string[] {
  return [...new Set([...nodesOf(sanitized(document))].flatMap((node) => remarkOn(node) ?? []))];
}

function remarkOn(node: Block | Inline): string | undefined {
  const what = LINKED[node.nodeType];
  if (what && !node.data['target']) return lost(node, what);
  switch (node.nodeType) {
    case INLINES.HYPERLINK:
      return words(node).trim() === ''
        ? `content: a link to ${node.data['uri']} has no words: write them, or remove it`
        : unsafe(words(node), String(node.data['uri']));
    case INLINES.ENTRY_HYPERLINK:
    case INLINES.ASSET_HYPERLINK:
      return words(node).trim() === ''
        ? `content: a link to an ${what} has no words: write them, or remove it`
        : undefined;
    case INLINES.RESOURCE_HYPERLINK:
      return `link '${words(node)}': ${ELSEWHERE}`;
    case INLINES.EMBEDDED_RESOURCE:
    case BLOCKS.EMBEDDED_RESOURCE:
      return `content: an embedded entry: ${ELSEWHERE}`;
    case BLOCKS.LIST_ITEM:
      return isEmpty(node)
        ? 'content: a list has an item without words: write them, or remove it'
        : undefined;
    case BLOCKS.HEADING_1:
      return `heading '${words(node)}': begin with heading 2, the title is above it`;
    case BLOCKS.EMBEDDED_ASSET: {
      const asset = assetOf(node);
      return asset?.contentType.startsWith('image/') && !asset.alt ? noDescription(asset.title) : undefined;
    }
    default:
      return undefined;
  }
}

function lost(node: Block | Inline, what: string): string {
  const named = words(node);
  const remedy = 'is not published, or has an error: publish it, or remove it of the text';
  return named ? `link '${named}': its ${what} ${remedy}` : `content: an embedded ${what} ${remedy}`;
}

function unsafe(named: string, uri: string): string | undefined {
  if (destination(uri) !== 'unsafe') return undefined;
  return `link '${named}' to ${uri}: write /a-path, #a-heading, https://…, mailto:… or tel:…`;
}

/** The length of a title and of a description that search results and link previews show, in characters. */
export const META_TITLE = 65;
export const META_DESCRIPTION = 160;

const PDF = 'application/pdf';

/**
 * Finds the parts of an entry that are not shown as its editor meant them, apart from its picture.
 * @returns each with its field and the remedy
 */
export function remarksOn(read: ValidFields, made: SiteEntry, around: LinkContext): string[] {
  const { content } = made.entry;
  return [
    ...(read.kind === 'term' ? termRemarks(read.letter, read.fields) : articleRemarks(read, made, around)),
    ...(content ? textRemarks(content) : []),
  ];
}

function termRemarks(letter: string, { subject, picture }: TermFields): string[] {
  const first = slug(subject).charAt(0).toUpperCase();
  const isKnown = picture === undefined || TERM_PICTURES.some((known) => known === picture);
  return [
    ...(/[A-Z]/.test(first) && first !== letter
      ? [`subject: begins with '${first}': make it an entry of glossary${first}, and take this one out`]
      : []),
    ...(isKnown ? [] : [`picture: write ${TERM_PICTURES.join(', ')}, or nothing`]),
  ];
}

function articleRemarks(
  { kind, fields }: Exclude<ValidFields, { kind: 'term' }>,
  made: SiteEntry,
  around: LinkContext,
): string[] {
  return [
    ...dayRemarks(fields, around),
    ...metaRemarks(fields),
    ...(ARTICLES[kind].hasTopics && around.tags.length === 0
      ? ['tags: choose one that is public, or more']
      : []),
    ...(kind === 'post' ? postRemarks(fields, made, around) : []),
    ...(kind === 'guide' ? pdfRemarks(fields, around) : []),
  ];
}

function dayRemarks({ date, updated }: ArticleFields, { createdAt, updatedAt }: LinkContext): string[] {
  if (date === undefined) return ['date: choose one: the day on which the entry was made stands in for it'];
  if (updated === undefined) return [];
  if (lagosDate(updated) < lagosDate(date ?? createdAt))
    return ['updated: write a day after the date, or remove it'];
  return lagosDate(updated) > lagosDate(updatedAt)
    ? ['updated: write the day of a change that is made: this one was still to come when it was published']
    : [];
}

function metaRemarks({ metaTitle = '', metaDescription = '' }: ArticleFields): string[] {
  const cut = (field: string, text: string, most: number) =>
    text.length > most ? [`${field}: write at most ${most} characters: the rest is cut off`] : [];
  return [
    ...cut('metaTitle', metaTitle, META_TITLE),
    ...cut('metaDescription', metaDescription, META_DESCRIPTION),
  ];
}

function postRemarks(fields: ArticleFields, made: SiteEntry, { targetOf }: LinkContext): string[] {
  const { author, reviewer, checked, corrections, seriesName, seriesPart, related, date } = fields;
  const own = entryPath(addressOf(made));
  const lost = readLinks(related).flatMap((link) => {
    const target = targetOf(link);
    if (!target) return [`related: a post there is not published, or has an error: publish it, or remove it`];
    if (target.kind !== 'post') return [`related: '${target.title}' is no post: choose posts only`];
    return target.href === own ? ['related: choose other posts, not this one'] : [];
  });
  return [
    ...(date
      ? bylineErrors({ author, reviewer, checked: checked && lagosDate(checked), date: lagosDate(date) })
      : []),
    ...correctionRemarks(corrections, made.kind === 'post' ? made.entry.date : ''),
    ...(seriesName && !seriesPart
      ? ['seriesPart: write which part of the series this is, or remove seriesName']
      : []),
    ...(seriesPart && !seriesName ? ['seriesName: write the name of the series, or remove seriesPart'] : []),
    ...lost,
  ];
}

function pdfRemarks({ mediaPdf }: ArticleFields, { targetOf }: LinkContext): string[] {
  const target = mediaPdf && targetOf(mediaPdf);
  if (!mediaPdf) return [];
  if (target?.kind !== 'asset') return ['mediaPdf: publish the file there, or remove it'];
  return target.contentType === PDF
    ? []
    : [`mediaPdf: choose a PDF: '${target.title}' is ${target.contentType}`];
}
