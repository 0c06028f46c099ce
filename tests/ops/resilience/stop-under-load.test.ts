import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { openStorage } from '#server/platform/database/index.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';
import { sendJson, typed } from './visitors.ts';

const IN_FLIGHT = 20;
const VISITORS = 8;
const LIMIT_MS = 120_000;

/** A lead of which the server has the first half. */
interface HalfSent {
  sent: ClientRequest;
  rest: string;
  answered: Promise<IncomingMessage>;
}

async function beginLead(address: string): Promise<HalfSent> {
  const body = JSON.stringify(typed());
  const sent = request(`${address}/api/contact`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answered = once(sent, 'response').then(([answer]) => answer);
  answered.catch(() => {});
  const [socket] = await once(sent, 'socket');
  await once(socket, 'connect');
  await new Promise((resolve) => sent.write(body.slice(0, 20), resolve));
  return { sent, rest: body.slice(20), answered };
}

/** Asks on a connection of its own: the answer shows that whatever came before has been taken up. */
async function askAnew(address: string): Promise<void> {
  const asked = request(`${address}/healthz`, { agent: false }).end();
  const [answer] = await once(asked, 'response');
  await answer.toArray();
}

test(
  'on SIGTERM under load, what is in flight is answered, and whatever was acknowledged is kept',
  async () => {
    const DATA_DIR = temporaryDirectory();
    const server = startServer({ DATA_DIR, ...NO_LIMITS });
    const address = await server.address;
    const acknowledged: string[] = [];
    const wrong: number[] = [];
    let stopped = false;
    const visitor = async () => {
      while (!stopped) {
        const answer = await sendJson(address).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push((await answer.json()).data.id);
        else if (answer && answer.status !== 503) wrong.push(answer.status);
        await (await fetch(address).catch(() => undefined))?.arrayBuffer();
      }
    };
    const visitors = Array.from({ length: VISITORS }, visitor);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(VISITORS);
    const inFlight = await Promise.all(Array.from({ length: IN_FLIGHT }, () => beginLead(address)));
    for (let turn = 0; turn < 3; turn += 1) await askAnew(address);
    server.child.kill('SIGTERM');
    await expect.poll(server.printed).toContain('closing');
    for (const { sent, rest } of inFlight) sent.end(rest);
    for (const { answered } of inFlight) {
      const answer = await answered;
      expect(answer.statusCode).toBe(201);
      acknowledged.push(JSON.parse(String(await answer.toArray())).data.id);
    }
    expect(await server.ended).toBe(0);
    stopped = true;
    await Promise.all(visitors);

    expect(wrong).toEqual([]);
    const storage = await openStorage(DATA_DIR);
    const kept = (await storage.db.selectFrom('leads').select('id').execute()).map(({ id }) => id);
    await storage.close();
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThan(IN_FLIGHT);
  },
  LIMIT_MS,
);
