import {
  isMap,
  isNode,
  isScalar,
  type Pair,
  parseDocument,
  type Scalar,
  stringify,
  type YAMLMap,
} from 'yaml';
import { YAML_OPTIONS } from '../../content/formats/yaml.ts';

/** A part of a file, and what replaces it. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** What an answer changes in a file. */
export interface MarkedChange {
  /** Keys and places, like `questions.51.answer`. */
  field: string;
  /** The value in place of that of the file; absent where that one is confirmed. */
  value?: string | number;
}

const MARK = 'sample';
const TAG = '!unconfirmed';
const isKey = (pair: Pair, name: string) => isScalar(pair.key) && pair.key.value === name;

/** Keys whose values no person answers for: they name something else in the content, or a drawing. */
const NOT_ASKED = [MARK, 'id', 'sign', 'portrait', 'person', 'published'];

/** One value that somebody is asked about. */
export interface MarkedValue {
  field: string;
  value: string | number;
  /** The note beside it in the file. */
  note?: string;
}

const scalarsOf = (value: unknown, path: string[]): MarkedValue[] => {
  if (typeof value === 'string' || typeof value === 'number') return [{ field: path.join('.'), value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    NOT_ASKED.includes(key) ? [] : scalarsOf(inner, [...path, key]),
  );
};

const steps = (field: string) => field.split('.');

/** @returns the texts and numbers below a field: of a marked text itself, and of a sample each that people write */
export function valuesBelow(text: string, field: string): MarkedValue[] {
  const document = parseDocument(text, YAML_OPTIONS);
  const node = document.getIn(steps(field), true);
  const note = isNode(node) ? node.comment?.trim() : undefined;
  const value: unknown = isNode(node) ? node.toJS(document) : node;
  return scalarsOf(value, steps(field)).map((found) => ({ ...found, ...(note && { note }) }));
}

/**
 * Writes answers into a YAML file, and takes away the marks of what is answered. Everything else stays letter by letter.
 * @param changes of values that are in the file
 * @param answered fields of samples of which every value is answered
 */
export function writeAnswers(
  text: string,
  changes: readonly MarkedChange[],
  answered: readonly string[],
): string {
  const document = parseDocument(text, YAML_OPTIONS);
  const edits = [
    ...changes.flatMap(({ field, value }) => {
      const node = document.getIn(steps(field), true);
      return isScalar(node) ? valueEdit(text, node, value) : [];
    }),
    ...answered.flatMap((field) => {
      const node = document.getIn(steps(field), true);
      return isMap(node) ? markEdit(text, node) : [];
    }),
  ];
  // From the end on, so that earlier places stay where they are.
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((written, { from, to, text: now }) => written.slice(0, from) + now + written.slice(to), text);
}

/** The value in place of another, without its tag. */
function valueEdit(text: string, node: Scalar, value: string | number | undefined): Edit[] {
  const [start = 0, end = 0] = node.range ?? [];
  const from = node.tag === TAG ? text.lastIndexOf(TAG, start) : start;
  if (value === undefined) return from === start ? [] : [{ from, to: start, text: '' }];
  const lastBreak = text.slice(start, end).endsWith('\n') ? '\n' : '';
  return [{ from, to: end, text: written(value) + lastBreak }];
}

/** A value as it can be within a list in one line, and so everywhere. */
function written(value: string | number): string {
  const list = stringify([value], { lineWidth: 0, singleQuote: true, collectionStyle: 'flow' });
  return list.trim().slice(1, -1).trim();
}

/** Takes `sample: true` from a map: in one of several lines with its line. */
function markEdit(text: string, map: YAMLMap): Edit[] {
  const place = map.items.findIndex((pair) => isKey(pair, MARK));
  const mark = map.items[place];
  if (!mark || !isNode(mark.key) || !isNode(mark.value)) return [];
  const from = mark.key.range?.[0] ?? 0;
  const to = mark.value.range?.[1] ?? from;
  const lineStart = text.lastIndexOf('\n', from) + 1;
  const lineEnd = text.indexOf('\n', to);
  const isAlone = text.slice(lineStart, from).trim() === '';
  if (isAlone) return [{ from: lineStart, to: lineEnd < 0 ? text.length : lineEnd + 1, text: '' }];
  const before = map.items[place - 1]?.value;
  if (isNode(before)) return [{ from: before.range?.[1] ?? from, to, text: '' }];
  const after = map.items[place + 1]?.key;
  return [{ from, to: isNode(after) ? (after.range?.[0] ?? to) : to, text: '' }];
}
