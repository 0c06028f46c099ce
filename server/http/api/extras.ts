import * as z from 'zod/mini';
import { CONSENT_FIELD, ELAPSED_FIELD, MINIMUM_FILL_MS, NEWS_FIELD, TRAP_FIELD } from '#domain/submission.ts';

const version = z.iso.date();

/** What our own pages send besides the fields of a form; nobody has to. */
export const extrasSchema = z.object({
  [TRAP_FIELD]: z.optional(z.string()),
  [CONSENT_FIELD]: z.optional(version),
  [NEWS_FIELD]: z.optional(version),
  [ELAPSED_FIELD]: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
});

/** What comes with a form. */
export interface Extras {
  /** A robot filled it: the trap is not empty, or the form was ready sooner than anybody types. */
  suspectedSpam: boolean;
  consentVersion?: string | undefined;
  newsVersion?: string | undefined;
}

/** Reads what comes with a form; what makes no sense counts as absent, for it must not cost a lead. */
export function readExtras(fields: Record<string, unknown>): Extras {
  const { shape } = extrasSchema;
  const trap = fields[TRAP_FIELD] ?? '';
  const elapsed = shape[ELAPSED_FIELD].safeParse(fields[ELAPSED_FIELD]).data;
  return {
    suspectedSpam: trap !== '' || (elapsed !== undefined && Number(elapsed) < MINIMUM_FILL_MS),
    consentVersion: shape[CONSENT_FIELD].safeParse(fields[CONSENT_FIELD]).data,
    newsVersion: shape[NEWS_FIELD].safeParse(fields[NEWS_FIELD]).data,
  };
}
