import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { z } from 'zod';
import { readYaml } from '../formats/yaml.ts';

/** The file that holds all people, of whom an import may know a part. */
export const PEOPLE_FILE = 'people.yaml';

const peopleSchema = z.record(z.string(), z.unknown()).catch({});

/**
 * Joins the people of an import with those of the folder, so that to replace the file loses nobody.
 * @param imported text of the file as the import makes it
 * @param own text of the folder's file
 * @returns the joined text, which is the folder's own where it says the same; and the names that it alone has
 */
export function joinPeople(imported: string, own: string): { text: string; kept: string[] } {
  const [theirs, ours] = [imported, own].map((text) => peopleSchema.parse(readYaml(text).value));
  const kept = Object.keys(ours ?? {}).filter((id) => !Object.hasOwn(theirs ?? {}, id));
  const joined = { ...ours, ...theirs };
  return { text: isDeepStrictEqual(joined, ours) ? own : stringify(joined, { lineWidth: 0 }), kept };
}
