/** Words that the rich-text renderer adds to what the author wrote. */
export interface RichTextCopy {
  /** Says to screen readers that a link opens in a new tab. */
  opensInNewTab: string;
  /** Follows the content type of a file that cannot be shown (specification, section 2). */
  embeddedAsset: string;
  /** Name of the region that a table scrolls in, with {n}. */
  table: string;
}
