import { isDeepStrictEqual } from 'node:util';
import { Document, isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { YAML_OPTIONS } from '../formats/yaml.ts';
import { type DataFile, ENTRIES, ID } from './data-files.ts';
import { filled, isMap as isValues, type Values, writeFields } from './write-fields.ts';

/** Makes the values of the form from the text of a file; those of a file that is not there yet are empty. */
export function formOfText(text: string, { kept }: DataFile): Values {
  const value: unknown = parseDocument(text, YAML_OPTIONS).toJS();
  if (kept === 'map') return isValues(value) ? value : {};
  if (kept === 'by id')
    return {
      [ENTRIES]: Object.entries(isValues(value) ? value : {}).map(([id, entry]) => ({
        [ID]: id,
        ...Object(entry),
      })),
    };
  const list = kept === 'list' ? value : Object(value)[kept.listAt];
  return { [ENTRIES]: Array.isArray(list) ? list : [] };
}

/**
 * Writes the values of a form into the text of a file. Entries that the form did not change stay letter by letter.
 * @param text empty for a new file
 */
export function textOfForm(text: string, form: Values, { kept, fields }: DataFile): string {
  if (kept === 'map')
    return writeFields(text, entryOf(form, fields, Object(parseDocument(text, YAML_OPTIONS).toJS())));
  const listed = form[ENTRIES];
  const entries = (Array.isArray(listed) ? listed : []).filter(isValues);
  if (kept === 'by id') {
    const before: Values = Object(parseDocument(text, YAML_OPTIONS).toJS());
    const values = entries.map(({ [ID]: id, ...entry }) => [
      String(id ?? ''),
      entryOf(entry, fields, Object(before[String(id)])),
    ]);
    return writeFields(text, Object.fromEntries(values));
  }
  const root = parseDocument(text, YAML_OPTIONS).contents;
  const list = kept === 'list' ? root : isMap(root) ? root.get(kept.listAt, true) : undefined;
  if (!isSeq(list)) throw new Error('the file has no list of entries');
  return spliced(text, list, (before, at) => entryOf(entries[at] ?? {}, fields, before), entries);
}

/** The fields of an entry as a file has them: nothing that is empty, and no switch in its usual position that was not written before. */
function entryOf(form: Values, fields: DataFile['fields'], before: Values): Values {
  const usual = new Map(fields.map(({ name, default: position }) => [name, position]));
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const kept = filled(value);
      const isUsual = typeof kept === 'boolean' && kept === usual.get(name) && !(name in before);
      return kept === undefined || isUsual ? [] : [[name, kept]];
    }),
  );
}

/** An entry of a list in a text, from the line of its hyphen to that of the next one. */
interface Item {
  value: Values;
  node: unknown;
  lines: string;
}

function spliced(
  text: string,
  list: YAMLSeq,
  entryAt: (before: Values, at: number) => Values,
  entries: Values[],
): string {
  const starts = list.items.map((item) => lineStart(text, isNode(item) ? (item.range?.[0] ?? 0) : 0));
  const end = lineEnd(text, list.range?.[1] ?? text.length);
  const values = list.toJSON() as Values[];
  const items = list.items.map(
    (node, at): Item => ({
      value: values[at] ?? {},
      node,
      lines: text.slice(starts[at], starts[at + 1] ?? end),
    }),
  );
  const indent = /^ */.exec(items[0]?.lines ?? '')?.[0] ?? '';
  const written = entries.map((entry, at) => {
    const before = items.find(({ value }) => isSame(value, entry)) ?? items[at];
    const now = entryAt(before?.value ?? {}, at);
    if (before && isDeepStrictEqual(now, before.value)) return before.lines;
    return entryLines(now, before?.node, indent);
  });
  return text.slice(0, starts[0] ?? end) + written.join('') + text.slice(end);
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function lineEnd(text: string, at: number): number {
  if (text[at - 1] === '\n') return at;
  const next = text.indexOf('\n', at);
  return next < 0 ? text.length : next + 1;
}

/** The fields that name an entry. */
const NAMES = [ID, 'name', 'title'];

const isSame = (one: Values, other: Values) =>
  NAMES.some((name) => one[name] !== undefined && one[name] === other[name]);

const WIDTH = 140;

/** An entry as it is in a list, with the marks that its texts had before. */
function entryLines(entry: Values, before: unknown, indent: string): string {
  const document = new Document(entry, { aliasDuplicateObjects: false });
  const map = document.contents as YAMLMap | null;
  if (isMap(before)) {
    if (map) map.flow = before.flow === true;
    for (const { key, value } of map?.items ?? []) {
      const was = before.get(isScalar(key) ? key.value : key, true);
      if (isScalar(value) && isScalar(was) && was.tag === YAML_OPTIONS.customTags[0]?.tag)
        value.tag = was.tag;
    }
  }
  const lines = document.toString({ lineWidth: WIDTH, singleQuote: true }).trimEnd().split('\n');
  return lines.map((line, at) => `${indent}${at === 0 ? '- ' : line === '' ? '' : '  '}${line}\n`).join('');
}
