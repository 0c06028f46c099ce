import type { Block, Inline } from '@contentful/rich-text-types';
import {
  type AssetTarget,
  assetTargetSchema,
  type EntryTarget,
  entryTargetSchema,
} from '#domain/rich-text.ts';

/** The entry that a node links to or embeds; nothing when it is unpublished, deleted or no sound target. */
export function entryOf({ data }: Block | Inline): EntryTarget | undefined {
  return entryTargetSchema.safeParse(data.target).data;
}

/** The file that a node links to or embeds; nothing when it is unpublished, deleted or no sound target. */
export function assetOf({ data }: Block | Inline): AssetTarget | undefined {
  return assetTargetSchema.safeParse(data.target).data;
}
