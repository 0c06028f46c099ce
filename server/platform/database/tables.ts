import type { DeskAction } from '#domain/leads/desk/desk.ts';
import type { TypedColumns } from '#domain/leads/forms/columns.ts';
import type { ChannelName, EnquiryKind, NotifiedEvent } from '#domain/leads/lead.ts';
import type { LeadState, LostReason } from '#domain/leads/states.ts';
import type { Origin } from '#domain/visits/origin.ts';
import type { AllowanceRow, PageCountRow, SearchCountRow } from './count-tables.ts';

/** A point in time as ISO 8601 in UTC with milliseconds, which sorts as text in every database. */
export type Instant = string;

/** An enquiry as it was accepted; it never changes afterwards, but for what the desk makes of it and a suspicion of spam that is lifted. `phone_number` is E.164 where a network has it, otherwise the digits. */
export interface LeadRow extends TypedColumns, Origin {
  id: string;
  kind: EnquiryKind;
  created_at: Instant;
  phone_as_typed: string | null;
  /** The question and its answer as JSON (domain/price/question/quote.ts), of a lead of the kind `quote`. */
  quote: string | null;
  /** Version of the text on the use of the details that the form showed, where it showed one. */
  consent_version: string | null;
  /** Version of the text by which the newsletter was asked for; null where it was not. */
  news_version: string | null;
  idempotency_key: string;
  status: 'accepted' | 'suspected_spam';
  /** The state that the desk said last; null until it says anything. */
  desk_state: Exclude<LeadState, 'open'> | null;
  /** The name that the person who took it typed. */
  taken_by: string | null;
  /** When the desk wants to call next. */
  next_call_at: Instant | null;
  /** Naira, of what was won. */
  won_value: number | null;
  lost_reason: LostReason | null;
  /** When anything of what the desk says changed last. */
  desk_changed_at: Instant | null;
  /** The id under which the request is in the log. */
  request_id: string;
}

/** A lead of somebody who gave an e-mail address; of others the telephone number is the address. */
export type AddressedLead = LeadRow & { email: string };

/**
 * Something that one channel has to deliver: what a new lead causes, what happened to a lead or to the newsletter since, or a digest.
 * `written` is e-mail that lies in a file, because no mail server is set: nobody got it. `dead` ones are kept too, for a person to look at.
 */
export interface DeliveryRow {
  id: string;
  channel: ChannelName;
  state: 'pending' | 'leased' | 'sent' | 'written' | 'dead';
  attempts: number;
  due_at: Instant;
  leased_until: Instant | null;
  /** Its place in the line of its channel: of several that are due, the one with the earliest turn leaves first. */
  turn_at: Instant;
  last_error: string | null;
  sent_at: Instant | null;
  /** Null for a digest, and for the newsletter: a subscription outlives the lead that it began with. */
  lead_id: string | null;
  /** RFC 5322 Message-ID of an e-mail about a lead, the same at every attempt, so that a mailbox can see a repeat. */
  message_id: string | null;
  /** What happened since the lead came; null for what the lead itself causes, and for a digest. */
  event: Exclude<NotifiedEvent, 'accepted'> | null;
  /** When it happened, or until when a digest reports; null for what a new lead causes. */
  happened_at: Instant | null;
  /** Of the desk, as it was typed with it. */
  by_name: string | null;
  note: string | null;
  /** Whose newsletter, until the other system knows. */
  email: string | null;
  first_name: string | null;
  /** Since when a digest reports. */
  from_at: Instant | null;
}

/** Something that the desk did with a lead. */
export interface LeadEventRow {
  id: string;
  lead_id: string;
  at: Instant;
  what: DeskAction;
  /** As it was typed with it; nobody proves who he is. */
  by_name: string | null;
  note: string | null;
  /** The value in naira of what was won, the reason for what was lost, the instant of a planned call; null for one that was cancelled. */
  detail: string | null;
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

/** A text that only the processes of this site know. */
export interface SecretRow {
  name: string;
  value: string;
  /** Absent for one that is older than this column. */
  made_at: Instant | null;
}

/** A wish for the newsletter that waits for the owner of the address to confirm it. */
export interface OptInRow {
  /** SHA-256 of the token in the e-mail; the token itself is stored nowhere. */
  token_hash: string;
  lead_id: string;
  /** In small letters. */
  email: string;
  first_name: string;
  consent_version: string | null;
  requested_at: Instant;
  expires_at: Instant;
  /** A used one opens nothing any more; it stays until it expires, so that a second click is not an error. */
  used_at: Instant | null;
}

/** Somebody who confirmed the newsletter and did not end it. */
export interface SubscriberRow {
  /** Stands for the address in unsubscribe links and on the list of suppressions. */
  address_hash: string;
  /** In small letters. */
  email: string;
  first_name: string;
  consent_version: string | null;
  requested_at: Instant;
  confirmed_at: Instant;
}

/** An address that the newsletter, or no e-mail of ours at all, goes to; by its hash (server/leads/lead/addresses.ts). */
export interface SuppressionRow {
  address_hash: string;
  /** `unsubscribed` ends the newsletter until it is confirmed anew; `refused` lasts, and ends every e-mail to senders. */
  reason: 'unsubscribed' | 'refused';
  since: Instant;
}

/** How a trip was before a change of the trips, so that it can be taken back. */
interface TripChangeRow {
  id: string;
  /** Of the change: all that one call did has the same. */
  at: Instant;
  what: 'import' | 'remove';
  waybill: string;
  /** The trip as JSON; null where there was none. */
  before: string | null;
}

/** A change of the schema, with what it says of itself (server/platform/database/migrations/schema.ts); no part of a backup's rows. */
interface SchemaChangeRow {
  name: string;
  /** 1 where the version before works on as it did. */
  adds_only: number;
}

/** The tables that the site itself needs no more than once: their rows are not copied. */
interface SchemaTables {
  schema_changes: SchemaChangeRow;
  /** Made and kept by Kysely. */
  kysely_migration: { name: string; timestamp: string };
}

/** The column that tells the rows of each table apart, parents before children. */
export const KEYS: { [Table in keyof RowTables]: keyof RowTables[Table] } = {
  leads: 'id',
  outbox: 'id',
  lead_events: 'id',
  trips: 'waybill',
  trip_changes: 'id',
  secrets: 'name',
  opt_ins: 'token_hash',
  subscribers: 'address_hash',
  suppressions: 'address_hash',
  allowances: 'key',
  page_counts: 'id',
  search_counts: 'id',
};

/** The tables of `kayalink.db`. */
export interface Tables extends RowTables, SchemaTables {}

/** Those whose rows make a backup. */
export interface RowTables {
  leads: LeadRow;
  outbox: DeliveryRow;
  lead_events: LeadEventRow;
  trips: TripRow;
  trip_changes: TripChangeRow;
  secrets: SecretRow;
  opt_ins: OptInRow;
  subscribers: SubscriberRow;
  suppressions: SuppressionRow;
  allowances: AllowanceRow;
  page_counts: PageCountRow;
  search_counts: SearchCountRow;
}
