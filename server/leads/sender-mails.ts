import type { Transaction } from 'kysely';
import { type Allowance, draw } from '../limits/draw.ts';
import type { Source } from '../limits/source.ts';
import { mailboxHash } from '../newsletter/addresses.ts';
import type { Keys } from '../storage/keys.ts';
import type { Tables } from '../storage/tables.ts';
import type { AddressedLead } from './addressed.ts';

const HOURS_A_DAY = 24;
const HOUR_MS = 60 * 60 * 1000;
/** Who asks for something does not look for an e-mail about it any more after that. */
const LONGEST_WAIT_MS = 4 * HOUR_MS;
/** Of what an hour allows, this part may come at once. */
const AT_ONCE = 1 / 3;

/** How many e-mails go to people who only typed an address; 0 stands for no limit. */
export interface MailLimits {
  /** To one mailbox, of all kinds together: at once, and a day. */
  recipientDaily: number;
  /** For what one address of the network, and one network, sent, an hour. */
  addressHourly: number;
  networkHourly: number;
  /** To everybody, an hour. */
  totalHourly: number;
}

/** Which limit withholds an e-mail. */
export type Withheld = 'recipient' | 'address' | 'network' | 'total';

/** Locked for the rest of a transaction by whoever draws several allowances, so that no two wait for each other. */
const GATE = 'mail:gate';

/** Makes transactions that draw for e-mails come one after the other. */
export async function enterGate(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .insertInto('allowances')
    .values({ key: GATE, full_at: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ full_at: 0 }))
    .execute();
}

/**
 * Whether an e-mail may go to the address of a lead, and after how long. What is more than a mailbox bears is not sent at
 * all; what is more than a source, or all together, may cause waits for its time, up to some hours.
 */
export async function drawMail(
  transaction: Transaction<Tables>,
  keys: Keys,
  limits: MailLimits,
  lead: AddressedLead,
  source: Source | undefined,
): Promise<{ waitMs: number } | { withheld: Withheld }> {
  const { recipientDaily, addressHourly, networkHourly, totalHourly } = limits;
  const draws: [name: Withheld, key: string, allowance: Allowance, limit: number][] = [
    ['recipient', mailboxHash(keys, lead.email), daily(recipientDaily), recipientDaily],
    ['address', source ? keys.hash('source', source.address) : '', hourly(addressHourly), addressHourly],
    ['network', source ? keys.hash('network', source.network) : '', hourly(networkHourly), networkHourly],
    ['total', 'all', hourly(totalHourly), totalHourly],
  ];
  let waitMs = 0;
  for (const [name, key, allowance, limit] of draws) {
    if (limit === 0 || key === '') continue;
    const drawn = await draw(transaction, `mail:${name}:${key}`, allowance, Date.parse(lead.created_at));
    if ('refusedForMs' in drawn) return { withheld: name };
    waitMs = Math.max(waitMs, drawn.waitMs);
  }
  return { waitMs };
}

const daily = (limit: number): Allowance => ({ atOnce: limit, perHour: limit / HOURS_A_DAY });

const hourly = (limit: number): Allowance => ({
  atOnce: Math.ceil(limit * AT_ONCE),
  perHour: limit,
  longestWaitMs: LONGEST_WAIT_MS,
});
