import type { TargetChannel, ToldEvent } from '#domain/channels.ts';
import type { LeadState } from '#domain/desk.ts';

/** What every other system that is told of leads has. */
interface AnyTarget {
  /** Its deliveries stand under this name. */
  channel: TargetChannel;
  /** What it is told. */
  events: readonly ToldEvent[];
  /** Whether it may stand in the own network. */
  allowPrivate: boolean;
}

/** A system that takes our own events, signed (Standard Webhooks). */
export interface PlainTarget extends AnyTarget {
  kind: 'plain';
  url: string;
  /** `whsec_` and base64, as the receiver has it; signed with the second too, while the receiver changes from one to the other. */
  secrets: readonly [string, ...string[]];
}

/** A chat's incoming webhook. */
export interface SlackTarget extends AnyTarget {
  kind: 'slack';
  url: string;
}

/** HubSpot, by the token of a private app. */
export interface HubSpotTarget extends AnyTarget {
  kind: 'hubspot';
  url: string;
  token: string;
  pipeline: string;
  /** The stage of a deal, by what the desk said. */
  stages: States;
}

/** Zoho CRM, by a refresh token. */
export interface ZohoTarget extends AnyTarget {
  kind: 'zoho';
  url: string;
  accountsUrl: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** API name of the unique field that holds our reference. */
  referenceField: string;
  /** `Lead_Status`, by what the desk said. */
  statuses: States;
}

/** Another system that is told of leads. */
export type Target = PlainTarget | SlackTarget | HubSpotTarget | ZohoTarget;
/** What the other system calls each state of a lead. */
export type States = Record<LeadState, string>;
