import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteSchema } from '#domain/company/site.ts';
import { layoutCopySchema } from '#domain/pages/standard-layout.ts';
import type { TooMuchContent } from '../../../server/http/hooks/limits.ts';

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../content/${name}.yaml`, import.meta.url), 'utf8'));
const layout = layoutCopySchema.parse(read('layout'));
const site = siteSchema.parse(read('site'));

/** The words of this site. */
export const WORDS: TooMuchContent = { layout: () => layout, site: () => site };
