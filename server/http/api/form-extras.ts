import * as z from 'zod/mini';
import {
  CONSENT_FIELD,
  ELAPSED_FIELD,
  MINIMUM_FILL_MS,
  NEWS_FIELD,
  TRAP_FIELD,
} from '#domain/leads/submission.ts';

const version = z.iso.date();

/** Values that our own pages send besides the fields of a form; nobody has to. */
export const extrasSchema = z.object({
  [TRAP_FIELD]: z.optional(z.string()),
  [CONSENT_FIELD]: z.optional(version),
  [NEWS_FIELD]: z.optional(version),
  [ELAPSED_FIELD]: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
});

/** Values that come with a form. */
export interface Extras {
  /**
   * A robot filled it: the trap is not empty, or a form with a link in it was ready sooner than anybody types. Quick alone is no
   * sign: a browser fills in what it knows, and a short message is soon pasted.
   */
  suspectedSpam: boolean;
  consentVersion?: string | undefined;
  newsVersion?: string | undefined;
}

/** How a link begins that robots are sent to leave. */
const LINK = /https?:\/\/|www\.|\[url|<a\s/i;

const wasQuick = (elapsed: string | undefined) => elapsed !== undefined && Number(elapsed) < MINIMUM_FILL_MS;

const hasLink = (fields: Record<string, unknown>) =>
  Object.values(fields).some((value) => typeof value === 'string' && LINK.test(value));

/** Reads what comes with a form; what makes no sense counts as absent, for it must not cost a lead. */
export function readExtras(fields: Record<string, unknown>): Extras {
  const { shape } = extrasSchema;
  const trap = fields[TRAP_FIELD] ?? '';
  const elapsed = shape[ELAPSED_FIELD].safeParse(fields[ELAPSED_FIELD]).data;
  return {
    suspectedSpam: trap !== '' || (wasQuick(elapsed) && hasLink(fields)),
    consentVersion: shape[CONSENT_FIELD].safeParse(fields[CONSENT_FIELD]).data,
    newsVersion: shape[NEWS_FIELD].safeParse(fields[NEWS_FIELD]).data,
  };
}
