import { pino } from 'pino';
import type { NotifiedEvent } from '#domain/leads/lead.ts';
import { parseConfig } from '#server/config/config.ts';
import { LeadStore, type Submission } from '#server/leads/accept/lead-store.ts';
import { targetChannels } from '#server/leads/crm/channels.ts';
import { changeLead, sendAgain } from '#server/leads/desk/desk-events.ts';
import { optInToken, unsubscribeToken } from '#server/leads/lead/addresses.ts';
import { otherSystemsOf } from '#server/leads/lead/enabled-targets.ts';
import { Subscriptions } from '#server/leads/newsletter/subscriptions.ts';
import type { Storage } from '#server/platform/database/index.ts';
import { SENDER, submission } from '#tests/support/sender.ts';
import { SOON, startWorker } from '../worker.ts';

const PUT_OFF_MS = 400;

/** Leads and what happens to them, told to the targets of a configuration. */
export function openDesk(storage: Storage, targets: object, environment: Record<string, string> = {}) {
  const config = parseConfig({ LEADS_TARGETS: JSON.stringify(targets), ...environment });
  const otherSystems = otherSystemsOf(config);
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const store = new LeadStore(storage, 'example.com', { otherSystems });
  let wake = () => {};
  const start = () => {
    const worker = startWorker(storage, targetChannels(config), { retryPolicy: SOON, log });
    wake = () => worker.wake();
    return worker;
  };
  /** States of everything that is pending for targets, by channel. */
  const pending = async () => {
    const rows = await storage.db
      .selectFrom('outbox')
      .select(['channel', 'state', 'attempts', 'last_error'])
      .execute();
    return rows.filter(({ channel }) => channel.startsWith('webhook'));
  };
  const accept = (enquiry: Partial<Submission['enquiry']> = {}) =>
    store.accept(submission('Ten trucks of cement', enquiry) as Submission);
  const subscriptions = new Subscriptions(storage, 'example.com', otherSystems);
  return {
    log: () => lines.join(''),
    start,
    pending,
    /** Whether everything is reported; has the worker look at once for what is pending just now. */
    isNotified: async (channel?: string) => {
      wake();
      const rows = await pending();
      return rows.every((row) => row.state === 'sent' || (channel !== undefined && row.channel !== channel));
    },
    accept,
    change: (
      leadId: string,
      what: 'taken' | 'open' | 'answered' | 'won' | 'lost',
      by: string | null = null,
    ) => changeLead(storage, { leadId, what, by }, otherSystems),
    sendAgain: (leadId: string) => sendAgain(storage, leadId, null, otherSystems),
    /** Asks for the newsletter, and confirms it. */
    subscribe: async (email = SENDER.email) => {
      const { id } = await accept({ kind: 'newsletter', first_name: 'Amina', email } as object);
      return subscriptions.confirm(optInToken(storage.keys, id));
    },
    unsubscribe: (email = SENDER.email) => subscriptions.end(unsubscribeToken(storage.keys, email)),
    subscriptions,
  };
}

/** Has some events wait as if they had failed, so that later ones are reported before. */
export async function putOff({ db }: Storage, events: NotifiedEvent[]): Promise<void> {
  await db
    .updateTable('outbox')
    .where('event', 'is not', null)
    .set({ due_at: new Date(Date.now() + PUT_OFF_MS).toISOString() })
    .where('event', 'in', events as never)
    .execute();
}
