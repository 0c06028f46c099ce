import {
  type Block,
  type Document,
  helpers,
  INLINES,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
import { guidePdfSchema, type PdfText, type Source } from '#domain/entries/guide-pdf.ts';
import { readEntry } from '../formats/front-matter.ts';
import type { Files } from '../formats/types.ts';

const TEXT_FILE = /^guides\/(?<slug>[^/.]+)\.pdf\.md$/;

/** The file that holds the text of a guide's PDF. */
export const textFile = (slug: string) => `guides/${slug}.pdf.md`;

/**
 * Makes the texts of the guides' PDFs from `guides/*.pdf.md`. Every link of a text must be among its sources, which are
 * printed with their dates, and every source must be linked from the text.
 * @returns the texts by the slug of their guide, which another source may hold
 * @param problems takes a line for every fault, with file, field or line, and remedy
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
    if (!linked.includes(url)) report(`sources: link ${url} in the text, or take it out`);
}

function addresses(node: Document | Block | Inline | Text): string[] {
  if (helpers.isText(node)) return [];
  const below = node.content.flatMap(addresses);
  return node.nodeType === INLINES.HYPERLINK ? [String(node.data['uri']), ...below] : below;
}
