import { KINDS } from '#domain/entries/entry-kinds.ts';
import { compareWords } from '#domain/shared/locale.ts';
import { readFiles } from '../files/files.ts';
import type { Files } from '../formats/errors.ts';
import { FRONT_MATTER } from '../formats/front-matter.ts';
import { readYaml } from '../formats/yaml.ts';

/** One of the values that a field can have. */
export interface Choice {
  value: string;
  label: string;
}

/** The values that fields are chosen from, by the name of the field. */
export type Choices = Record<'tags' | 'author' | 'reviewer' | 'related', Choice[]>;

/** Reads what entries of a content folder can name: topics that others have, people, and posts. */
export async function choicesOf(directory: string): Promise<Choices> {
  const files = await readFiles(directory);
  const heads = headsOf(files);
  const topics = new Set(heads.flatMap(({ head }) => listOf(head['tags'])));
  const people = Object.entries(mapOf(readYaml(files.get('people.yaml') ?? '').value)).map(
    ([value, person]) => ({
      value,
      label: String(mapOf(person)['name'] ?? value),
    }),
  );
  const posts = heads.flatMap(({ file, head }) => {
    const [folder, name = ''] = file.split('/');
    return folder === KINDS.post.folder
      ? [{ value: name.replace(/\.md$/, ''), label: String(head['title'] ?? name) }]
      : [];
  });
  return {
    tags: byLabel([...topics].map((topic) => ({ value: topic, label: topic }))),
    author: byLabel(people),
    reviewer: byLabel(people),
    related: byLabel(posts),
  };
}

const byLabel = (choices: Choice[]) => choices.toSorted((a, b) => compareWords(a.label, b.label));

/** The fields of each Markdown file; those of a file that cannot be read are none. */
function headsOf(files: Files): { file: string; head: Record<string, unknown> }[] {
  return [...files].flatMap(([file, text]) => {
    const head = FRONT_MATTER.exec(text)?.groups?.['head'];
    if (!file.endsWith('.md') || head === undefined) return [];
    try {
      return [{ file, head: mapOf(readYaml(head).value) }];
    } catch {
      return [];
    }
  });
}

const mapOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
