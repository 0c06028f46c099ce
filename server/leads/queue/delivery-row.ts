import type { DeliveryRow, Instant } from '../../platform/database/tables.ts';

/** The facts that a delivery begins with. */
export interface Owed {
  leadId: string;
  channel: DeliveryRow['channel'];
  dueAt: Instant;
  /** Its place in the line (server/leads/queue/fairness.ts). */
  turnAt: Instant;
  /** Domain of the Message-ID, that of the sender of our e-mail. */
  messageDomain: string;
}

/** A delivery that is owed for a lead. */
export function owedDelivery({ leadId, channel, dueAt, turnAt, messageDomain }: Owed): DeliveryRow {
  return {
    id: `${leadId}.${channel}`,
    lead_id: leadId,
    channel,
    state: 'pending',
    attempts: 0,
    due_at: dueAt,
    leased_until: null,
    turn_at: turnAt,
    last_error: null,
    message_id: `<${leadId}.${channel}@${messageDomain}>`,
    sent_at: null,
  };
}
