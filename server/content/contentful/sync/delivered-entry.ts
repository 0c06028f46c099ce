import { z } from 'zod';
import type { Delivered } from '../api/service.ts';
import { readFields, type ValidFields } from '../types/content-types.ts';

/** An entry as the service delivers it. */
export const entrySchema = z.object({
  sys: z.object({
    id: z.string(),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    contentType: z.object({ sys: z.object({ id: z.string() }) }),
  }),
  fields: z.unknown(),
  metadata: z.object({ tags: z.array(z.object({ sys: z.object({ id: z.string() }) })) }).catch({ tags: [] }),
});

export type DeliveredEntry = z.infer<typeof entrySchema>;

/** Letters of a title that messages name. */
const TITLE = 80;

/** An entry as JSON; undefined where it is nested deeper than the stack reaches: fields that the site does not read are not validated before. */
export function jsonOf(delivered: Delivered): string | undefined {
  try {
    return JSON.stringify(delivered);
  } catch {
    return undefined;
  }
}

/** What editors call an entry, cut to a length that fits a message. */
export function titleOf({ title, subject, name, text }: Record<string, unknown>): string {
  return String(title ?? subject ?? name ?? text ?? '')
    .slice(0, TITLE)
    .trim();
}

/** The fields of an entry that were valid when it was stored. */
export function validFields(contentType: string, fields: Record<string, unknown>): ValidFields {
  const read = readFields(contentType, fields);
  if (!read || !('valid' in read)) throw new Error(`a kept entry of ${contentType} is not valid`);
  return read.valid;
}
