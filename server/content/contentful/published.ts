import type { RichTextTarget } from '#domain/entries/rich-text/rich-text.ts';
import { type Address, entryPath } from '../entries/site-entry.ts';
import type { ResourceLink } from './documents.ts';
import type { RawRows } from './raw-rows.ts';

/** Anything that pages show something of. */
export type Shown = ResourceLink | { type: 'Tag'; id: string };

/** Names a resource among the rows. */
export const nameOf = ({ type, id }: Shown) => `${type}/${id}`;
/** The name of what is known of a resource. */
export const knownOf = (link: ResourceLink) => `known/${nameOf(link)}`;
/** Among the things that rows link to, so that entries without a page are found by their content type. */
export const typeName = (contentType: string) => `type/${contentType}`;
/** Among the things that rows link to, so that entries are found by their page. */
export const pageName = (address: Address) => `page${entryPath(address)}`;

/** The facts about a resource without its body. */
export interface Known {
  /** The target that links to it show. */
  target: RichTextTarget;
  /** Of entries. */
  page?: Address & { createdAt: string };
}

/** The resources as visitors see them. */
export interface Published {
  /** The target of a link; nothing when it is not published. */
  targetOf(link: ResourceLink): RichTextTarget | undefined;
  /** The page of an entry. */
  pageOf(id: string): Address | undefined;
  /** The entry of a page. */
  idAt(page: Address): string | undefined;
}

/** Reads the published resources from their rows. */
export function publishedIn(rows: RawRows): Published {
  const known = (link: ResourceLink): Known | undefined => {
    const kept = rows.get(knownOf(link));
    return kept === undefined ? undefined : JSON.parse(kept);
  };
  return {
    targetOf: (link) => known(link)?.target,
    pageOf: (id) => known({ type: 'Entry', id })?.page,
    idAt: (page) => rows.linking(pageName(page))[0]?.slice(nameOf({ type: 'Entry', id: '' }).length),
  };
}
