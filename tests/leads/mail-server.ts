import type { AddressInfo } from 'node:net';
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
  close(): Promise<void>;
}

/**
 * Starts a mail server.
 * @param port 0 lets the system choose
 * @param refusals how many mails to refuse for now (451) before the first is taken
 */
export async function startMailServer({ port = 0, refusals = 0 } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusalsLeft = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      if (refusalsLeft > 0) {
        refusalsLeft -= 1;
        done(Object.assign(new Error('busy, dear amina@example.com'), { responseCode: 451 }));
        return;
      }
      const bytes = Buffer.concat(chunks);
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : '';
      const envelope = { from, to: rcptTo.map(({ address }) => address) };
      received.push({ ...(await PostalMime.parse(bytes)), envelope, raw: bytes.toString() });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
