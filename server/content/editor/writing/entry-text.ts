/** The text of an entry's file, as the form of the browser editor reads and writes it. */

import { parseDocument, stringify } from 'yaml';
import { FRONT_MATTER } from '../../formats/front-matter.ts';
import { readYaml, YAML_OPTIONS } from '../../formats/yaml.ts';
import { ADDRESS, type Collection, GUIDE, hasAddress, LISTED } from '../forms/fields.ts';
import { Refused } from './refused.ts';
import { textOfForm } from './write-entries.ts';
import { fileOfForm, formOfFile, withSwitches } from './write-fields.ts';
import { isMap, type Values, writeFields } from './write-yaml.ts';

/** The front matter of an entry and the text below it. */
export function partsOf(text: string): { head: string; values: Values; body: string } {
  const { head = '', body = text } = FRONT_MATTER.exec(text)?.groups ?? {};
  return { head, values: valuesOf(head), body };
}

/** Front matter as values. @throws Refused where the parser gives up, as with aliases of aliases that would fill the memory */
export function valuesOf(head: string): Values {
  try {
    const { value } = readYaml(head);
    return isMap(value) ? value : {};
  } catch (error) {
    throw new Refused(`The front matter cannot be read: ${(error as Error).message}`);
  }
}

/** The values of a form as the page has it: YAML, or front matter above a text. */
export function formValues(form: string, { ending }: Collection): Values {
  return sentValues(ending === '.yaml' ? form : (FRONT_MATTER.exec(form)?.groups?.['head'] ?? ''));
}

/**
 * The values in the YAML that the page writes. What is a slip of the pen in a file, as curly quotes around a text, is meant here.
 * @throws Refused where it cannot be read: without values, the form would empty its file
 */
export function sentValues(form: string): Values {
  try {
    const document = parseDocument(form, YAML_OPTIONS);
    const [error] = document.errors;
    if (error) throw error;
    const value: unknown = document.toJS();
    return isMap(value) ? value : {};
  } catch (error) {
    throw new Refused(`The form cannot be read: ${(error as Error).message}`);
  }
}

/**
 * The form of an entry, as the page gets it.
 * @param name of its file
 * @param listed what lists say of it beside its other fields
 */
export function formOfEntry(text: string, collection: Collection, name: string, listed: string): string {
  const { ending, fields, titles } = collection;
  if (ending === '.yaml') return stringify(valuesOf(text), { lineWidth: 0 });
  const { values, body } = partsOf(text);
  const form = {
    ...withSwitches(formOfFile(values), fields),
    ...(hasAddress(collection) && { [ADDRESS]: name }),
    ...(titles.includes(GUIDE) && { [GUIDE]: name }),
    ...(listed && { [LISTED]: listed }),
  };
  return `---\n${stringify(form, { lineWidth: 0 })}---\n${body}`;
}

/** The text of the file: what the form did not change stays letter by letter. */
export function changedText(form: string, collection: Collection, before = ''): string {
  const { fields, ending, label } = collection;
  const values = formValues(form, collection);
  if (ending === '.yaml') return textOfForm(before, values, { kept: 'map', fields, label });
  const was = partsOf(before);
  const now = partsOf(form);
  const head = writeFields(was.head, fileOfForm(values, fields, was.values));
  const isSame = now.body.trim() === was.body.replaceAll('\r\n', '\n').trim();
  const body = isSame && before !== '' ? was.body : `\n${now.body.trim()}\n`;
  return `---\n${head}---\n${body}`;
}
