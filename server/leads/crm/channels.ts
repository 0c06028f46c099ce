import { FIRST_TARGET } from '#domain/leads/lead.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import type { Channel, EventClaim } from '../queue/delivery-queue.ts';
import { hubspot } from './hubspot.ts';
import { slack } from './slack.ts';
import type { Notifier, TargetKind } from './target.ts';
import { plain } from './webhook.ts';
import { zoho } from './zoho.ts';

/** The kinds of targets, by their names in `LEADS_TARGETS`. */
export const TARGET_KINDS = { plain, slack, hubspot, zoho };

/** Another system that is notified of leads. */
export type Target = {
  [Name in keyof typeof TARGET_KINDS]: (typeof TARGET_KINDS)[Name] extends TargetKind<infer OfKind>
    ? OfKind
    : never;
}[keyof typeof TARGET_KINDS];

/** The kind of a target, without its teller. */
export const kindOf = ({ kind }: Target): Omit<TargetKind<Target>, 'notifier'> => TARGET_KINDS[kind];

/** What notifies a target of its kind. */
export const notifierOf = (target: Target): Notifier =>
  // Its own kind reads it: TypeScript does not see that the two go together.
  (TARGET_KINDS[target.kind] as TargetKind<Target>).notifier(target);

const SECOND = 1000;
/** The time that Standard Webhooks recommends to grant the receiver; a CRM is asked up to five things in it. */
const TIME_LIMIT_MS = 20 * SECOND;

/** The ways to other systems: of new leads, and of everything that happens later. */
interface TargetChannels {
  leads: Channel[];
  events: Channel<EventClaim>[];
}

/** Each target has two channels with time limits and circuits of their own: one that is down delays no other. */
export function targetChannels(targets: readonly Target[]): TargetChannels {
  const all = targets.map((target) => channelsOf(target, notifierOf(target)));
  return { leads: all.flatMap(({ leads }) => leads), events: all.flatMap(({ events }) => events) };
}

function channelsOf(target: Target, notifier: Notifier): TargetChannels {
  const { host } = new URL(target.url);
  const shared = {
    name: target.channel,
    destination: `${target.channel} at ${host}`,
    timeLimitMs: TIME_LIMIT_MS,
  };
  const accepted: Channel = {
    ...shared,
    deliver: ({ delivery, lead }, signal) =>
      notifier.notify({ id: delivery.id, event: 'accepted', at: lead.created_at, lead }, signal),
  };
  const later: Channel<EventClaim> = {
    ...shared,
    deliver: ({ delivery, lead, isSubscribed }, signal) => {
      const { id, event, happened_at: at, by_name: by, note, email, first_name } = delivery;
      const subscriber = email === null ? undefined : { email, firstName: first_name ?? '', isSubscribed };
      return notifier.notify({ id, event, at, lead, by, note, subscriber }, signal);
    },
  };
  const leads = target.channel === FIRST_TARGET ? [accepted, formerChanges(accepted, notifier)] : [accepted];
  return { leads, events: [later] };
}

/** Changes as earlier versions queued them: one row a lead, which tells its last change. */
function formerChanges(accepted: Channel, notifier: Notifier): Channel {
  return {
    ...accepted,
    name: 'webhook-change',
    deliver: ({ delivery, lead }, signal) => {
      const at = lead.desk_changed_at ?? lead.created_at;
      const id = `${delivery.id}.${Date.parse(at)}`;
      return notifier.notify({ id, event: lastChange(lead), at, lead, by: lead.taken_by }, signal);
    },
  };
}

const lastChange = ({ desk_state, taken_by }: LeadRow) =>
  desk_state ?? (taken_by === null ? 'open' : 'taken');
