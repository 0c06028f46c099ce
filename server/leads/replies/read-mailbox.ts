import type { Address, Email } from 'postal-mime';
import { isThisMachine } from '../../platform/network/smtp.ts';
import type { RepliesMailbox } from './replies-config.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** Longest wait for a connection, a greeting and an answer. */
const LIMIT_MS = 20 * SECOND;
/** What is older is not looked at. */
const DAYS = 7;
/** Of the headers of a message, in bytes; the server is asked for no more. */
const HEADER_MAX = 32 * 1024;
/** Messages that are read at a time; the newest, where there are more. */
const MESSAGES_MAX = 500;
const MEGABYTE = 1024 * 1024;

/** A message as far as its headers say. */
export interface SeenMessage {
  from: string;
  /** The name of who wrote it; the address where it has none. */
  by: string;
  to: string[];
  subject: string;
  messageId: string;
  isAutomatic: boolean;
  /** When the server took it, by the clock of the server. */
  at: Date;
}

/** How far a mailbox was read: only what comes later is read the next time. */
export interface Position {
  validity: string;
  uid: number;
}

/**
 * Reads the headers of what came into a mailbox in the last days. The folder is opened to be read alone: nothing is deleted, moved or
 * marked as read.
 * @param last where the reading before ended
 * @throws the error of a server that is away, or refuses user, password or folder
 */
export async function readMailbox(
  mailbox: RepliesMailbox,
  last?: Position,
): Promise<{ messages: SeenMessage[]; position: Position }> {
  const { host, port, secure, user, password, folder } = mailbox;
  const { ImapFlow } = await import('imapflow');
  const { default: PostalMime } = await import('postal-mime');
  const client = new ImapFlow({
    host,
    port,
    secure,
    ...(!secure && { doSTARTTLS: !isThisMachine(host) }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    maxLineLength: MEGABYTE,
    maxLiteralSize: MEGABYTE,
    maxResponseSize: 2 * MEGABYTE,
  });
  // A connection that breaks fails the command that waits, too.
  client.on('error', () => {});
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true });
    const validity = String(uidValidity);
    const before = last?.validity === validity ? last.uid : 0;
    const found = (await client.search({ since: new Date(Date.now() - DAYS * DAY) }, { uid: true })) || [];
    const fresh = found.filter((uid) => uid > before).slice(-MESSAGES_MAX);
    const messages: SeenMessage[] = [];
    if (fresh.length > 0)
      for await (const { headers, internalDate } of client.fetch(
        fresh,
        { uid: true, internalDate: true, bodyParts: [{ key: 'header', start: 0, maxLength: HEADER_MAX }] },
        { uid: true },
      )) {
        if (headers)
          messages.push(seen(await PostalMime.parse(headers), new Date(internalDate ?? Date.now())));
      }
    return { messages, position: { validity, uid: Math.max(before, ...fresh) } };
  } finally {
    await client.logout().catch(() => client.close());
  }
}

const addressesOf = (list: Address[] = []): string[] =>
  list.flatMap(({ address, group }) => (group ? addressesOf(group) : (address ?? [])));

function seen({ from, to, cc, bcc, subject = '', messageId = '', headers }: Email, at: Date): SeenMessage {
  const automatic = headers.find(({ key }) => key === 'auto-submitted')?.value ?? 'no';
  const [address = ''] = addressesOf(from && [from]);
  return {
    from: address,
    by: from?.name || address,
    to: [to, cc, bcc].flatMap(addressesOf),
    subject,
    messageId,
    isAutomatic: !/^no\b/i.test(automatic),
    at,
  };
}

/** Says in words what keeps a mailbox from being read. */
export function mailboxErrorText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const {
    code = '',
    authenticationFailed,
    mailboxMissing,
  } = error as Error & {
    code?: string;
    authenticationFailed?: boolean;
    mailboxMissing?: boolean;
  };
  if (authenticationFailed) return 'user or password is refused (%23 for #, %40 for @)';
  if (mailboxMissing) return 'there is no such folder';
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code)) return 'its host is not known';
  if (code === 'ECONNREFUSED') return 'its port is closed';
  if (/certificate|self.signed|altname|CERT_/i.test(`${code} ${error.message}`))
    return 'its certificate is not valid for its host, or has expired';
  if (/STARTTLS/i.test(error.message)) return 'it offers no TLS: write imaps://';
  return `it gives no answer that is understood (${code || error.name})`;
}
