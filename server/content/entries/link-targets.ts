import type { Block, Document, Inline } from '@contentful/rich-text-types';
import { BLOCKS, helpers, type Text } from '@contentful/rich-text-types';
import type { AssetTarget, EntryTarget } from '#domain/entries/rich-text/rich-text.ts';
import { IMAGES_FOLDER, meantBy, type Pictures } from '../../media/pictures/pictures.ts';

/** A text and the file of the content folder that it comes from. */
export interface PlacedDocument {
  file: string;
  document: Document;
}

/** The target that a part of a text waits for until all files are read: a picture by its file, or an entry by its path. */
export type Wanted = { picture: string; alt: string } | { path: string };

/** Texts that stand for others, and what those wait for. */
const stubs = new WeakMap<Document, Wanted[]>();

/** A text without a word, which is told of gaps in the place of one that is not at hand. */
export function stubOf(wanted: Wanted[]): Document {
  const stub: Document = { nodeType: BLOCKS.DOCUMENT, data: {}, content: [] };
  stubs.set(stub, wanted);
  return stub;
}

/** The targets that the parts of a text made of Markdown wait for, in reading order. */
export function wantedBy(document: Document): Wanted[] {
  return [...nodesOf(document)].flatMap((node) => wantedOf(node) ?? []);
}

function wantedOf({ data }: Block | Inline): Wanted | undefined {
  if (typeof data['file'] === 'string') return { picture: data['file'], alt: String(data['alt']) };
  return typeof data['path'] === 'string' ? { path: data['path'] } : undefined;
}

/** The entry or picture that a part waits for; nothing where there is none. */
export function targetOf(
  wanted: Wanted,
  entries: Map<string, EntryTarget>,
  pictures: Pictures,
): AssetTarget | EntryTarget | undefined {
  return 'path' in wanted ? entries.get(wanted.path) : pictureTarget(pictures, wanted.picture, wanted.alt);
}

/**
 * Gives every picture and every link without words in texts made of Markdown its target, which is known only when all
 * files are read.
 * @param entries what can be linked to, by path
 * @param problems takes a line for every target that does not exist
 */
export function setTargets(
  texts: Iterable<PlacedDocument>,
  entries: Map<string, EntryTarget>,
  pictures: Pictures,
  problems: string[],
): void {
  for (const { file, document } of texts) {
    const report = (wanted: Wanted) => problems.push(`${file}: ${gapOf(wanted, pictures)}`);
    for (const wanted of stubs.get(document) ?? []) if (!targetOf(wanted, entries, pictures)) report(wanted);
    for (const node of nodesOf(document)) {
      const wanted = wantedOf(node);
      if (!wanted) continue;
      const { file: _, path: __, alt: ___, caption, credit, ...data } = node.data;
      const target = targetOf(wanted, entries, pictures);
      const words = { ...(caption && { caption }), ...(credit && { credit }) };
      node.data = target ? { ...data, target: { ...target, ...words } } : data;
      if (!target) report(wanted);
    }
  }
}

const ELSEWHERE = `save it into ${IMAGES_FOLDER}/ and write its file name: pages show no pictures of other sites`;

function gapOf(wanted: Wanted, pictures: Pictures): string {
  if ('path' in wanted)
    return `link to ${wanted.path}: no entry that is shown has this address: write another, or take the link out`;
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
