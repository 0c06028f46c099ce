import { type EntryKind, kindOfFile } from '#domain/entries/entry-kinds.ts';
import { compareWords } from '#domain/shared/locale.ts';
import { entryPath } from '../../entries/site-entry.ts';
import { readFiles } from '../../files/files.ts';
import type { Files } from '../../formats/errors.ts';
import { FRONT_MATTER } from '../../formats/front-matter.ts';
import { readYaml } from '../../formats/yaml.ts';

/** One of the values that a field can have. */
export interface Choice {
  value: string | number;
  label: string;
}

/** The values that fields are chosen from, by the name of the field. */
export type Choices = Record<
  'tags' | 'author' | 'reviewer' | 'related' | 'guide' | 'from' | 'to' | 'terms' | 'reading',
  Choice[]
>;

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
  const ofKind = (kind: EntryKind): NamedEntry[] => heads.flatMap((each) => namedOf(each, kind));
  const bySlug = (kind: EntryKind) =>
    byLabel(ofKind(kind).map(({ slug, label }) => ({ value: slug, label })));
  const byAddress = (...kinds: EntryKind[]) =>
    byLabel(kinds.flatMap(ofKind).map(({ address, label }) => ({ value: address, label })));
  const places = byLabel(placesOf(readYaml(files.get('roads/places.yaml') ?? '').value));
  return {
    tags: byLabel([...topics].map((topic) => ({ value: topic, label: topic }))),
    author: byLabel(people),
    reviewer: byLabel(people),
    related: bySlug('post'),
    guide: bySlug('guide'),
    from: places,
    to: places,
    terms: byAddress('term'),
    reading: byAddress('post', 'guide'),
  };
}

/** An entry as others name it. */
export interface NamedEntry {
  slug: string;
  address: string;
  label: string;
}

/** An entry of a kind, by its name and its address; nothing for files of other kinds. */
export function namedOf(
  { file, head }: { file: string; head: Record<string, unknown> },
  kind: EntryKind,
): NamedEntry[] {
  if (kindOfFile(file) !== kind) return [];
  const [, letter = ''] = file.split('/');
  const slug = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
  const address = entryPath({ kind, letter: letter.toUpperCase(), slug });
  return [{ slug, address, label: String(head['title'] ?? head['subject'] ?? slug) }];
}

/** The places of `roads/places.yaml`. */
export const placesOf = (places: unknown): Choice[] =>
  (Array.isArray(places) ? places : [])
    .map(mapOf)
    .map(({ slug, name }) => ({ value: String(slug), label: String(name ?? slug) }));

const byLabel = (choices: Choice[]) => choices.toSorted((a, b) => compareWords(a.label, b.label));

/** The fields of each Markdown file; those of a file that cannot be read are none. */
export function headsOf(files: Files): { file: string; head: Record<string, unknown> }[] {
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

/** A value as a map; an empty one where it is none. */
export const mapOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** The texts of a list; none where it is no list. */
export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
