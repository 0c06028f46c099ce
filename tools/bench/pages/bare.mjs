/**
 * Node's own server with answers that are made already, and nothing else: what one process of Node can do at most.
 * `node tools/bench/pages/bare.mjs FILE`: FILE is JSON of `{ path: { body, type, headers } }`, bodies in base64. Prints its address.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** @type {Record<string, { body: string, type: string, headers: [string, string][] }>} */
const answers = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const kept = new Map(
  Object.entries(answers).map(([path, { body, type, headers }]) => {
    const bytes = Buffer.from(body, 'base64');
    const own = ['content-type', type, 'content-length', String(bytes.length)];
    return [path, { bytes, headers: [...own, ...headers.flat()] }];
  }),
);
const server = createServer((request, response) => {
  const answer = kept.get(request.url ?? '');
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
