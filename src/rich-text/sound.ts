import type { Block, Document, Inline, Mark, Node, Text } from '@contentful/rich-text-types';

/** A node as it may arrive: an entry made by hand or by a newer editor can lack what the types promise. */
interface Arrived extends Node {
  value?: string;
  marks?: Mark[];
  content?: Arrived[];
}

/** Any part of a document below its root. */
export type RichNode = Block | Inline | Text;

/** Copies a document so that every part can be walked and shown: what it lacks becomes empty. */
export function sound(document: Document): Document {
  return complete(document) as Document;
}

function complete(node: Arrived): Arrived {
  const { data, value, marks, content } = node;
  if (node.nodeType === 'text') return { ...node, value: value ?? '', marks: marks ?? [] };
  return { ...node, data: data ?? {}, content: (content ?? []).map(complete) };
}

/** Every part of a document, in reading order. */
export function* parts(node: Document | RichNode): Generator<RichNode> {
  if (!('content' in node)) return;
  for (const child of node.content) {
    yield child;
    yield* parts(child);
  }
}

/** The words of a node, without marks. */
export function words(node: Document | RichNode): string {
  return 'content' in node ? node.content.map(words).join('') : node.value;
}
