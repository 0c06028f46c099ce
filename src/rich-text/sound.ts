import {
  BLOCKS,
  type Block,
  type Document,
  type Inline,
  type Mark,
  type Node,
  type Text,
} from '@contentful/rich-text-types';

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

const WORDED: string[] = [
  BLOCKS.PARAGRAPH,
  BLOCKS.HEADING_2,
  BLOCKS.HEADING_3,
  BLOCKS.HEADING_4,
  BLOCKS.HEADING_5,
  BLOCKS.HEADING_6,
];

/** A whole document as one line of text, for places that take no markup. */
export function plainText(document: Document): string {
  return [...parts(sound(document))]
    .filter(({ nodeType }) => WORDED.includes(nodeType))
    .map((block) => words(block).trim())
    .filter(Boolean)
    .join(' ');
}
