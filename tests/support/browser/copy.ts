import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { type PageCopy, pageSchemas } from '../../../domain/pages/pages.ts';
import type { PageName } from '../../../domain/shared/page-paths.ts';
import { YAML_OPTIONS } from '../../../server/content/formats/yaml.ts';

const CONTENT = resolve(import.meta.dirname, '../../../content');

/**
 * The words of a file of `content/` as editors wrote them: a test then fails for what a page does, and not for how it is worded.
 * @param file without its ending, like `layout`
 */
export const copyOf = (file: string) => parse(readFileSync(`${CONTENT}/${file}.yaml`, 'utf8'), YAML_OPTIONS);

/** The words of a page, of the shape that the page reads. */
export function pageCopy<Name extends PageName>(name: Name): PageCopy<Name> {
  return pageSchemas[name].parse(copyOf(`pages/${name}`)) as PageCopy<Name>;
}
