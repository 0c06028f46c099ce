import type { Block, Document, Inline } from '@contentful/rich-text-types';
import { helpers, type Text } from '@contentful/rich-text-types';
import type { AssetTarget, EntryTarget } from '#domain/rich-text.ts';
import { IMAGES_FOLDER, type Pictures } from './pictures.ts';

/** A text and the file of the content folder that it comes from. */
export interface PlacedDocument {
  file: string;
  document: Document;
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
    for (const node of nodesOf(document)) {
      const { file: picture, path, alt, caption, credit, ...data } = node.data;
      if (typeof picture === 'string') {
        const target = pictureTarget(pictures, picture, String(alt));
        node.data = target
          ? { ...data, target: { ...target, ...(caption && { caption }), ...(credit && { credit }) } }
          : data;
        if (!target) problems.push(`${file}: picture '${picture}': put it into ${IMAGES_FOLDER}/`);
      } else if (typeof path === 'string') {
        const target = entries.get(path);
        node.data = target ? { ...data, target } : data;
        if (!target) problems.push(`${file}: link to ${path}: no entry has this address`);
      }
    }
  }
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
