/** Fields that come with a filled form besides its own, each optional: the payload of the specification has none of them. */

/** The hidden field that people never see and robots fill (docs/decisions/0003-transactional-outbox.md). */
export const TRAP_FIELD = 'website';

/** Version of the text on the use of the details that the form showed (domain/leads/copy/form-copy.ts). */
export const CONSENT_FIELD = 'consent';

/** The box that asks for the newsletter too; ticked, it holds the version of its label. */
export const NEWS_FIELD = 'newsletter';

/** Milliseconds between the opening of the page and the pressing of send, where a script could measure them. */
export const ELAPSED_FIELD = 'elapsed';

/** After so many days what is suspected to be spam is deleted, unless the operator sets another number. */
export const SPAM_RETENTION_DAYS = 30;

/** Few people fill a form in less; a link in such a one makes it suspect (server/http/api/submission.ts). */
export const MINIMUM_FILL_MS = 1500;

/** The header under which a browser repeats a submission, so that a retry makes no second lead. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
