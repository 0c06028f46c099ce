import type { Tag } from '#domain/entries/blog.ts';
import type { Address } from '../../entries/site-entry.ts';
import type { Targets } from '../types/article-types.ts';
import type { ValidFields } from '../types/content-types.ts';

/** The surroundings that an entry needs besides its fields. */
export interface LinkContext extends Targets {
  tags: Tag[];
  /** When the entry was made; stands in for a date. */
  createdAt: string;
  updatedAt: string;
  /** Takes what of the entry is not shown as intended, with field and remedy; without it, any picture will do. */
  remark?(says: string): void;
  /** Public address of the site. */
  siteUrl?: string | undefined;
}

/** Where the page of an entry is. */
export function addressOf(valid: ValidFields): Address {
  const letter = valid.kind === 'term' ? valid.letter : '';
  return { kind: valid.kind, letter, slug: valid.fields.slug };
}
