import {
  type Block,
  type Document,
  helpers,
  INLINES,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
import { z } from 'zod';
import type { CaseStudy } from '#domain/entries/entry-kinds.ts';
import { guidePdfSchema, type PdfText, type Source } from '#domain/entries/guide-pdf.ts';
import { type Guide, guideFileName } from '#domain/entries/guides.ts';
import type { Files } from '../formats/errors.ts';
import { readEntry } from '../formats/front-matter.ts';
import {
  articleFields,
  type HowToRead,
  publicationOf,
  readArticles,
  type TagNames,
  tagNamesSchema,
} from './articles.ts';

const TEXT_FILE = /^guides\/(?<slug>[^/.]+)\.pdf\.md$/;

/** The file that holds the text of a guide's PDF. */
export const textFile = (slug: string) => `guides/${slug}.pdf.md`;

/**
 * Makes the texts of the guides' PDFs from `guides/*.pdf.md`. Every link of a text must be among its sources, which are
 * printed with their dates, and every source must be linked from the text.
 * @returns the texts by the slug of their guide, which another source may hold
 * @param problems takes a line for every error, with file, field or line, and remedy
 */
export async function parseGuideTexts(files: Files, problems: string[]): Promise<Map<string, PdfText>> {
  const texts = new Map<string, PdfText>();
  for (const [file, text] of files) {
    const { slug } = TEXT_FILE.exec(file)?.groups ?? {};
    if (slug === undefined) continue;
    const report = (problem: string) => problems.push(`${file}: ${problem}`);
    const entry = await readEntry(text, guidePdfSchema, report);
    if (!entry) continue;
    const { fields, content } = entry;
    if (!content) {
      report('write the text below the fields');
      continue;
    }
    checkSources(content, fields.sources, report);
    texts.set(slug, { ...fields, content });
  }
  return texts;
}

function checkSources(content: Document, sources: Source[], report: (problem: string) => void): void {
  const linked = addresses(content);
  const listed = sources.map(({ url }) => url);
  for (const url of new Set(linked))
    if (!listed.includes(url)) report(`sources: add ${url}, which the text links to, with name and date`);
  for (const url of listed)
    if (!linked.includes(url)) report(`sources: link ${url} in the text, or remove it`);
}

function addresses(node: Document | Block | Inline | Text): string[] {
  if (helpers.isText(node)) return [];
  const below = node.content.flatMap(addresses);
  return node.nodeType === INLINES.HYPERLINK ? [String(node.data['uri']), ...below] : below;
}

/** The head of `content/guides/*.md`. */
export const guideSchema = z.strictObject({ ...articleFields, tags: tagNamesSchema });

/**
 * Makes the e-guides, newest first, from `guides/*.md`; the file name is the slug. The build makes a PDF of
 * that name where there is a text for it.
 * @param names of the tags so far, which guides add theirs to
 * @param problems takes a line for every error, with file, field or line, and remedy
 */
export async function parseGuides(
  files: Files,
  names: TagNames,
  problems: string[],
  how?: HowToRead,
): Promise<Guide[]> {
  const articles = await readArticles(files, 'guide', guideSchema, problems, how);
  return articles.map(({ slug, fields, report, ...body }) => {
    const { title, subTitle, date, cover, meta, tags, updated, termLinks, formerly } = fields;
    const pdf = files.has(textFile(slug)) && { pdf: { file: guideFileName(slug, 'pdf') } };
    return {
      slug,
      title,
      subTitle,
      ...publicationOf(date),
      image: cover,
      meta,
      tags: names.tags(tags, report),
      ...pdf,
      ...(updated && { updated }),
      ...(termLinks === false && { termLinks }),
      ...(formerly && { formerly }),
      ...body,
    };
  });
}

/** The head of `content/case-studies/*.md`. */
export const caseStudySchema = z.strictObject({
  ...articleFields,
  client: z.string().trim().min(2).max(60).optional(),
});

/**
 * Makes the case studies, newest first, from `case-studies/*.md`; the file name is the slug.
 * @param problems takes a line for every error, with file, field or line, and remedy
 */
export async function parseCaseStudies(
  files: Files,
  problems: string[],
  how?: HowToRead,
): Promise<CaseStudy[]> {
  const articles = await readArticles(files, 'caseStudy', caseStudySchema, problems, how);
  return articles.map(({ slug, fields, report: _, ...body }) => {
    const { title, subTitle, date, cover, meta, client, updated, termLinks, formerly } = fields;
    return {
      slug,
      title,
      subTitle,
      ...publicationOf(date),
      image: cover,
      meta,
      ...(client && { client }),
      ...(updated && { updated }),
      ...(termLinks === false && { termLinks }),
      ...(formerly && { formerly }),
      ...body,
    };
  });
}
