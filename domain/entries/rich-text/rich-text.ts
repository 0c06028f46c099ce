import { z } from 'zod';
import { destination } from '../../shared/links.ts';
import { ENTRY_KINDS, type EntryKind } from '../entry-kinds.ts';

/** Words that the rich-text renderer adds to what the author wrote. */
export interface RichTextCopy {
  /** Says to screen readers that a link opens in a new tab. */
  opensInNewTab: string;
  /** Follows the content type of a file that cannot be shown (specification, section 2). */
  embeddedAsset: string;
  /** Name of the region that a table scrolls in, with {n}. */
  table: string;
  /** The name of an embedded entry's kind, above its title. */
  kinds: Record<EntryKind, string>;
}

const words = z.string().max(1000);
const pixels = z.int().positive().max(100_000);
/** An https address, or a path of this site. */
const safeAddress = z.string().refine((uri) => {
  const where = destination(uri);
  return where === 'site' || (where === 'outbound' && !/^\s*http:/i.test(uri));
});

/** An entry that a document links to or embeds. */
export const entryTargetSchema = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** Path of the entry's page on this site. */
  href: z.string().refine((uri) => destination(uri) === 'site'),
  /** Title, or the subject of a term. */
  title: words.min(1),
  subTitle: words.optional(),
});

/** A file that a document links to or embeds. */
export const assetTargetSchema = z.object({
  kind: z.literal('asset'),
  /** An https address, or a path of this site for a picture of the local pipeline. */
  url: safeAddress,
  /** Like `image/jpeg`. */
  contentType: words.min(1),
  title: words,
  /** Pixels of the original; a picture without both is shown as a link. */
  width: pixels.optional(),
  height: pixels.optional(),
  /** The description of the picture, for those who do not see it; the title stands in. */
  alt: words.optional(),
  /** Stands below the picture. */
  caption: words.optional(),
  /** Who took it. */
  credit: words.optional(),
});

/**
 * The `data.target` that a source puts into the nodes entry-hyperlink, asset-hyperlink, embedded-entry-block,
 * embedded-entry-inline and embedded-asset-block: the target resolved, never a further document. No `data.target` means
 * that it is unpublished or deleted.
 */
export const richTextTargetSchema = z.discriminatedUnion('kind', [entryTargetSchema, assetTargetSchema]);

export type EntryTarget = z.infer<typeof entryTargetSchema>;
export type AssetTarget = z.infer<typeof assetTargetSchema>;
export type RichTextTarget = z.infer<typeof richTextTargetSchema>;
