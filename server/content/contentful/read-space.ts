import { pino } from 'pino';
import type { EntryKind } from '#domain/rich-text.ts';
import type { ContentfulConfig } from '../../contentful-config.ts';
import type { Problem } from '../check/links.ts';
import type { Entries } from '../entry-targets.ts';
import { Replica } from '../replica/replica.ts';
import type { Shared } from '../replica/shared.ts';
import { asFileFault } from './entry-fault.ts';
import { samplesIn } from './kept-entries.ts';
import { faultsIn } from './kept-faults.ts';
import { RawRows } from './raw-rows.ts';
import { ContentService } from './service.ts';
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
    const of = (kind: EntryKind) => all.get(kind) ?? [];
    return {
      posts: of('post').flatMap(({ slug }) => reader.entry('post', slug) ?? []),
      guides: of('guide').flatMap(({ slug }) => reader.entry('guide', slug) ?? []),
      caseStudies: of('caseStudy').flatMap(({ slug }) => reader.entry('caseStudy', slug) ?? []),
      terms: of('term').flatMap(({ slug, letter }) => reader.entry('term', slug, letter) ?? []),
    };
  });
}
