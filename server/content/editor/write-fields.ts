import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isCollection,
  isMap as isMapNode,
  isNode,
  isScalar,
  parseDocument,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
import { YAML_OPTIONS } from '../formats/yaml.ts';
import { type Field, NEW_TOPIC, TIME } from './fields.ts';

/** Fields of an entry, by name. */
export type Values = Record<string, unknown>;

/** Makes the values of the form from those of a file: a cover with a name for each of its kinds, and every switch. */
export function formOfFile(values: Values, fields: Field[]): Values {
  const switches = fields.flatMap(({ name, default: position }) =>
    typeof position === 'boolean' ? [[name, position]] : [],
  );
  const { cover, date } = values;
  const { day, time } = momentOf(date);
  return {
    ...Object.fromEntries(switches),
    ...values,
    ...(typeof cover === 'string' && { cover: { drawing: cover } }),
    ...(time !== undefined && { date: day, [TIME]: time }),
  };
}

/**
 * Makes the values of a file from those of the form: no empty value, and no switch that stands as it does by itself.
 * @param before fields of the file so far; those that the form does not know stay
 */
export function fileOfForm(form: Values, fields: Field[], before: Values): Values {
  const known = new Map(fields.map((field) => [field.name, field]));
  const values: Values = {};
  for (const [name, value] of Object.entries({ ...without(before, known), ...form })) {
    const kept = known.has(name) ? filled(value) : value;
    const isItself = kept === known.get(name)?.default && !(name in before);
    if (kept !== undefined && !isItself) values[name] = name === 'cover' ? coverOf(kept) : kept;
  }
  const { [TIME]: time, [NEW_TOPIC]: topic, ...others } = values;
  if (known.has(TIME) && others['date'] !== undefined)
    others['date'] = dateOf(others['date'], time, before['date']);
  if (typeof topic === 'string') others['tags'] = [...listOf(others['tags']), topic.trim()];
  return others;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const MOMENT = /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>\d\d:\d\d)$/;

/** The day and the time that a date in a file tells. */
function momentOf(date: unknown): { day: unknown; time?: string | undefined } {
  const { day = date, time } = (typeof date === 'string' && MOMENT.exec(date)?.groups) || {};
  return { day, time };
}

/** The date that a file has for a day and a time; written as before where it is the same. */
function dateOf(day: unknown, time: unknown, before: unknown): unknown {
  const was = momentOf(before);
  if (was.day === day && was.time === time) return before;
  return time === undefined ? day : `${day} ${time}`;
}

const without = (values: Values, known: Map<string, unknown>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !known.has(name)));

/** A picture wins over a drawing, which may be beside it from before. */
function coverOf(cover: unknown): unknown {
  if (!isMap(cover)) return cover;
  const { drawing, ...picture } = cover;
  return Object.keys(picture).length > 0 ? picture : drawing;
}

/** A value without its empty parts; nothing when it has no others. */
export function filled(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (!isMap(value)) return value;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const kept = filled(part);
    return kept === undefined ? [] : [[name, kept]];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

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
 * Writes fields into the head of a file. Only the lines of fields that changed become others: comments, order, quotes and everything
 * else stay.
 * @param head YAML with valid fields; empty for a new file
 * @param values what it says afterwards
 */
export function writeFields(head: string, values: Values): string {
  const document = parseDocument(head, YAML_OPTIONS);
  const map = document.contents;
  if (!isMapNode(map)) return head + lines(values);
  const changes = changesOf(head, map, document.toJS(), values, '');
  // From the end on, so that earlier places stay where they are.
  return changes
    .toReversed()
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: now }) => text.slice(0, from) + now + text.slice(to), head);
}

function changesOf(head: string, map: YAMLMap, before: Values, values: Values, indent: string): Change[] {
  const changes: Change[] = [];
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const from = isNode(key) ? key.range?.[0] : undefined;
    const to = isNode(value) ? value.range?.[1] : undefined;
    if (from === undefined || to === undefined || isDeepStrictEqual(before[name], values[name])) continue;
    const [was, now] = [before[name], values[name]];
    if (now === undefined) changes.push({ ...wholeLines(head, from, to), text: '' });
    else if (isMapNode(value) && !value.flow && isMap(was) && isMap(now))
      changes.push(...changesOf(head, value, was, now, indentOf(head, value)));
    else changes.push({ from, to, text: inPlaceOf(head.slice(from, to), lines({ [name]: now }, indent)) });
  }
  const added = Object.entries(values).filter(([name]) => !(name in before));
  const end = map.range?.[1] ?? head.length;
  const at = wholeLines(head, end, end).to;
  if (added.length > 0)
    changes.push({ from: at, to: at, text: indent + lines(Object.fromEntries(added), indent) });
  return changes;
}

/** A text of several lines may end with the end of its last one. */
function inPlaceOf(was: string, now: string): string {
  return was.endsWith('\n') ? now : now.trimEnd();
}

/** The white space before the first key of a map. */
function indentOf(head: string, map: YAMLMap): string {
  const first = map.range?.[0] ?? 0;
  return head.slice(head.lastIndexOf('\n', first - 1) + 1, first);
}

/** From the beginning of the first line to the end of the last one. */
function wholeLines(text: string, from: number, to: number): { from: number; to: number } {
  const begin = text.lastIndexOf('\n', from - 1) + 1;
  if (to > 0 && text[to - 1] === '\n') return { from: begin, to };
  const end = text.indexOf('\n', to);
  return { from: begin, to: end < 0 ? text.length : end + 1 };
}

/** YAML as the content has it: lists in one line, single quotes where some are needed. The first line is not indented. */
function lines(values: Values, indent = ''): string {
  const document = new Document(values, { aliasDuplicateObjects: false });
  if (isMapNode(document.contents))
    for (const { value } of document.contents.items)
      if (isCollection(value) && value instanceof YAMLSeq) value.flow = true;
  const text = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
  return text.replace(/\n(?=.)/g, `\n${indent}`);
}
