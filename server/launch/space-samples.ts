import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Finding } from './launch-check.ts';

/** Entries of the content service that are marked as invented, as far as the site has copied them. */
export async function spaceSampleFindings({
  contentful,
  dataDirectory,
}: Pick<Config, 'contentful' | 'dataDirectory'>): Promise<Finding[]> {
  if (!contentful) return [];
  const { RAW_FILE, RawRows } = await import('../content/contentful/raw-rows.ts');
  const { samplesIn } = await import('../content/contentful/samples-in.ts');
  const file = join(dataDirectory, RAW_FILE);
  if (!existsSync(file))
    return [{ where: 'Contentful', says: 'start the site once: its entries are not copied yet' }];
  const rows = new RawRows(file);
  try {
    const says = "is invented (field 'sample'): replace it, then switch the mark off";
    return samplesIn(rows).map((where) => ({ where, says }));
  } finally {
    rows.close();
  }
}
