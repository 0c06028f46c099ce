import { BLOCKS, type Document, INLINES, MARKS, type Text, VOID_BLOCKS } from '@contentful/rich-text-types';
import { parts, type RichNode, words } from './document.ts';

/** A node as it may arrive: one made by hand, or by a newer editor, can lack what the types promise. */
type Arrived = Partial<Record<'nodeType' | 'value' | 'marks' | 'content' | 'data', unknown>>;

/** Levels below which only the words of a document are shown; no author nests as deep, and the stack ends somewhere. */
const DEPTH_LIMIT = 40;
const KNOWN = new Set<unknown>([...Object.values(BLOCKS), ...Object.values(INLINES)]);
/** Nodes that show their target; nothing can be inside them. */
const EMPTY = new Set<unknown>([...VOID_BLOCKS, INLINES.EMBEDDED_ENTRY, INLINES.EMBEDDED_RESOURCE]);
const KNOWN_MARKS = new Set<unknown>(Object.values(MARKS));
/** Stands for every type that is not known, so that no name of one can mean something to a lookup. */
const UNKNOWN = 'unknown';

/** Copies a document so that every part can be walked and shown: what it lacks becomes empty. */
export function sanitized(document: unknown): Document {
  const content = isNode(document) ? children(document, 0) : [];
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content: content as Document['content'] };
}

function isNode(value: unknown): value is Arrived {
  return typeof value === 'object' && value !== null;
}

function children({ nodeType, content }: Arrived, depth: number): RichNode[] {
  if (EMPTY.has(nodeType)) return [];
  return Array.isArray(content) ? content.flatMap((child) => complete(child, depth + 1)) : [];
}

function complete(node: unknown, depth: number): RichNode[] {
  if (!isNode(node)) return [];
  if (node.nodeType === 'text') return [textNode(node.value, node.marks)];
  if (depth >= DEPTH_LIMIT) return [textNode(deepWords(node))];
  const nodeType = (KNOWN.has(node.nodeType) ? node.nodeType : UNKNOWN) as BLOCKS;
  return [{ nodeType, data: isNode(node.data) ? node.data : {}, content: children(node, depth) }];
}

function textNode(value: unknown, marks: unknown = []): Text {
  const known = Array.isArray(marks) ? marks.filter((mark) => KNOWN_MARKS.has(mark?.type)) : [];
  return { nodeType: 'text', value: typeof value === 'string' ? value : '', marks: known, data: {} };
}

/** The words of a node of whatever depth. */
function deepWords(node: Arrived): string {
  const waiting: unknown[] = [node];
  const found: string[] = [];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (!isNode(next)) continue;
    if (typeof next.value === 'string') found.push(next.value);
    if (Array.isArray(next.content)) waiting.push(...next.content.toReversed());
  }
  return found.join(' ');
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
  return [...parts(sanitized(document))]
    .filter(({ nodeType }) => WORDED.includes(nodeType))
    .map((block) => words(block).trim())
    .filter(Boolean)
    .join(' ');
}
