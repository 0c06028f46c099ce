/** Words that the rich-text renderer adds to what the author wrote. */
export interface RichTextCopy {
  /** Says to screen readers that a link opens in a new tab. */
  opensInNewTab: string;
  /** Follows the content type of a file that cannot be shown (specification, section 2). */
  embeddedAsset: string;
  /** Name of the region that a table scrolls in, with {n}. */
  table: string;
}

/** The kinds of entries that have a page of their own. */
export const ENTRY_KINDS = ['post', 'guide', 'term', 'caseStudy'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An entry that a document links to or embeds. */
export interface EntryTarget {
  kind: EntryKind;
  /** Path of the entry's page on this site. */
  href: string;
  /** Title, or the subject of a term. */
  title: string;
  subTitle?: string;
}

/** A file that a document links to or embeds. */
export interface AssetTarget {
  kind: 'asset';
  /** An https address, or a path of this site for a picture of the local pipeline. */
  url: string;
  /** Like `image/jpeg`. */
  contentType: string;
  title: string;
  /** Pixels of the original; a picture without both is shown as a link. */
  width?: number;
  height?: number;
  /** What the picture shows, for those who do not see it; the title stands in. */
  alt?: string;
}

/**
 * What a source puts as `data.target` of the nodes entry-hyperlink, asset-hyperlink, embedded-entry-block,
 * embedded-entry-inline and embedded-asset-block: the target resolved, never a further document. No `data.target` means
 * that it is unpublished or deleted.
 */
export type RichTextTarget = EntryTarget | AssetTarget;
