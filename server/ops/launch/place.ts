import type { Files } from '../../content/formats/errors.ts';
import { lineFinder, readYaml } from '../../content/formats/yaml.ts';
import type { Answerer, Finding } from './launch-text.ts';

/** The fields by which people name the item of a list, the best first. */
const NAMES = ['id', 'name', 'title', 'heading', 'question', 'label', 'term'];
/** Longest name of an item, in letters. */
const NAME_MAX = 60;

/** Who can answer what is in a file; the first that fits. */
const ANSWERERS: readonly [RegExp, Answerer][] = [
  [
    /^(?:rates|roads|lanes)\/|^pages\/(?:haulage|delivery|partner|raw-material|reverse-logistics|tracking)/,
    'haulage',
  ],
  [/^pages\/(?:warehousing|port-operations|supply-chain|insurance)/, 'haulage'],
  [/^(?:site|company-terms|privacy|terms)\b/, 'owner'],
  [/./, 'marketing'],
];

/** @returns who can answer what is in a file of the content */
export const answererOf = (file: string): Answerer =>
  ANSWERERS.find(([pattern]) => pattern.test(file))?.[1] ?? 'marketing';

type Place = Pick<Finding, 'where' | 'item' | 'line' | 'who'>;

/** Finds places in files of the content, each of which is read once, however many of its fields are asked for. */
export function placeFinder(content: Files): (file: string, field: string) => Place {
  const read = new Map<string, ReadFile>();
  return (file, field) => {
    if (field === '' || !file.endsWith('.yaml'))
      return { where: field === '' ? file : `${file}: ${field}`, who: answererOf(file) };
    const text = content.get(file) ?? '';
    const known = read.get(file) ?? { value: readYaml(text).value, lineAt: lineFinder(text) };
    read.set(file, known);
    return placeOf(file, known, field);
  };
}

/** A file of the content as it is read. */
interface ReadFile {
  value: unknown;
  lineAt: (path: readonly PropertyKey[]) => number;
}

/**
 * Says where a field of a YAML file is, by the name of its item in place of the number, and by its line.
 * @param field as `questions.51.answer`
 */
function placeOf(file: string, read: ReadFile, field: string): Place {
  const steps = field.split('.');
  const names: string[] = [];
  let { value } = read;
  const shown = steps.map((step) => {
    const isItem = Array.isArray(value);
    value = Reflect.get(Object(value), step);
    const name = isItem ? nameOf(value) : undefined;
    if (name) names.push(name);
    if (name) return `“${name}”`;
    // People count from one.
    return isItem ? `item ${Number(step) + 1}` : step;
  });
  return {
    where: `${file}: ${shown.join('.')}`,
    who: answererOf(file),
    line: read.lineAt(steps),
    ...(names.length > 0 && { item: names.join(', ') }),
  };
}

function nameOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item.slice(0, NAME_MAX);
  const named = NAMES.map((name) => Reflect.get(Object(item), name)).find((name) => typeof name === 'string');
  return typeof named === 'string' ? named.slice(0, NAME_MAX) : undefined;
}
