/** The state of a lead: open, as far as the desk said, or what the desk said last. */
export const LEAD_STATES = ['open', 'answered', 'won', 'lost'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export const isLeadState = (text: string): text is LeadState => LEAD_STATES.some((state) => state === text);
