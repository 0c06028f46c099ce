import type { EmailName } from '#domain/emails.ts';
import type { EnquiryKind } from '#domain/enquiry.ts';
import type { ServiceOfInterest } from '#domain/marketing.ts';

/** A point in time as ISO 8601 in UTC with milliseconds, which sorts as text in every database. */
export type Instant = string;

/** An enquiry as it was accepted; it never changes afterwards. What its form does not ask for is null. */
export interface LeadRow {
  id: string;
  kind: EnquiryKind;
  created_at: Instant;
  first_name: string;
  last_name: string | null;
  email: string;
  /** E.164 where it parses, otherwise the digits as typed. */
  phone_number: string | null;
  phone_as_typed: string | null;
  message: string | null;
  company: string | null;
  /** The service that the sender is interested in. */
  service: ServiceOfInterest | null;
  idempotency_key: string;
  status: 'accepted' | 'suspected_spam';
  /** The id under which the request stands in the log. */
  request_id: string;
}

/** One e-mail that is owed for a lead. `dead` ones are kept too, for a person to look at. */
export interface DeliveryRow {
  id: string;
  lead_id: string;
  channel: EmailName;
  state: 'pending' | 'leased' | 'sent' | 'dead';
  attempts: number;
  due_at: Instant;
  leased_until: Instant | null;
  last_error: string | null;
  /** RFC 5322 Message-ID, the same at every attempt, so that a mailbox can see a repeat. */
  message_id: string;
  sent_at: Instant | null;
}

/** A trip that was driven; the site shows the sum of their tonnes. */
export interface TripRow {
  waybill: string;
  /** ISO date. */
  completed_on: string;
  tonnes: number;
  origin: string;
  destination: string;
}

/** The tables of `kayalink.db`. */
export interface Tables {
  leads: LeadRow;
  deliveries: DeliveryRow;
  trips: TripRow;
}
