import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { YAML_OPTIONS } from './yaml.ts';

/**
 * Finds the line of a field in a YAML text, from 1. For a field that is missing it is the line of what should hold it.
 * @param path keys and places, as zod gives them
 */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...YAML_OPTIONS, lineCounter });
  let node: unknown = document.contents;
  let start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const step of path) {
    const inner = within(node, step);
    if (!inner) break;
    start = inner.start;
    node = inner.node;
  }
  return lineCounter.linePos(start).line;
}

/** The value under a step, and where its key stands, or itself in a list. */
function within(node: unknown, step: PropertyKey): { node: unknown; start: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    return pair && isScalar(pair.key) ? { node: pair.value, start: pair.key.range?.[0] ?? 0 } : undefined;
  }
  const item = isSeq(node) ? node.items[Number(step)] : undefined;
  return isNode(item) ? { node: item, start: item.range?.[0] ?? 0 } : undefined;
}
