import { type Document, isScalar, type Node, visit } from 'yaml';

/** Says that a text cannot begin with a sign. */
export const keptSign = (sign: string): string =>
  `put the text into quotes, as it begins with '${sign}', which YAML keeps for itself`;

const CURLY_QUOTES = /^[“”„][^“”„]*[“”]$/;

/**
 * Finds the first text that YAML reads otherwise than it is written, though it is no error to YAML.
 * @param tag the only one that means something
 * @returns the line and the remedy
 */
export function yamlSlip(document: Document, text: string, tag: string): string | undefined {
  let found: string | undefined;
  visit(document, {
    Node(_key, node) {
      const remedy = remedyFor(node, text, tag);
      if (remedy === undefined) return undefined;
      found = `line ${text.slice(0, node.range?.[0] ?? 0).split('\n').length}: ${remedy}`;
      return visit.BREAK;
    },
    Alias(_key, { range }) {
      found = `line ${text.slice(0, range?.[0] ?? 0).split('\n').length}: ${keptSign('*')}`;
      return visit.BREAK;
    },
  });
  return found;
}

function remedyFor(node: Node, text: string, tag: string): string | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  if ('anchor' in node && node.anchor) return keptSign('&');
  if (node.tag ? node.tag !== tag : text.slice(0, start).trimEnd().endsWith(' !')) return keptSign('!');
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return undefined;
  if (CURLY_QUOTES.test(node.value))
    return 'the curly quotes would be shown: write straight ones around the text, or none';
  const [behind = ''] = text.slice(end).split('\n', 1);
  return behind.trimStart().startsWith('#')
    ? "what stands behind ' #' is not read: put the whole text into quotes, or a note on a line of its own"
    : undefined;
}
