/** Changes values in a YAML text. Comments, order, quotes, marks and everything else that the values do not tell stay letter by letter. */
import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isCollection,
  isMap as isMapNode,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { YAML_OPTIONS } from '../../formats/yaml.ts';

/** Fields of an entry, by name. */
export type Values = Record<string, unknown>;

/** Whether a value has fields of its own. */
export function isMap(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A part of a text, and what is in its place from now on. */
interface Change {
  from: number;
  to: number;
  text: string;
}

/**
 * Writes fields into the head of a file.
 * @param head YAML with valid fields; empty for a new file
 * @param values what it says afterwards
 */
export function writeFields(head: string, values: Values): string {
  const document = parseDocument(head, YAML_OPTIONS);
  const map = document.contents;
  if (!isMapNode(map)) return head + lines(values);
  if (map.items.length === 0) return withoutEmpty(head, map) + lines(values);
  return applied(head, mapChanges(head, map, document.toJS(), values) ?? []);
}

/**
 * Writes the entries of a file that is a list.
 * @param text YAML with a list; the entries begin a new one where it has none
 */
export function writeList(text: string, entries: unknown[]): string {
  const list = parseDocument(text, YAML_OPTIONS).contents;
  if (!isSeq(list)) return entries.map((entry) => itemLines(entry, undefined, '')).join('');
  if (list.items.length === 0)
    return withoutEmpty(text, list) + entries.map((entry) => itemLines(entry, undefined, '')).join('');
  return applied(text, listChanges(text, list, list.toJSON(), entries));
}

/** The comments of a file that says `{}` or `[]`. */
function withoutEmpty(text: string, { range }: YAMLMap | YAMLSeq): string {
  const [from = 0, to = 0] = range ?? [];
  return text.slice(0, from) + text.slice(to).trimStart();
}

function applied(text: string, changes: Change[], start = 0): string {
  // From the end on, so that earlier places stay where they are.
  return changes
    .toReversed()
    .toSorted((a, b) => b.from - a.from)
    .reduce((all, { from, to, text: now }) => all.slice(0, from - start) + now + all.slice(to - start), text);
}

/** @returns nothing where the value cannot be changed in place */
function changesOf(
  text: string,
  node: unknown,
  was: unknown,
  now: unknown,
  isInFlow: boolean,
): Change[] | undefined {
  if (isDeepStrictEqual(was, now)) return [];
  if (isMapNode(node) && isMap(was) && isMap(now)) return mapChanges(text, node, was, now);
  if (isSeq(node) && Array.isArray(was) && Array.isArray(now)) return listChanges(text, node, was, now);
  const [from, to] = (isScalar(node) && node.range) || [];
  if (from === undefined || to === undefined || typeof now === 'object' || now === undefined)
    return undefined;
  const before = text.slice(from, to);
  if (before === '' || before.includes('\n') || String(now).includes('\n')) return undefined;
  return [{ from, to, text: scalarText(now, isInFlow) }];
}

/** @returns nothing where a field that goes shares its line with the beginning of the map */
function mapChanges(text: string, map: YAMLMap, was: Values, now: Values): Change[] | undefined {
  const indent = indentOf(text, map);
  const changes: Change[] = [];
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const from = isNode(key) ? key.range?.[0] : undefined;
    const to = isNode(value) ? value.range?.[1] : undefined;
    if (from === undefined || to === undefined || isDeepStrictEqual(was[name], now[name])) continue;
    const inner = changesOf(text, value, was[name], now[name], map.flow === true);
    if (inner && now[name] !== undefined) changes.push(...inner);
    else if (map.flow) return [inlineChange(map, now)];
    else if (now[name] === undefined) {
      // The line of a hyphen belongs to the item, too.
      if (text.slice(lineStart(text, from), from).includes('-')) return undefined;
      changes.push({ ...wholeLines(text, from, to), text: '' });
    } else {
      const said = text.slice(from, to);
      const width = said.trimEnd().includes('\n') ? WIDTH : 0;
      changes.push({ from, to, text: inPlaceOf(said, lines({ [name]: now[name] }, indent, value, width)) });
    }
  }
  const added = Object.entries(now).filter(([name]) => !(name in was));
  if (added.length === 0) return changes;
  if (map.flow) return [inlineChange(map, now)];
  const end = map.range?.[1] ?? text.length;
  const at = wholeLines(text, end, end).to;
  const begin = text[at - 1] === '\n' ? indent : `\n${indent}`;
  changes.push({ from: at, to: at, text: begin + lines(Object.fromEntries(added), indent) });
  return changes;
}

function listChanges(text: string, list: YAMLSeq, was: unknown[], now: unknown[]): Change[] {
  if (!list.flow) return blockChanges(text, list, was, now);
  const inner = list.items.map((node, at) => changesOf(text, node, was[at], now[at], true));
  const isInPlace = was.length === now.length && inner.every((each) => each !== undefined);
  return isInPlace ? inner.flat() : [inlineChange(list, now)];
}

/** An item of a list in a text, from the line of its hyphen to that of the next one. */
interface Item {
  value: unknown;
  node: unknown;
  from: number;
  lines: string;
}

function blockChanges(text: string, list: YAMLSeq, was: unknown[], now: unknown[]): Change[] {
  const starts = list.items.map((item) => lineStart(text, isNode(item) ? (item.range?.[0] ?? 0) : 0));
  const end = lineEnd(text, list.range?.[1] ?? text.length);
  const items = list.items.map((node, at): Item => {
    const from = starts[at] ?? end;
    return { value: was[at], node, from, lines: text.slice(from, starts[at + 1] ?? end) };
  });
  const indent = /^ */.exec(items[0]?.lines ?? '')?.[0] ?? '';
  const written = now.map((value, at) => {
    const before =
      items.find((item) => isDeepStrictEqual(item.value, value)) ??
      items.find((item) => isSame(item.value, value)) ??
      items[at];
    if (!before) return itemLines(value, undefined, indent);
    const inner = changesOf(text, before.node, before.value, value, false);
    return inner ? applied(before.lines, inner, before.from) : itemLines(value, before.node, indent);
  });
  const from = starts[0] ?? end;
  return [{ from, to: end, text: written.join('') }];
}

/** The fields that name an entry. */
const NAMES = ['id', 'name', 'title', 'label', 'question'];

const isSame = (one: unknown, other: unknown) =>
  isMap(one) && isMap(other) && NAMES.some((name) => one[name] !== undefined && one[name] === other[name]);

const WIDTH = 140;

/** An item as it is in a list, with the marks that its texts had before. */
function itemLines(value: unknown, before: unknown, indent: string): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  keepMarks(document.contents, before);
  if (isMapNode(document.contents)) document.contents.flow = isMapNode(before) && before.flow === true;
  const all = document.toString({ lineWidth: WIDTH, singleQuote: true }).trimEnd().split('\n');
  return all.map((line, at) => `${indent}${at === 0 ? '- ' : line === '' ? '' : '  '}${line}\n`).join('');
}

function inlineChange(node: YAMLMap | YAMLSeq, now: unknown): Change {
  const document = new Document(now, { aliasDuplicateObjects: false });
  keepMarks(document.contents, node);
  if (isCollection(document.contents)) document.contents.flow = true;
  const [from = 0, to = 0] = node.range ?? [];
  const options = { lineWidth: 0, singleQuote: true, flowCollectionPadding: isMapNode(node) };
  return { from, to, text: document.toString(options).trimEnd() };
}

/** Gives texts the mark of the text that was in their place. */
function keepMarks(node: unknown, before: unknown): void {
  if (isScalar(node) && isScalar(before) && before.tag === YAML_OPTIONS.customTags[0]?.tag)
    node.tag = before.tag;
  if (isMapNode(node) && isMapNode(before))
    for (const { key, value } of node.items)
      keepMarks(value, before.get(isScalar(key) ? key.value : key, true));
  if (isSeq(node) && isSeq(before))
    for (const [at, item] of node.items.entries()) keepMarks(item, before.items[at]);
}

/** A text, number or switch as YAML has it. */
function scalarText(value: unknown, isInFlow: boolean): string {
  const document = new Document([value]);
  if (isCollection(document.contents)) document.contents.flow = isInFlow;
  const text = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false }).trimEnd();
  return isInFlow ? text.slice(1, -1) : text.slice('- '.length);
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function lineEnd(text: string, at: number): number {
  if (text[at - 1] === '\n') return at;
  const next = text.indexOf('\n', at);
  return next < 0 ? text.length : next + 1;
}

/** A text of several lines may end with the end of its last one. */
function inPlaceOf(was: string, now: string): string {
  return was.endsWith('\n') ? now : now.trimEnd();
}

/** The white space before the first key of a map; that of an item of a list ends below its first key. */
function indentOf(text: string, map: YAMLMap): string {
  const first = map.range?.[0] ?? 0;
  return text.slice(lineStart(text, first), first).replace('-', ' ');
}

/** From the beginning of the first line to the end of the last one. */
function wholeLines(text: string, from: number, to: number): { from: number; to: number } {
  return { from: lineStart(text, from), to: lineEnd(text, to) };
}

/**
 * YAML as the content has it: lists of words in one line, single quotes where some are needed. The first line is not indented.
 * @param before what the value comes in the place of
 */
function lines(values: Values, indent = '', before?: unknown, lineWidth = 0): string {
  const document = new Document(values, { aliasDuplicateObjects: false });
  if (isMapNode(document.contents))
    for (const { value } of document.contents.items) {
      keepMarks(value, before);
      if (isSeq(value)) value.flow = value.items.every(isScalar);
    }
  const text = document.toString({ lineWidth, singleQuote: true, flowCollectionPadding: false });
  return text.replace(/\n(?=.)/g, `\n${indent}`);
}
