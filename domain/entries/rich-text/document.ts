import {
  BLOCKS,
  type Block,
  type Document,
  INLINES,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
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
