import { z } from 'zod';
import { readLink } from './documents.ts';
import { nameForEditors } from './entry-error.ts';
import { knownOf } from './published.ts';
import type { RawRows } from './raw-rows.ts';
import { SHARED_TYPES } from './shared-types.ts';

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
