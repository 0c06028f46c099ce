/**
 * The events that are counted by page and day: a visit begins, a page is seen, a form is begun, a link opens WhatsApp or calls; and how
 * many of them were of a program that says so. Sent and answered leads are counted from the leads.
 */
export const COUNTED_STEPS = ['visit', 'view', 'form', 'whatsapp', 'call', 'robot'] as const;
export type CountedStep = (typeof COUNTED_STEPS)[number];

/** The events that a page may report; the server finds out who is a program. */
export const REPORTED_STEPS = COUNTED_STEPS.filter((step) => step !== 'robot');

/** By what visits and leads can be told apart. */
export const COUNT_GROUPS = ['page', 'source', 'campaign'] as const;
export type CountGroup = (typeof COUNT_GROUPS)[number];

/** The name of a campaign in counts: its source and its name, as far as they are known. */
export const campaignLabel = (source: string | null, campaign: string | null): string =>
  [source, campaign].filter(Boolean).join(' / ');
