import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { slug } from '../../shared/slug.ts';
import { parts, type RichNode, words } from './document.ts';

/** A heading of a document and the anchor that leads to it. */
export interface Heading {
  id: string;
  text: string;
  /** 2 to 6; the title of the page is the only first one. */
  level: number;
  node: RichNode;
}

/** The level of each kind of heading: the title of the page is the only first one. */
export const HEADING_LEVELS: Partial<Record<string, 2 | 3 | 4 | 5 | 6>> = {
  [BLOCKS.HEADING_1]: 2,
  [BLOCKS.HEADING_2]: 2,
  [BLOCKS.HEADING_3]: 3,
  [BLOCKS.HEADING_4]: 4,
  [BLOCKS.HEADING_5]: 5,
  [BLOCKS.HEADING_6]: 6,
};

/** Ids that the screen around the text has and that words could become. */
const TAKEN = [
  'main',
  'header-menu',
  'contents-title',
  'related',
  'reviews-title',
  'brands-title',
  'photographs',
  'faq-title',
  'contact-heading',
];

/**
 * The headings of a sound document in reading order, for its contents and its anchors. Anchors come from the words alone, so
 * that they outlive edits elsewhere; the same words a second time get a number.
 */
export function headings(document: Document): Heading[] {
  const used = new Map(TAKEN.map((id) => [id, 1]));
  return [...parts(document)].flatMap((node) => {
    const level = HEADING_LEVELS[node.nodeType];
    const text = words(node).trim();
    if (!level || !text) return [];
    const base = slug(text) || 'part';
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return [{ id: count === 1 ? base : `${base}-${count}`, text, level, node }];
  });
}

/** The table of contents of a sanitized document: the main headings, each with its anchor. */
export function contents(document: Document): Pick<Heading, 'id' | 'text'>[] {
  return headings(document)
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, text }));
}
