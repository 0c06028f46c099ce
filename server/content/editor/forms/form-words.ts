/** Errors of files in the words of the forms, in which nobody sees a file. */
import { partedError } from '../../formats/field-places.ts';
import { DATA_FILES, formOfDataFile, stepsInForm } from './data-files.ts';
import { COLLECTIONS, collectionOf, NEW_TOPIC, NEW_TOPIC_FIELD, nameOfFile } from './fields.ts';
import type { Field } from './form-of-schema.ts';

/** The title of an entry, by its file below the content folder; nothing for another file. */
export type TitleOf = (file: string) => string | undefined;

/**
 * An error as the form has it: by the labels of the field in place of its names, and without the file that is on the screen.
 * @param titleOf names other entries, which have the names of their files otherwise
 */
export function inWords(
  error: string,
  file: string,
  fields: Field[],
  titleOf: TitleOf = () => undefined,
): string {
  if (!error.startsWith(`${file}: `)) return elsewhere(error, titleOf);
  const dataFile = DATA_FILES.find((each) => each.file === file);
  const { steps, says } = partedError(error.slice(`${file}: `.length));
  const path = dataFile
    ? fieldsAt(stepsInForm(steps, dataFile), formOfDataFile(dataFile))
    : fieldsAt(steps, [...fields, NEW_TOPIC_FIELD]);
  const place = path.length > 0 ? [path.map(({ label }) => label).join(', ')] : steps;
  const around = [...(path.at(-2)?.fields ?? fields), ...(path.at(-1)?.fields ?? [])];
  const words = withLabels(withoutFiles(asShown(says, path.at(-1)), titleOf), around);
  return [...(place.length === 0 ? textOf(says, fields) : place), words].join(': ');
}

/**
 * An error of topics as one of the field for a new topic, where that has the topic which the error is about.
 * @param file whose form it is
 */
export function ofNewTopic(error: string, file: string, typed: unknown): string {
  if (typeof typed !== 'string' || !error.startsWith(`${file}: `)) return error;
  const { steps, says } = partedError(error.slice(`${file}: `.length));
  return steps[0] === 'tags' && says.includes(`'${typed.trim()}'`) ? `${file}: ${NEW_TOPIC}: ${says}` : error;
}

/** How files write days. */
const WRITTEN_DAY = /write the day as [\d-]+(?:, or with a time as [\d-]+ [\d:]+)?/;

/** A remedy for what is written, where the form has something to choose from. */
const asShown = (says: string, field?: FieldOnWay) =>
  field?.widget === 'datetime' ? says.replace(WRITTEN_DAY, 'choose the day in the calendar') : says;

/** The label of the text, which errors of links do not name. */
const textOf = (says: string, fields: Field[]): string[] =>
  says.startsWith('link ') ? fields.filter(({ name }) => name === 'body').map(({ label }) => label) : [];

/** An error of another form, by its name. */
function elsewhere(error: string, titleOf: TitleOf): string {
  const dataFile = DATA_FILES.find(({ file }) => error.startsWith(`${file}: `));
  if (dataFile) return `In ${dataFile.label}: ${inWords(error, dataFile.file, dataFile.fields, titleOf)}`;
  const [file = ''] = error.split(': ', 1);
  const collection = collectionOf(file);
  if (!collection) return withoutFiles(error, titleOf);
  const words = inWords(error, file, collection.fields, titleOf);
  return `In the ${collection.one} ${nameOfEntry(file, titleOf)}: ${words}`;
}

const ENTRY_FILE = new RegExp(
  String.raw`\b(?:${COLLECTIONS.map(({ folder }) => folder).join('|')})/(?:[a-z0-9]/)?[a-z0-9-]+\.md\b`,
  'g',
);
const nameOfEntry = (file: string, titleOf: TitleOf) => `“${titleOf(file) ?? nameOfFile(file)}”`;

function withoutFiles(says: string, titleOf: TitleOf): string {
  const named = says.replace(ENTRY_FILE, (file) => nameOfEntry(file, titleOf));
  return DATA_FILES.reduce((words, { file, label }) => words.replaceAll(file, label), named);
}

const NAME = /'(?<name>\w+)'/g;

/** What is said of a field, with the labels of the fields around it and in it in place of their names. */
const withLabels = (says: string, fields: Field[]) =>
  says.replace(NAME, (whole, name) => {
    const field = fields.find((each) => each.name === name);
    return field ? `“${field.label}”` : whole;
  });

/** A field, or an entry of a list, on the way to what an error is about. */
type FieldOnWay = Pick<Field, 'label' | 'fields'> & Partial<Pick<Field, 'widget'>>;

/** The fields that steps lead to, each with its own; an entry of a list is one by its name. */
function fieldsAt([name, ...inner]: string[], fields: Field[]): FieldOnWay[] {
  const field = fields.find((each) => each.name === name);
  if (!field) return [];
  const own = field.fields ?? [];
  const [entry, ...parts] = inner;
  if (field.widget !== 'list' || entry === undefined) return [field, ...fieldsAt(inner, own)];
  return [field, { label: entry, fields: own }, ...fieldsAt(parts, own)];
}
