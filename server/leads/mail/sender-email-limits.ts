import type { Keys } from '../../platform/database/keys.ts';
import type { Allowance, Allowances, Source } from '../../platform/limits/allowances.ts';

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

/** One limit, as it counts for the e-mails of one lead. */
export interface MailDraw {
  limit: Withheld;
  key: string;
  allowance: Allowance;
}

/** The draws that are counted for each e-mail to the address of a lead. */
export function mailDraws(
  keys: Keys,
  limits: MailLimits,
  mailbox: string,
  source: Source | undefined,
): MailDraw[] {
  const { recipientDaily, addressHourly, networkHourly, totalHourly } = limits;
  const draw = (limit: Withheld, key: string, allowance: Allowance): MailDraw => {
    return { limit, key: `mail:${limit}:${key}`, allowance };
  };
  return [
    ...(recipientDaily > 0 ? [draw('recipient', mailbox, daily(recipientDaily))] : []),
    ...(source && addressHourly > 0
      ? [draw('address', keys.hash('source', source.address), hourly(addressHourly))]
      : []),
    ...(source && networkHourly > 0
      ? [draw('network', keys.hash('network', source.network), hourly(networkHourly))]
      : []),
    ...(totalHourly > 0 ? [draw('total', 'all', hourly(totalHourly))] : []),
  ];
}

/**
 * Whether an e-mail may go to the address of a lead, and after how long. What is more than a mailbox bears is not sent at
 * all; what is more than a source, or all together, may cause waits for its time, up to some hours.
 * @param draws by `mailDraws`
 * @param now in ms since 1970
 */
export function drawMail(
  allowances: Allowances,
  draws: MailDraw[],
  now: number,
): { waitMs: number } | { withheld: Withheld } {
  let waitMs = 0;
  for (const { limit, key, allowance } of draws) {
    const drawn = allowances.draw(key, allowance, now);
    if ('refusedForMs' in drawn) return { withheld: limit };
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
