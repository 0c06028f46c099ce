import { Agent, request } from 'node:http';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { endIdleConnections } from './idle-connections.ts';

test('a server whose request is under way answers it and ends at once, though the connection was to stay open', async () => {
  const app = Fastify();
  endIdleConnections(app);
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  app.get('/', async () => {
    reached.resolve();
    await held.promise;
    return 'done';
  });
  const address = await app.listen({ port: 0 });
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    request(address, { agent }, (answer) => resolve(answer.resume().statusCode))
      .once('error', reject)
      .end();
  });
  await reached.promise;
  const closed = app.close().then(() => 'closed');
  await expect.poll(() => app.server.listening).toBe(false);
  held.resolve();
  expect(await answered).toBe(200);
  const late = new Promise((resolve) => setTimeout(resolve, 20_000, 'still open').unref());
  expect(await Promise.race([closed, late])).toBe('closed');
  agent.destroy();
});
