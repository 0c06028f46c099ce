import { once } from 'node:events';
import { createServer } from 'node:http';

const PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One</title><p>One paragraph.';

/**
 * Serves a page of one paragraph: what a browser takes for it, it takes for any page.
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export async function serveOneParagraph() {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(PAGE));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
