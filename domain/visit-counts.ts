/**
 * What is counted of visits, by page and day: a visit begins, a page is seen, a form is begun, a link opens WhatsApp or calls; and what of
 * it was a program that says so. What was sent and answered is counted from the leads.
 */
export const COUNTED_STEPS = ['visit', 'view', 'form', 'whatsapp', 'call', 'robot'] as const;
export type CountedStep = (typeof COUNTED_STEPS)[number];

/** What a page may tell; who is a program is found out by the server. */
export const TOLD_STEPS = COUNTED_STEPS.filter((step) => step !== 'robot');

/** By what visits and leads can be told apart. */
export const COUNT_GROUPS = ['page', 'source', 'campaign'] as const;
export type CountGroup = (typeof COUNT_GROUPS)[number];

/** The name of a campaign in counts: its source and its name, as far as they are known. */
export const campaignLabel = (source: string | null, campaign: string | null): string =>
  [source, campaign].filter(Boolean).join(' / ');
