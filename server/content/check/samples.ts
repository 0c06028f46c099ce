import type { Files } from '../formats/types.ts';
import { readYaml } from '../formats/yaml.ts';

/** Something invented that must be replaced before the site goes live. */
export interface Sample {
  file: string;
  /** Where in the file, like `social.0.url`; empty for a whole entry. */
  field: string;
}

const FRONT_MATTER = /^---\r?\n(?<head>.*?)\r?\n---/s;

/** All marks `sample: true` of the content folder. */
export function findSamples(files: Files): Sample[] {
  return [...files].flatMap(([file, text]) => {
    const yaml = file.endsWith('.yaml') ? text : (FRONT_MATTER.exec(text)?.groups?.['head'] ?? '');
    return marked(readYaml(yaml).value, []).map((path) => ({ file, field: path.join('.') }));
  });
}

function marked(value: unknown, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'sample' in value && value.sample === true ? [path] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => marked(inner, [...path, key]))];
}
