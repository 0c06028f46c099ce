import { BLOCKS, type Document, INLINES, type TopLevelBlock } from '@contentful/rich-text-types';
import { parts, words } from '#domain/document.ts';
import type { GuideText } from '#domain/guide-pdf.ts';

/** A numbered part of a guide: its heading and what stands below it up to the next. */
export interface Section {
  title: string;
  /** Whether a rule before the heading asks for a new page. */
  onNewPage: boolean;
  blocks: TopLevelBlock[];
}

/** What stands before the first heading, and the sections after it. */
export function outline(content: Document): { opening: TopLevelBlock[]; sections: Section[] } {
  const opening: TopLevelBlock[] = [];
  const sections: Section[] = [];
  let onNewPage = false;
  for (const block of content.content) {
    if (block.nodeType === BLOCKS.HR) {
      onNewPage = true;
      continue;
    }
    if (block.nodeType === BLOCKS.HEADING_2) sections.push({ title: words(block), onNewPage, blocks: [] });
    else (sections.at(-1)?.blocks ?? opening).push(block);
    onNewPage = false;
  }
  return { opening, sections };
}

/** The numbers of a guide's sources by address, in the order in which the text comes to them. */
export function sourceNumbers({ content }: Pick<GuideText, 'content'>): Map<string, number> {
  const links = [...parts(content)].filter(({ nodeType }) => nodeType === INLINES.HYPERLINK);
  const addresses = new Set(links.map(({ data }) => String(data['uri'])));
  return new Map([...addresses].map((address, place) => [address, place + 1]));
}
