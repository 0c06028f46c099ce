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
