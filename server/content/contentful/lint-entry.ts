import { ARTICLES } from '#domain/entries/entry-kinds.ts';
import { TERM_PICTURES } from '#domain/entries/glossary.ts';
import { lagosDate } from '#domain/shared/dates.ts';
import { slug } from '#domain/shared/slug.ts';
import { bylineFaults } from '../entries/bylines.ts';
import { addressOf, entryPath, type SiteEntry } from '../entries/site-entry.ts';
import type { ArticleFields, SoundFields, TermFields } from './content-types.ts';
import { readLinks } from './documents.ts';
import type { Surroundings } from './link-context.ts';
import { textRemarks } from './lint-text.ts';

/** The length of a title and of a description that search results and link previews show, in characters. */
export const META_TITLE = 65;
export const META_DESCRIPTION = 160;

const PDF = 'application/pdf';

/**
 * Finds the parts of an entry that are not shown as its editor meant them, apart from its picture.
 * @returns each with its field and the remedy
 */
export function remarksOn(read: SoundFields, made: SiteEntry, around: Surroundings): string[] {
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
  { kind, fields }: Exclude<SoundFields, { kind: 'term' }>,
  made: SiteEntry,
  around: Surroundings,
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

function dayRemarks({ date, updated }: ArticleFields, { createdAt, updatedAt }: Surroundings): string[] {
  if (date === undefined) return ['date: choose one: the day on which the entry was made stands in for it'];
  if (updated === undefined) return [];
  if (lagosDate(updated) < lagosDate(date ?? createdAt))
    return ['updated: write a day after the date, or take it out'];
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

function postRemarks(fields: ArticleFields, made: SiteEntry, { targetOf }: Surroundings): string[] {
  const { author, reviewer, checked, seriesName, seriesPart, related, date } = fields;
  const own = entryPath(addressOf(made));
  const lost = readLinks(related).flatMap((link) => {
    const target = targetOf(link);
    if (!target)
      return [`related: a post there is not published, or has a fault: publish it, or take it out`];
    if (target.kind !== 'post') return [`related: '${target.title}' is no post: choose posts only`];
    return target.href === own ? ['related: choose other posts, not this one'] : [];
  });
  return [
    ...(date
      ? bylineFaults({ author, reviewer, checked: checked && lagosDate(checked), date: lagosDate(date) })
      : []),
    ...(seriesName && !seriesPart
      ? ['seriesPart: write which part of the series this is, or take seriesName out']
      : []),
    ...(seriesPart && !seriesName
      ? ['seriesName: write the name of the series, or take seriesPart out']
      : []),
    ...lost,
  ];
}

function pdfRemarks({ mediaPdf }: ArticleFields, { targetOf }: Surroundings): string[] {
  const target = mediaPdf && targetOf(mediaPdf);
  if (!mediaPdf) return [];
  if (target?.kind !== 'asset') return ['mediaPdf: publish the file there, or take it out'];
  return target.contentType === PDF
    ? []
    : [`mediaPdf: choose a PDF: '${target.title}' is ${target.contentType}`];
}
