/** Errors of files in the words of the forms, in which nobody sees a file. */
import { partedError } from '../../formats/field-places.ts';
import { DATA_FILES, formOfDataFile, stepsInForm } from './data-files.ts';
import { COLLECTIONS, collectionOf, nameOfFile } from './fields.ts';
import type { Field } from './form-of-schema.ts';

/** An error as the form has it: by the labels of the field in place of its names, and without the file that is on the screen. */
export function inWords(error: string, file: string, fields: Field[]): string {
  if (!error.startsWith(`${file}: `)) return elsewhere(error);
  const dataFile = DATA_FILES.find((each) => each.file === file);
  const { steps, says } = partedError(error.slice(`${file}: `.length));
  const labels = dataFile
    ? labelsOf(stepsInForm(steps, dataFile), formOfDataFile(dataFile))
    : labelsOf(steps, fields);
  const place = labels.length > 0 ? [labels.join(', ')] : steps;
  return [...(place.length === 0 ? textOf(says, fields) : place), withoutFiles(says)].join(': ');
}

/** The label of the text, which errors of links do not name. */
const textOf = (says: string, fields: Field[]): string[] =>
  says.startsWith('link ') ? fields.filter(({ name }) => name === 'body').map(({ label }) => label) : [];

/** An error of another form, by its name. */
function elsewhere(error: string): string {
  const dataFile = DATA_FILES.find(({ file }) => error.startsWith(`${file}: `));
  if (dataFile) return `In ${dataFile.label}: ${inWords(error, dataFile.file, dataFile.fields)}`;
  const [file = ''] = error.split(': ', 1);
  const collection = collectionOf(file);
  if (!collection) return withoutFiles(error);
  return `In the ${collection.one} ${nameOfEntry(file)}: ${inWords(error, file, collection.fields)}`;
}

const ENTRY_FILE = new RegExp(
  String.raw`\b(?:${COLLECTIONS.map(({ folder }) => folder).join('|')})/(?:[a-z0-9]/)?[a-z0-9-]+\.md\b`,
  'g',
);
const nameOfEntry = (file: string) => `“${nameOfFile(file)}”`;

/** What is done to files elsewhere, and what to do in a form instead. */
const IN_FORMS: [RegExp, string][] = [
  [
    /is missing: write '.*, or file \(a picture of images\/\) and alt/,
    'is missing: choose a drawing, or a picture of your own',
  ],
  [/there is no such page$/, 'there is no such page. Correct the address, or remove the link'],
  [/write the file name of a post without \.md/, 'choose another post'],
  [/put '([^']+)' into images\//, "there is no picture '$1': choose another, or upload it again"],
  [
    /people\.yaml has nobody of the id '[^']*': add.*/,
    'there is nobody of this name: choose another, or add the person under People',
  ],
  [/, or file \(a picture of images\/\) and alt/, ', or choose a picture'],
  [/name a file of images\/, such as [\w.-]+/, 'choose a picture'],
  [/\bimages\//g, ''],
];

function withoutFiles(says: string): string {
  const named = IN_FORMS.reduce(
    (words, [pattern, instead]) => words.replace(pattern, instead),
    says.replace(ENTRY_FILE, nameOfEntry),
  );
  return DATA_FILES.reduce((words, { file, label }) => words.replaceAll(file, label), named);
}

function labelsOf([name, ...inner]: string[], fields: Field[]): string[] {
  const field = fields.find((each) => each.name === name);
  if (!field) return [];
  if (field.widget !== 'list' || inner.length === 0)
    return [field.label, ...labelsOf(inner, field.fields ?? [])];
  const [entry = '', ...parts] = inner;
  return [field.label, entry, ...labelsOf(parts, field.fields ?? [])];
}
