import type { DeliveryRow, Instant } from '../storage/tables.ts';

/**
 * A delivery that is owed for a lead.
 * @param messageDomain domain of the Message-ID, that of the sender of our e-mail
 */
export function owedDelivery(
  leadId: string,
  channel: DeliveryRow['channel'],
  dueAt: Instant,
  messageDomain: string,
): DeliveryRow {
  return {
    id: `${leadId}.${channel}`,
    lead_id: leadId,
    channel,
    state: 'pending',
    attempts: 0,
    due_at: dueAt,
    leased_until: null,
    last_error: null,
    message_id: `<${leadId}.${channel}@${messageDomain}>`,
    sent_at: null,
  };
}
