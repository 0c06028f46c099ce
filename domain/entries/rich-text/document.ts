import {
  BLOCKS,
  type Block,
  type Document,
  INLINES,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
import { slug } from '../../shared/slug.ts';
import { type AssetTarget, assetTargetSchema, type EntryTarget, entryTargetSchema } from './rich-text.ts';

/** Any part of a document below its root. */
export type RichNode = Block | Inline | Text;

/** The entry that a node links to or embeds; nothing when it is unpublished, deleted or no sound target. */
export function entryOf({ data }: Block | Inline): EntryTarget | undefined {
  return entryTargetSchema.safeParse(data.target).data;
}

/** The file that a node links to or embeds; nothing when it is unpublished, deleted or no sound target. */
export function assetOf({ data }: Block | Inline): AssetTarget | undefined {
  return assetTargetSchema.safeParse(data.target).data;
}

/** Every part of a document, in reading order. */
export function* parts(node: Document | RichNode): Generator<RichNode> {
  if (!('content' in node)) return;
  for (const child of node.content) {
    yield child;
    yield* parts(child);
  }
}

/** The words of a node, without marks; an entry inside a line counts with its title. */
export function words(node: Document | RichNode): string {
  if (!('content' in node)) return node.value;
  if (node.nodeType === INLINES.EMBEDDED_ENTRY) return entryOf(node)?.title ?? '';
  return node.content.map(words).join('');
}

/** Kinds of parts that show something without words of their own. */
const SHOWS_ITSELF: ReadonlySet<string> = new Set([
  BLOCKS.HR,
  BLOCKS.TABLE,
  BLOCKS.EMBEDDED_ASSET,
  BLOCKS.EMBEDDED_ENTRY,
]);

/** Whether nobody sees anything of a part. */
export function isEmpty(node: RichNode): boolean {
  return words(node).trim() === '' && ![...parts(node)].some(({ nodeType }) => SHOWS_ITSELF.has(nodeType));
}

/** The number of the first item of a list, where it is not 1. */
export function startOf({ data }: Block | Inline): number | undefined {
  const start: unknown = data['start'];
  return typeof start === 'number' && Number.isSafeInteger(start) && start >= 0 && start !== 1
    ? start
    : undefined;
}

/** A heading of a document and the anchor that leads to it. */
interface Heading {
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
export const PAGE_IDS = [
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
  const used = new Map(PAGE_IDS.map((id) => [id, 1]));
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

/**
 * The names of the tables of a sanitized document, by which those who listen tell them apart: the heading that a table stands
 * under; of a second table there, and where there is no heading, the words of its first row.
 * @returns nothing for a table that no words name
 */
export function tableNames(document: Document): Map<RichNode, string> {
  const texts = new Map(headings(document).map(({ node, text }) => [node, text]));
  const names = new Map<RichNode, string>();
  const taken = new Set<string>();
  let heading = '';
  for (const part of parts(document)) {
    heading = texts.get(part) ?? heading;
    if (part.nodeType !== BLOCKS.TABLE || !('content' in part)) continue;
    const columns = contentOf(part.content[0]).map(words).filter(Boolean).join(', ');
    const name = taken.has(heading) ? [heading, columns].filter(Boolean).join(': ') : heading || columns;
    taken.add(heading);
    if (name) names.set(part, name);
  }
  return names;
}

const contentOf = (node: RichNode | undefined): RichNode[] => (node && 'content' in node ? node.content : []);
