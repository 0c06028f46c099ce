import { FIRST_TARGET } from '#domain/leads/lead.ts';
import type { Channel } from '../queue/channel.ts';
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

/** The setting of the targets. */
interface TargetsConfig {
  targets: Target[];
}

const SECOND = 1000;
/** The time that Standard Webhooks recommends to grant the receiver; a CRM is asked up to five things in it. */
const TIME_LIMIT_MS = 20 * SECOND;

/** The ways to other systems, of new leads and of everything that happens later. Each has a time limit and a circuit of its own: one that is down delays no other. */
export const targetChannels = ({ targets }: TargetsConfig): Channel[] =>
  targets.map((target) => {
    const notifier = notifierOf(target);
    return {
      name: target.channel,
      destination: `${target.channel} at ${new URL(target.url).host}`,
      timeLimitMs: TIME_LIMIT_MS,
      deliver: ({ delivery, lead, isSubscribed }, signal) => {
        const { id, by_name: by, note, email, first_name } = delivery;
        const event = delivery.event ?? 'accepted';
        const at = delivery.happened_at ?? lead?.created_at ?? delivery.due_at;
        const subscriber = email === null ? undefined : { email, firstName: first_name ?? '', isSubscribed };
        return notifier.notify({ id, event, at, lead, by, note, subscriber }, signal);
      },
    };
  });

/** In ms; less than the timeout of the whole check, so that its own message is reported. */
const CHECK_LIMIT_MS = 10 * SECOND;

/** The doctor's look at each target. */
export const targetChecks = ({ targets }: TargetsConfig) =>
  targets.map((target) => ({
    name: `Target of leads ${target.channel}`,
    remedy: `${target.channel === FIRST_TARGET ? 'LEADS_WEBHOOK_URL' : 'LEADS_TARGETS'}: ${kindOf(target).remedy}`,
    look: () => notifierOf(target).check(AbortSignal.timeout(CHECK_LIMIT_MS)),
  }));
