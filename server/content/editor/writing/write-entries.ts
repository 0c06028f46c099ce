import { parseDocument } from 'yaml';
import { takenBy } from '#domain/shared/distinct.ts';
import { named } from '../../formats/field-places.ts';
import { YAML_OPTIONS } from '../../formats/yaml.ts';
import { type DataFile, ENTRIES, ID } from '../forms/data-files.ts';
import type { Field } from '../forms/form-of-schema.ts';
import { PAGES } from '../forms/question-pages.ts';
import { questionsOf, withQuestions } from './question-files.ts';
import { listsOf, withPages } from './question-lists.ts';
import { refusedFor } from './refused.ts';
import { withIds } from './short-names.ts';
import { filled } from './write-fields.ts';
import { isMap, type Values, writeFields, writeList } from './write-yaml.ts';

const valueIn = (text: string): unknown => parseDocument(text, YAML_OPTIONS).toJS();

/** Makes the values of the form from the text of a file; those of a file that is not there yet are empty. */
export function formOfText(text: string, { kept }: DataFile): Values {
  if (kept === 'questions') return { [ENTRIES]: questionsOf(text) };
  const value = valueIn(text);
  const map = isMap(value) ? value : {};
  if (kept === 'map') return map;
  if (kept === 'by id')
    return { [ENTRIES]: Object.entries(map).map(([id, entry]) => ({ [ID]: id, ...Object(entry) })) };
  if (kept === 'redirects') return { [ENTRIES]: Object.entries(map).map(([from, to]) => ({ from, to })) };
  if (kept === 'list') return { [ENTRIES]: Array.isArray(value) ? value : [] };
  const list = map[kept.listAt];
  const questions: unknown[] = Array.isArray(list) ? list : [];
  return { [ENTRIES]: questions.filter(isMap).map((each) => withPages(each, Object(map[kept.listsAt]))) };
}

/**
 * Writes the values of a form into the text of a file. Entries that the form did not change stay letter by letter.
 * @param text empty for a new file
 * @throws Refused where two entries have one key
 */
export function textOfForm(
  text: string,
  form: Values,
  { kept, fields, label }: Pick<DataFile, 'kept' | 'fields' | 'label'>,
): string {
  const listed = form[ENTRIES];
  const entries = (Array.isArray(listed) ? listed : []).filter(isMap);
  if (kept === 'questions') return withQuestions(text, entries);
  const before = valueIn(text);
  if (kept === 'map') return writeFields(text, entryOf(form, fields, before));
  if (kept === 'redirects')
    return orEmpty(
      writeFields(
        text,
        mappingOf(entries, 'from', { fields, label }, ({ to }) => to ?? ''),
      ),
      '{}',
    );
  if (kept === 'by id') {
    const values = mappingOf(withIds(entries, 'name'), ID, { fields, label }, (entry, id) =>
      entryOf(entry, fields, Object(before)[id]),
    );
    return orEmpty(writeFields(text, values), '{}');
  }
  if (kept === 'list') return orEmpty(writeList(text, listOf(entries, fields, before)), '[]');
  const { listAt, listsAt } = kept;
  const map = Object(before);
  const withNames = withIds(entries, 'question');
  const questions = withNames.map(({ [PAGES]: _pages, ...question }) => question);
  return writeFields(text, {
    ...map,
    [listAt]: listOf(questions, fields, map[listAt]),
    [listsAt]: listsOf(withNames, Object(map[listsAt])),
  });
}

/**
 * Makes the mapping of a file from the list of its form.
 * @param key the field that holds the key of an entry
 * @throws Refused where a key is there already: the later entry would replace the earlier one
 */
function mappingOf(
  entries: Values[],
  key: string,
  { fields, label }: Pick<DataFile, 'fields' | 'label'>,
  entryAs: (entry: Values, key: string) => unknown,
): Values {
  const values = new Map<string, unknown>();
  for (const { [key]: written, ...entry } of entries) {
    const name = String(written ?? '');
    const field = fields.find((each) => each.name === key)?.label ?? key;
    if (values.has(name))
      throw refusedFor([
        `${label}, ${named(name)}, ${field}: ${takenBy(name, [...values.keys()].indexOf(name))}`,
      ]);
    values.set(name, entryAs(entry, name));
  }
  return Object.fromEntries(values);
}

/** A file without entries says that it has none: an empty one is refused as cut off. Its comments stay. */
const orEmpty = (text: string, empty: '{}' | '[]'): string =>
  valueIn(text) === null ? `${text}${empty}\n` : text;

const listOf = (entries: unknown[], fields: Field[], before: unknown): unknown[] =>
  entries.map((entry, at) =>
    isMap(entry) ? entryOf(entry, fields, Array.isArray(before) ? before[at] : undefined) : entry,
  );

/** The fields of an entry as a file has them: nothing that is empty, and no switch in its usual position that was not written before. */
function entryOf(form: Values, fields: Field[], before: unknown): Values {
  const known = new Map(fields.map((field) => [field.name, field]));
  const was: Values = isMap(before) ? before : {};
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const field = known.get(name);
      const kept = filled(partOf(value, field?.fields, was[name]));
      const isUsual = typeof kept === 'boolean' && kept === field?.default && !(name in was);
      return kept === undefined || isUsual ? [] : [[name, kept]];
    }),
  );
}

function partOf(value: unknown, fields: Field[] | undefined, before: unknown): unknown {
  if (!fields) return value;
  if (Array.isArray(value)) return listOf(value, fields, before);
  return isMap(value) ? entryOf(value, fields, before) : value;
}
