import { NOTIFIED_EVENTS } from '#domain/leads/lead.ts';
import type { Listener } from '../../server/leads/lead/enabled-targets.ts';

/** Another system that wants to hear everything, under the name of that of `LEADS_WEBHOOK_URL`. */
export const CRM: Listener = { channel: 'webhook', events: NOTIFIED_EVENTS };
