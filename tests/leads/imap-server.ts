import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A message in the mailbox. */
interface Kept {
  uid: number;
  text: string;
  at: Date;
}

/** A mailbox by IMAP on loopback, as far as a reader asks for it (RFC 3501; RFC 9051 has the same commands). */
export interface MailboxServer {
  url(user?: string, password?: string, folder?: string): string;
  /** Puts a message into the folder Sent. */
  add(headers: Record<string, string>, at?: Date): void;
  /** Every command that came, without its tag. */
  commands: string[];
  close(): Promise<void>;
}

const USER = 'desk@kayalink.example';
const PASSWORD = 'p#ss';
const FOLDER = 'Sent';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');
const internalDate = (at: Date) =>
  `${two(at.getUTCDate())}-${MONTHS[at.getUTCMonth()]}-${at.getUTCFullYear()} ${at.toISOString().slice(11, 19)} +0000`;

/** Starts a mailbox with one folder, in which nothing can be changed. @param port 0 lets the system choose */
export async function startMailboxServer(port = 0): Promise<MailboxServer> {
  const kept: Kept[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const answer = (line: string): string[] => {
    const [tag = '', ...words] = line.split(' ');
    const command = words.join(' ');
    commands.push(command);
    const ok = (...untagged: string[]) => [...untagged.map((one) => `* ${one}`), `${tag} OK done`];
    if (/^CAPABILITY/i.test(command)) return ok('CAPABILITY IMAP4rev1');
    if (/^LOGIN/i.test(command))
      return command === `LOGIN "${USER}" "${PASSWORD}"`
        ? ok()
        : [`${tag} NO [AUTHENTICATIONFAILED] wrong user or password`];
    if (/^(NOOP|CLOSE)/i.test(command)) return ok();
    if (/^LOGOUT/i.test(command)) return ok('BYE');
    if (/^(LIST|LSUB)/i.test(command)) {
      const wanted = /"?([^" ]*)"?$/.exec(command)?.[1];
      return wanted === FOLDER || wanted === '*' ? ok(`LIST () "/" ${FOLDER}`) : ok();
    }
    if (/^EXAMINE/i.test(command)) {
      if (!command.includes(FOLDER)) return [`${tag} NO [NONEXISTENT] no such folder`];
      const last = kept.at(-1)?.uid ?? 0;
      return [
        ...ok(
          `${kept.length} EXISTS`,
          'FLAGS (\\Seen)',
          'OK [UIDVALIDITY 7] valid',
          `OK [UIDNEXT ${last + 1}] next`,
        ).slice(0, -1),
        `${tag} OK [READ-ONLY] opened`,
      ];
    }
    const since = /^UID SEARCH SINCE "?(\S+?)"?$/i.exec(command)?.[1];
    if (since) {
      const day = Date.parse(`${since} UTC`);
      return ok(['SEARCH', ...kept.filter(({ at }) => at.getTime() >= day).map(({ uid }) => uid)].join(' '));
    }
    const fetched = /^UID FETCH (\S+) \(.*BODY\.PEEK\[HEADER\]<0\.(\d+)>.*\)$/i.exec(command);
    if (fetched) {
      const wanted = uidsOf(fetched[1] ?? '');
      const untagged = kept.flatMap(({ uid, text, at }, place) => {
        if (!wanted(uid)) return [];
        const header = text.slice(0, Number(fetched[2]));
        const length = Buffer.byteLength(header);
        return `${place + 1} FETCH (UID ${uid} INTERNALDATE "${internalDate(at)}" BODY[HEADER]<0> {${length}}\r\n${header})`;
      });
      return ok(...untagged);
    }
    return [`${tag} BAD unknown command`];
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.write('* OK IMAP4rev1 ready\r\n');
    let rest = '';
    socket.on('data', (bytes) => {
      const lines = (rest + bytes).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        socket.write(
          answer(line)
            .map((one) => `${one}\r\n`)
            .join(''),
        );
        if (/ LOGOUT$/i.test(line)) socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: (user = USER, password = PASSWORD, folder = FOLDER) =>
      `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${address.port}/${folder}`,
    add: (headers, at = new Date()) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      kept.push({ uid: kept.length + 1, text: `${lines.join('')}\r\n`, at });
    },
    commands,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Reads a set of UIDs like `1:3,7`. */
function uidsOf(set: string): (uid: number) => boolean {
  const ranges = set.split(',').map((part) => part.split(':').map(Number));
  return (uid) => ranges.some(([from = 0, to = from]) => uid >= from && uid <= to);
}
