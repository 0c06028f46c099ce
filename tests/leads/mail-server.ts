import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail server got it. */
export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  raw: string;
}

/** A real mail server on loopback that keeps what it gets. */
export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Most connections that were open at a time. */
  mostConnections(): number;
  /** User names that were reported, whether over TLS or not. */
  logins: string[];
  close(): Promise<void>;
}

/** A refusal of a mail server, and its code. */
export interface Refusal {
  at: 'recipient' | 'mail';
  code: number;
  /** Its words; some with an address in it if not said. */
  says?: string;
}

interface MailServerOptions {
  port?: number;
  refusals?: number;
  refusal?: Refusal;
  slowMs?: number;
  tls?: boolean;
}

const BUSY: Refusal = { at: 'mail', code: 451 };

/**
 * Starts a mail server.
 * @param port 0 lets the system choose
 * @param refusals how many mails to refuse before the first is taken
 * @param refusal how; 451 to the e-mail if not said
 * @param slowMs how long it takes over each mail
 * @param tls whether it offers STARTTLS, with a certificate that nobody vouches for
 */
export async function startMailServer({
  port = 0,
  refusals = 0,
  refusal = BUSY,
  slowMs = 0,
  tls = false,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const logins: string[] = [];
  let connections = 0;
  let most = 0;
  let refusalsLeft = refusals;
  const refused = () => {
    if (refusalsLeft === 0) return undefined;
    refusalsLeft -= 1;
    const says = refusal.says ?? 'busy, dear amina@example.com';
    return Object.assign(new Error(says), { responseCode: refusal.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    // The site keeps its connection for the next mail: by default, a server that closes waits for it.
    closeTimeout: 100,
    disabledCommands: tls ? [] : ['STARTTLS'],
    onConnect: (_session, done) => {
      connections += 1;
      most = Math.max(most, connections);
      done();
    },
    onClose: () => {
      connections -= 1;
    },
    onAuth: ({ username = '' }, { secure }, done) => {
      logins.push(`${username} ${secure ? 'over TLS' : 'in the clear'}`);
      done(null, { user: username });
    },
    onRcptTo: (_recipient, _session, done) => {
      done(refusal.at === 'recipient' ? refused() : undefined);
    },
    onData: async (stream, session, done) => {
      // A sender that dies in the middle leaves nothing.
      const chunks: Uint8Array[] | undefined = await stream.toArray().catch(() => undefined);
      if (!chunks) return;
      if (slowMs > 0) await delay(slowMs);
      const error = refusal.at === 'mail' ? refused() : undefined;
      if (error) return done(error);
      const bytes = Buffer.concat(chunks);
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : '';
      const envelope = { from, to: rcptTo.map(({ address }) => address) };
      received.push({ ...(await PostalMime.parse(bytes)), envelope, raw: bytes.toString() });
      done();
    },
  });
  // A sender that dies resets its connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    logins,
    mostConnections: () => most,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
