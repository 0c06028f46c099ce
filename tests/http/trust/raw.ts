import { once } from 'node:events';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** The answer on a connection: the status, the headers by small letters, the whole as text. */
interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Opens a connection to a server of ours. */
export async function dial(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => {});
  return socket;
}

/** Everything that comes until the server closes the connection. */
export async function readAll(socket: Socket): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server that has enough may close while we still write: no failure of ours.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return parseAnswer(Buffer.concat(chunks).toString('latin1'));
}

/** Sends bytes as they are, and reads until the server closes. */
export async function sendRaw(address: string, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = await dial(address);
  const answer = readAll(socket);
  socket.end(bytes);
  return answer;
}

function parseAnswer(text: string): RawAnswer {
  const [head = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()] satisfies [string, string];
  });
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers: new Headers(pairs), text };
}

interface Sent {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** Sends a request as it is, target and headers included, which `fetch` would put in order first. */
export function sendRequest(address: string, { path, method = 'GET', headers = {}, body }: Sent) {
  const { hostname, port } = new URL(address);
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, async (answer) => {
      const chunks = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: chunks });
    });
    outgoing.on('error', reject).end(body);
  });
}
