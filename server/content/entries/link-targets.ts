import type { Block, Document, Inline } from '@contentful/rich-text-types';
import { BLOCKS, helpers, INLINES, type Text } from '@contentful/rich-text-types';
import type { AssetTarget, EntryTarget } from '#domain/entries/rich-text/rich-text.ts';
import { IMAGES_FOLDER, meantBy, type Pictures } from '../../media/pictures/pictures.ts';
import { addressAt } from './site-entry.ts';

/** A text and the file of the content folder that it comes from. */
export interface PlacedDocument {
  file: string;
  document: Document;
}

/**
 * What a part of a text waits for until all files are read: a picture by its file, an entry whose title it shows by its path, or the
 * page of an entry that its own words lead to.
 */
export type Wanted = { picture: string; alt: string } | { path: string } | { page: string };

/** Texts that stand for others, and what those wait for. */
const stubs = new WeakMap<Document, Wanted[]>();

/** A text without a word, which is notified of gaps in the place of one that is not at hand. */
export function stubOf(wanted: Wanted[]): Document {
  const stub: Document = { nodeType: BLOCKS.DOCUMENT, data: {}, content: [] };
  stubs.set(stub, wanted);
  return stub;
}

/** The targets that the parts of a text made of Markdown wait for, in reading order. */
export function wantedBy(document: Document): Wanted[] {
  return [...nodesOf(document)].flatMap((node) => wantedOf(node) ?? []);
}

function wantedOf({ nodeType, data }: Block | Inline): Wanted | undefined {
  if (typeof data['file'] === 'string') return { picture: data['file'], alt: String(data['alt']) };
  if (typeof data['path'] === 'string') return { path: data['path'] };
  const [page = ''] = nodeType === INLINES.HYPERLINK ? String(data['uri']).split(/[?#]/) : [];
  return addressAt(page)?.slug ? { page } : undefined;
}

/** The entry or picture that a part waits for, or the path of its page; nothing where there is none. */
export function targetOf(
  wanted: Wanted,
  entries: Map<string, EntryTarget>,
  pictures: Pictures,
): AssetTarget | EntryTarget | string | undefined {
  if ('page' in wanted) return entries.has(wanted.page) ? wanted.page : undefined;
  return 'path' in wanted ? entries.get(wanted.path) : pictureTarget(pictures, wanted.picture, wanted.alt);
}

/**
 * Gives every picture and every link without words in texts made of Markdown its target, which is known only when all
 * files are read. A link to an entry that is not shown, such as a draft, becomes its words.
 * @param entries what can be linked to, by path
 * @param problems takes a line for every target that does not exist
 * @param isDraft whether the page of a path is written and kept back
 */
export function setTargets(
  texts: Iterable<PlacedDocument>,
  entries: Map<string, EntryTarget>,
  pictures: Pictures,
  problems: string[],
  isDraft: (path: string) => boolean = () => false,
): void {
  for (const { file, document } of texts) {
    const report = (wanted: Wanted) => problems.push(`${file}: ${gapOf(wanted, pictures, isDraft)}`);
    for (const wanted of stubs.get(document) ?? []) if (!targetOf(wanted, entries, pictures)) report(wanted);
    for (const node of nodesOf(document)) {
      const wanted = wantedOf(node);
      if (!wanted) continue;
      const { file: _, path: __, alt: ___, caption, credit, ...data } = node.data;
      const target = targetOf(wanted, entries, pictures);
      if (!target) report(wanted);
      if ('page' in wanted) {
        // Without an address it is shown as its words.
        if (!target) node.data = {};
      } else {
        const words = { ...(caption && { caption }), ...(credit && { credit }) };
        node.data = typeof target === 'object' ? { ...data, target: { ...target, ...words } } : data;
      }
    }
  }
}

const ELSEWHERE = `save it into ${IMAGES_FOLDER}/ and write its file name: pages show no pictures of other sites`;

function gapOf(wanted: Wanted, pictures: Pictures, isDraft: (path: string) => boolean): string {
  const path = 'page' in wanted ? wanted.page : 'path' in wanted ? wanted.path : '';
  if (isDraft(path)) return `link to ${path}: its entry is a draft, which visitors do not see`;
  if (!('picture' in wanted))
    return `link to ${path}: no entry that is shown has this address: write another, or take the link out`;
  const { picture } = wanted;
  if (picture.includes('://')) return `picture '${picture}': ${ELSEWHERE}`;
  const remedy =
    pictures.refused?.get(picture) ?? meantBy(picture, pictures) ?? `put it into ${IMAGES_FOLDER}/`;
  return `picture '${picture}': ${remedy}`;
}

function pictureTarget(pictures: Pictures, name: string, alt: string): AssetTarget | undefined {
  const picture = pictures.get(name);
  return picture && { kind: 'asset', title: alt, alt, ...picture };
}

/** Every part of a document that can hold others, in reading order. */
export function* nodesOf(node: Document | Block | Inline): Generator<Block | Inline> {
  for (const child of node.content as (Block | Inline | Text)[]) {
    if (helpers.isText(child)) continue;
    yield child;
    yield* nodesOf(child);
  }
}
