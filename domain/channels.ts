import { EMAILS } from './emails.ts';

/** The ways by which news of a lead leaves: each e-mail by its name, and to other systems where they are configured. */
export const CHANNELS = [...EMAILS, 'webhook', 'webhook-change', 'product-api'] as const;
export type ChannelName = (typeof CHANNELS)[number];
