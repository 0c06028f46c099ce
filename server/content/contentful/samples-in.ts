import { z } from 'zod';
import { nameForEditors } from './entry-fault.ts';
import type { RawRows } from './raw-rows.ts';

const keptSchema = z.object({
  sys: z.object({ id: z.string(), contentType: z.object({ sys: z.object({ id: z.string() }) }) }),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())).catch({}),
});

/** The entries among rows that are marked as invented, by name. */
export function samplesIn(rows: RawRows): string[] {
  return rows.names('Entry/').flatMap((name) => {
    const { sys, fields } = keptSchema.parse(JSON.parse(rows.get(name) ?? ''));
    if (!Object.values(fields['sample'] ?? {}).includes(true)) return [];
    const [title] = Object.values(fields['title'] ?? fields['name'] ?? {}).map(String);
    return [nameForEditors({ entry: sys.id, contentType: sys.contentType.sys.id, title })];
  });
}
