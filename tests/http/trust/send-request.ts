import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

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
