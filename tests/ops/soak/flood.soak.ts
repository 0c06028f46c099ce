import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStorage } from '#server/platform/database/index.ts';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';
import { sendJson, typed } from '../resilience/visitors.ts';

/** Connections of the flood, for so long at each kind of address; an enquiry and a look at the home page meanwhile. */
const CONNECTIONS = 20;
const FLOOD_MS = 20_000;
const LOOK_EVERY_MS = 50;
const ENQUIRY_EVERY = 20;
const LIMIT_MS = 15 * 60_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

let turn = 0;
const FLOODS: Record<string, () => [path: string, init?: RequestInit]> = {
  'unknown addresses': () => [`/nothing-${turn}`],
  'unknown entries': () => [`/resources/blog/nothing-${turn}`],
  'addresses escaped twice': () => [`/%25${'25'.repeat(turn % 300)}61bout`],
  searches: () => [`/resources/blog?search=word${turn}`],
  loads: () => [`/products/haulage?weight=1&goods=x${turn}`],
  'made-up previews': () => ['/about', { headers: { cookie: 'kayalink_preview=x' } }],
  'addresses of the framework': () => ['/_image?href=/x'],
  'faulty forms': () => ['/api/contact', { method: 'POST', headers: FORM, body: `first_name=${turn}` }],
};

test(
  'no flood takes cached pages or enquiries, and the only 5xx is that of the budget',
  async () => {
    const DATA_DIR = temporaryDirectory();
    const server = startServer({ DATA_DIR, RATE_LIMIT: '0' });
    const address = await server.address;
    await expect.poll(async () => (await fetch(address)).status).toBe(200);
    const enquiries: string[] = [];
    const figures = [];
    for (const [flood, make] of Object.entries(FLOODS)) {
      let stopped = false;
      const statuses: Record<number, number> = {};
      const attack = async () => {
        while (!stopped) {
          turn += 1;
          const [path, init] = make();
          const answer = await fetch(address + path, init);
          await answer.arrayBuffer();
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          if (answer.status >= 500)
            expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        }
      };
      const attackers = Array.from({ length: CONNECTIONS }, attack);
      const looks: number[] = [];
      const end = performance.now() + FLOOD_MS;
      for (let look = 0; performance.now() < end; look += 1) {
        if (look % ENQUIRY_EVERY === 0) {
          const message = randomUUID();
          const { status } = await sendJson(address, { ...typed(), message }, message);
          expect(status).toBe(201);
          enquiries.push(message);
        }
        const start = performance.now();
        expect((await fetch(address)).status).toBe(200);
        looks.push(performance.now() - start);
        await delay(LOOK_EVERY_MS);
      }
      stopped = true;
      await Promise.all(attackers);
      const sorted = looks.toSorted((a, b) => a - b);
      const p95 = Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
      figures.push({ flood, p95, answers: JSON.stringify(statuses) });
    }
    console.table(figures);
    const storage = await openStorage(DATA_DIR);
    const stored = await storage.db.selectFrom('leads').select('message').execute();
    await storage.close();
    expect(stored.map(({ message }) => message).sort()).toEqual(enquiries.sort());
    const printed = server
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('{') === false && line !== '');
    expect(printed).toEqual([]);
  },
  LIMIT_MS,
);
