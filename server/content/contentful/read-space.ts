import { pino } from 'pino';
import { ENTRY_KINDS, type Entries, KINDS } from '#domain/entries/entry-kinds.ts';
import type { Problem } from '../formats/types.ts';
import { Replica } from '../store/replica/replica.ts';
import type { Shared } from '../store/replica/shared.ts';
import type { ContentfulConfig } from './contentful-config.ts';
import { asFileFault } from './entry-error.ts';
import { samplesIn } from './last-valid-entries.ts';
import { RawRows } from './raw-rows.ts';
import { ContentService } from './service.ts';
import { faultsIn } from './stored-errors.ts';
import { sync } from './sync.ts';

/** The published entries of a space, as the site shows them. */
export interface SpaceContent {
  entries: Entries;
  shared: Shared;
  /** Those that are marked as invented, by name. */
  samples: string[];
  /** The faults of entries, each by its name. */
  problems: Problem[];
}

/**
 * Copies what is published in a space, and lets go of it again; nothing of the running site is touched.
 * @throws ServiceFault
 */
export async function readSpace(
  { space, environment, host, token }: ContentfulConfig,
  siteUrl: string,
): Promise<SpaceContent> {
  const log = pino({ level: 'silent' });
  const service = new ContentService({ space, environment, host, token }, log);
  const replica = Replica.inMemory({ early: true });
  const ends = { service, rows: new RawRows(), replica, log, siteUrl };
  try {
    await sync(ends);
    const problems = faultsIn(ends.rows)
      .map(asFileFault)
      .flatMap(({ file, problems }) =>
        problems.map((problem) => ({ file, message: problem.slice(`${file}: `.length) })),
      );
    const shared = ends.replica.read((reader) => reader.shared());
    return { entries: allEntries(ends.replica), shared, samples: samplesIn(ends.rows), problems };
  } finally {
    service.close();
    ends.rows.close();
    ends.replica.close();
  }
}

function allEntries(replica: Replica): Entries {
  return replica.read((reader) => {
    const all = Map.groupBy(reader.addresses(), ({ kind }) => kind);
    const entries = ENTRY_KINDS.map((kind) => [
      KINDS[kind].plural,
      (all.get(kind) ?? []).flatMap(({ slug, letter }) => reader.entry(kind, slug, letter) ?? []),
    ]);
    return Object.fromEntries(entries) as Entries;
  });
}
