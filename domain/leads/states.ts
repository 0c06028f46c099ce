/** The state of a lead: open, as far as the desk said, or what the desk said last. */
export const LEAD_STATES = ['open', 'answered', 'won', 'lost'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export const isLeadState = (text: string): text is LeadState => LEAD_STATES.some((state) => state === text);

/** Why an enquiry was lost, as the desk can say it. */
export const LOST_REASONS = [
  'price',
  'no-truck',
  'too-late',
  'other-haulier',
  'cancelled',
  'no-reply',
  'not-ours',
  'other',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

export const isLostReason = (text: unknown): text is LostReason =>
  LOST_REASONS.some((reason) => reason === text);
