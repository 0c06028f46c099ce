import { type Document, INLINES } from '@contentful/rich-text-types';
import { z } from 'zod';
import type { RichTextTarget } from '#domain/entries/rich-text/rich-text.ts';
import { ownPath } from '#domain/shared/links.ts';
import { type Address, entryPath } from '../../entries/site-entry.ts';
import type { RawRows } from '../api/raw-rows.ts';

/** Nodes inside each other; editors reach some ten. */
const DEEPEST = 40;
/** Nodes of a document; a long article has a thousand. */
const MOST_NODES = 20_000;
/** Letters of a document, as many as Contentful lets an editor write. */
const MOST_LETTERS = 200_000;

const linkSchema = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Entry', 'Asset']), id: z.string() }),
});

/** Names a resource of the content service. */
export interface ResourceLink {
  type: 'Entry' | 'Asset';
  id: string;
}

/** A node as it arrives; nothing of it is promised. */
interface Arrived {
  nodeType: string;
  data?: Record<string, unknown>;
  content?: unknown[];
  [other: string]: unknown;
}

/** Reads a link field or the target of a node; nothing when it is none. */
export function readLink(value: unknown): ResourceLink | undefined {
  const sys = linkSchema.safeParse(value).data?.sys;
  return sys && { type: sys.linkType, id: sys.id };
}

/** Reads a field of several links; what is none of them is left out. */
export function readLinks(values: unknown[] = []): ResourceLink[] {
  return values.flatMap((value) => readLink(value) ?? []);
}

/**
 * Whether a value is a rich-text document that can be shown: nodes all the way, not too many, not too deep.
 * @returns what is wrong, or nothing
 */
export function documentError(value: unknown): string | undefined {
  if (!isNode(value) || value.nodeType !== 'document' || !Array.isArray(value.content))
    return 'is no rich text';
  let nodes = 0;
  let letters = 0;
  const error = (node: unknown, depth: number): string | undefined => {
    nodes += 1;
    if (!isNode(node)) return 'has a part that is no node';
    if (depth > DEEPEST) return `is nested deeper than ${DEEPEST} levels`;
    if (nodes > MOST_NODES) return `has more than ${MOST_NODES} parts`;
    letters += typeof node['value'] === 'string' ? node['value'].length : 0;
    if (letters > MOST_LETTERS) return `has more than ${MOST_LETTERS} letters`;
    for (const child of childrenOf(node)) {
      const found = error(child, depth + 1);
      if (found) return found;
    }
    return undefined;
  };
  return error(value, 0);
}

/** All resources that a sound document links to or embeds. */
export function linksOf(document: unknown): ResourceLink[] {
  if (!isNode(document)) return [];
  const own = readLink(document.data?.target);
  return [...(own ? [own] : []), ...childrenOf(document).flatMap(linksOf)];
}

/**
 * Copies a sound document with its links resolved to plain targets. A target is never a further document, so that links
 * in a circle end; what is unpublished leaves no target. Addresses of this very site become paths.
 */
export function resolveDocument(
  document: unknown,
  targetOf: (link: ResourceLink) => RichTextTarget | undefined,
  siteUrl = '',
): Document {
  const resolve = (node: Arrived): Arrived => {
    const { target, ...data } = node.data ?? {};
    const link = readLink(target);
    const resolved = link && targetOf(link);
    const copy: Arrived = { ...node, data: resolved ? { ...data, target: resolved } : data };
    const { uri } = data;
    if (node.nodeType === INLINES.HYPERLINK && typeof uri === 'string')
      copy.data = { ...copy.data, uri: ownPath(uri, siteUrl) };
    if (node.content) copy.content = childrenOf(node).filter(isNode).map(resolve);
    return copy;
  };
  return resolve(document as Arrived) as unknown as Document;
}

function childrenOf(node: Arrived): unknown[] {
  return Array.isArray(node.content) ? node.content : [];
}

function isNode(value: unknown): value is Arrived {
  return (
    typeof value === 'object' &&
    value !== null &&
    'nodeType' in value &&
    typeof value.nodeType === 'string' &&
    (!('data' in value) || (typeof value.data === 'object' && value.data !== null)) &&
    (!('content' in value) || Array.isArray(value.content))
  );
}

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
