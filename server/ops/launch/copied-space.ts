import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Finding } from './finding.ts';
import type { ShownPeople } from './pictures.ts';

/** The facts from the copy of the content service's entries, as far as the site has made it. */
export interface CopiedSpace {
  /** Entries that are marked as invented. */
  samples: Finding[];
  people: ShownPeople;
}

/** Reads the copy; it is empty without the content service. */
export async function readCopiedSpace({
  contentful,
  dataDirectory,
}: Pick<Config, 'contentful' | 'dataDirectory'>): Promise<CopiedSpace> {
  if (!contentful) return { samples: [], people: {} };
  const { RAW_FILE, RawRows } = await import('../../content/contentful/raw-rows.ts');
  const { peopleIn, samplesIn } = await import('../../content/contentful/last-valid-entries.ts');
  const file = join(dataDirectory, RAW_FILE);
  if (!existsSync(file)) {
    const says = 'start the site once: its entries are not copied yet';
    return { samples: [{ where: 'Contentful', says }], people: {} };
  }
  const rows = new RawRows(file);
  try {
    const says = "is invented (field 'sample'): replace it, then switch the mark off";
    return { samples: samplesIn(rows).map((where) => ({ where, says })), people: peopleIn(rows) };
  } finally {
    rows.close();
  }
}
