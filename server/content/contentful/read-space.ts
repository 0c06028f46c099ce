import { pino } from 'pino';
import { z } from 'zod';
import { ENTRY_KINDS, type Entries, KINDS } from '#domain/entries/entry-kinds.ts';
import type { Problem } from '../formats/errors.ts';
import { Replica } from '../store/replica/replica.ts';
import type { Shared } from '../store/replica/replica-tables.ts';
import type { ContentfulConfig } from './api/contentful-config.ts';
import { RawRows } from './api/raw-rows.ts';
import { ContentService } from './api/service.ts';
import { asFileError, errorsIn, nameForEditors } from './entries/errors.ts';
import { sync } from './sync/sync.ts';
import { knownOf, readLink } from './types/documents.ts';
import { SHARED_TYPES } from './types/shared-types.ts';

const keptSchema = z.object({
  sys: z.object({ id: z.string(), contentType: z.object({ sys: z.object({ id: z.string() }) }) }),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())).catch({}),
});

interface Kept {
  id: string;
  contentType: string;
  /** The values of each by locale. */
  fields: Record<string, Record<string, unknown>>;
}

/** The first value of a field, whatever its locale. */
const firstOf = (values: Record<string, unknown> | undefined): unknown => Object.values(values ?? {})[0];

function keptIn(rows: RawRows): Kept[] {
  return rows.names('Entry/').map((name) => {
    const { sys, fields } = keptSchema.parse(JSON.parse(rows.get(name) ?? ''));
    return { id: sys.id, contentType: sys.contentType.sys.id, fields };
  });
}

/** The entries among rows that are marked as invented, by name. */
export function samplesIn(rows: RawRows): string[] {
  return keptIn(rows).flatMap(({ id, contentType, fields }) => {
    if (!Object.values(fields['sample'] ?? {}).includes(true)) return [];
    const title = String(firstOf(fields['title'] ?? fields['name']) ?? '');
    return [nameForEditors({ entry: id, contentType, title })];
  });
}

/** The people among rows by the ids that pages name them by; their photographs are what is known of the asset, if there is one. */
export function peopleIn(rows: RawRows): Record<string, { name: string; photo?: unknown }> {
  const photoOf = (fields: Kept['fields']) => {
    const link = readLink(firstOf(fields['photo']));
    return link && rows.get(knownOf(link));
  };
  const people = keptIn(rows).filter(({ contentType }) => contentType === SHARED_TYPES.person);
  return Object.fromEntries(
    people.map(({ fields }) => [
      String(firstOf(fields['slug'])),
      { name: String(firstOf(fields['name'])), photo: photoOf(fields) },
    ]),
  );
}

/** The published entries of a space, as the site shows them. */
export interface SpaceContent {
  entries: Entries;
  shared: Shared;
  /** Those that are marked as invented, by name. */
  samples: string[];
  /** The errors of entries, each by its name. */
  problems: Problem[];
}

/**
 * Copies what is published in a space, and lets go of it again; nothing of the running site is touched.
 * @throws ApiError
 */
export async function readSpace(
  { space, environment, host, token }: ContentfulConfig,
  siteUrl: string,
): Promise<SpaceContent> {
  const log = pino({ level: 'silent' });
  const service = new ContentService({ space, environment, host, token }, log);
  const replica = Replica.inMemory({ early: true });
  const context = { service, rows: new RawRows(), replica, log, siteUrl };
  try {
    await sync(context);
    const problems = errorsIn(context.rows)
      .map(asFileError)
      .flatMap(({ file, problems }) =>
        problems.map((problem) => ({ file, message: problem.slice(`${file}: `.length) })),
      );
    const shared = context.replica.read((reader) => reader.shared());
    return { entries: allEntries(context.replica), shared, samples: samplesIn(context.rows), problems };
  } finally {
    service.close();
    context.rows.close();
    context.replica.close();
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
