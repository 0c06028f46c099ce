import {
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type ScalarTag,
  visit,
  type YAMLError,
} from 'yaml';
import { remembering } from './remembered.ts';

/** Says that a text cannot begin with a sign. */
const keptSign = (sign: string): string =>
  `put the text into quotes, as it begins with '${sign}', which YAML keeps for itself`;

const CURLY_QUOTES = /^[“”„][^“”„]*[“”]$/;

/**
 * Finds the first text that YAML reads otherwise than it is written, though it is no error to YAML.
 * @param tag the only one that means something
 * @returns the line and the remedy
 */
function yamlSlip(node: unknown, text: string, tag: string): string | undefined {
  if (!isNode(node)) return undefined;
  const remedy = isAlias(node) ? keptSign('*') : remedyFor(node, text, tag);
  if (remedy !== undefined)
    return `line ${text.slice(0, node.range?.[0] ?? 0).split('\n').length}: ${remedy}`;
  for (const inner of withinNode(node)) {
    const slip = yamlSlip(inner, text, tag);
    if (slip !== undefined) return slip;
  }
  return undefined;
}

const withinNode = (node: Node): unknown[] => {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => [key, value]);
  return isSeq(node) ? node.items : [];
};

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

/** The most likely meaning of a slip, where YAML's own words are for programmers. */
const PLAINLY: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    "put the whole text into quotes, as a colon in it begins another field: title: 'Ports: what is new'. If it is no text, look at the spaces before the field",
  BAD_INDENT:
    'put as many spaces before this line as before the lines that belong with it, or join it to the line before',
  TAB_AS_INDENT: 'write spaces, not tabs, at the beginning of the line',
  DUPLICATE_KEY: 'this field stands twice: keep one of them',
  BAD_SCALAR_START: 'put the text into quotes, as it begins with a sign that YAML keeps for itself',
  MULTILINE_IMPLICIT_KEY: 'write a colon and a space after the name of the field: title: Ports',
  UNEXPECTED_TOKEN:
    "put the whole text into quotes of the other kind, or double each quote inside: 'the driver''s papers'",
};
const NO_COLON = 'write a colon and a space after the name of the field: title: Ports';
const QUOTE_LEFT_OPEN = 'a text before this line begins with a quote that nothing closes: close it';
const BRACKET_LEFT_OPEN = 'the line before begins a list or a group that nothing closes: add ] or }';

/** Longest line that is written out as it would be right; of longer ones the rule is reported. */
const LONGEST = 100;

/** Says in one line, with its number, what keeps a YAML text from being read and what to write instead. */
function explainYaml({ code, message, linePos }: YAMLError, text: string): string {
  const [first = ''] = message.split('\n');
  const said = first.replace(/ at line \d+, column \d+:$/, '');
  const line = linePos?.[0].line ?? 1;
  const written = text.split('\n')[line - 1] ?? '';
  const sign = code === 'UNEXPECTED_TOKEN' ? BEGINS.exec(written)?.[1] : undefined;
  if (sign) return `line ${line}: ${keptSign(sign)}`;
  const right = code === 'BLOCK_AS_IMPLICIT_KEY' ? inQuotes(written) : undefined;
  const field = code === 'DUPLICATE_KEY' ? FIELD.exec(written)?.[1] : undefined;
  if (field) return `line ${line}: '${field}' stands twice: keep one of them`;
  return `line ${line}: ${right ? COLON(right) : plainly(code, said)}`;
}

/** The name of the field that a line begins. */
const FIELD = /^\s*(?:- +)*(\w[\w-]*):/;

/** A field whose text begins with a sign of YAML. */
const BEGINS = /^\s*[\w-]+: +([*[{>|-])/;

const COLON = (right: string) => `a colon in the text needs quotes around all of it. Write ${right}`;

/** A line with its text in quotes; nothing where there is no text that a colon divides. */
function inQuotes(written: string): string | undefined {
  const [field = '', ...parts] = written.trim().split(': ');
  const text = parts.join(': ');
  if (parts.length < 2 || written.length > LONGEST || /["'[\]{}]/.test(text)) return undefined;
  return `${field}: '${text}'`;
}

function plainly(code: ErrorCode, said: string): string {
  if (code === 'MISSING_CHAR') return said.includes('quote') ? QUOTE_LEFT_OPEN : NO_COLON;
  if (code === 'BAD_INDENT' && said.startsWith('Flow')) return BRACKET_LEFT_OPEN;
  return PLAINLY[code] ?? said;
}

/** Marks a text that states how the company works and that nobody has confirmed; it is read as if it were not marked. */
const UNCONFIRMED: ScalarTag = { tag: '!unconfirmed', resolve: (text) => text };

/** How the content's YAML is read. */
export const YAML_OPTIONS = { customTags: [UNCONFIRMED] };

/** What a YAML text was found to be. */
interface ReadYaml {
  value: unknown;
  /** Says in one line, with its number, why it cannot be read and what to do. */
  error?: string;
}

/** Letters: all copy has 270,000, and the heads of hundreds of entries as many again. */
const MOST_REMEMBERED = 1_000_000;

/** Reads YAML; dates stay text. */
export const readYaml = remembering(parseYaml, MOST_REMEMBERED);

function parseYaml(text: string): ReadYaml {
  const document = parseDocument(text, YAML_OPTIONS);
  const [error] = document.errors;
  const failure = error ? explainYaml(error, text) : yamlSlip(document.contents, text, UNCONFIRMED.tag);
  return failure === undefined ? { value: document.toJS() } : { value: undefined, error: failure };
}

/** The texts that are marked `!unconfirmed`, with the field that each stands in, like `lists.2.answer`. */
export function confirmationsMissing(text: string): { field: string; words: string }[] {
  const document = parseDocument(text, YAML_OPTIONS);
  const found: { field: string; words: string }[] = [];
  visit(document, {
    Scalar(_key, scalar, ancestors) {
      if (scalar.tag === UNCONFIRMED.tag)
        found.push({ field: fieldOf([...ancestors, scalar]), words: String(scalar.value) });
    },
  });
  return found;
}

/** Keys and places that lead through the nodes of a document to the last of them. */
function fieldOf(nodes: readonly unknown[]): string {
  const steps = nodes.flatMap((node, depth) => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : [];
    return isSeq(node) ? [String(node.items.indexOf(nodes[depth + 1]))] : [];
  });
  return steps.join('.');
}

/**
 * Finds the line of a field in a YAML text, from 1. For a field that is missing it is the line of what should hold it.
 * @param path keys and places, as zod gives them
 */
export const lineOf = (text: string, path: readonly PropertyKey[]): number => lineFinder(text)(path);

/** Reads a YAML text once, to find the lines of many of its fields. */
export function lineFinder(text: string): (path: readonly PropertyKey[]) => number {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...YAML_OPTIONS, lineCounter });
  return (path) => {
    let node: unknown = document.contents;
    let start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    for (const step of path) {
      const inner = within(node, step);
      if (!inner) break;
      start = inner.start;
      node = inner.node;
    }
    return lineCounter.linePos(start).line;
  };
}

/** The value under a step, and where its key is, or itself in a list. */
function within(node: unknown, step: PropertyKey): { node: unknown; start: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    return pair && isScalar(pair.key) ? { node: pair.value, start: pair.key.range?.[0] ?? 0 } : undefined;
  }
  const item = isSeq(node) ? node.items[Number(step)] : undefined;
  return isNode(item) ? { node: item, start: item.range?.[0] ?? 0 } : undefined;
}
