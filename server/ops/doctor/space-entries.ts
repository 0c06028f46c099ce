import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Check } from './check.ts';

/** Faults that are named; the check of the content names all. */
const NAMED = 3;

/** Looks at what the site has copied of the content service: entries with a fault are not shown as they were published last. */
export function spaceEntriesCheck({ contentful, dataDirectory }: Config): Check {
  return {
    name: 'Entries of Contentful',
    remedy: 'put them right and publish them; npm run content -- check tells more, links too',
    look: async () => {
      if (!contentful) return undefined;
      const { RAW_FILE, RawRows } = await import('../../content/contentful/raw-rows.ts');
      const { faultsIn } = await import('../../content/contentful/stored-errors.ts');
      const { asFileFault } = await import('../../content/contentful/entry-error.ts');
      const file = join(dataDirectory, RAW_FILE);
      if (!existsSync(file)) return 'not copied yet: the site has not run with this space';
      const rows = new RawRows(file);
      try {
        const faults = faultsIn(rows).flatMap((fault) => asFileFault(fault).problems);
        const more = faults.length > NAMED ? [`and ${faults.length - NAMED} more`] : [];
        if (faults.length > 0) throw new Error([...faults.slice(0, NAMED), ...more].join('; '));
        return `${rows.names('Entry/').length} are in order`;
      } finally {
        rows.close();
      }
    },
  };
}
