import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStorage } from '#server/platform/database/index.ts';
import { ALL_ENTRIES, startServer, temporaryDirectory } from '#tests/support/process.ts';
import { sendJson, typed } from '../resilience/visitors.ts';

/** Connections of the flood, for so long at each kind of address; enquiries, questions and looks at the home page meanwhile. */
const CONNECTIONS = 60;
const FLOOD_MS = 20_000;
const LOOK_EVERY_MS = 50;
const ENQUIRY_EVERY = 20;
/** Within this a visitor has the answer to a question, or is asked to come back; on a machine that does nothing else. */
const QUESTION_MS = 2000;
const LIMIT_MS = 20 * 60_000;
/** Visitors who ask a site that has just started for all its pages. */
const CROWD = 40;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

let turn = 0;
const FLOODS: Record<string, () => [path: string, init?: RequestInit]> = {
  'unknown addresses': () => [`/nothing-${turn}`],
  'unknown entries': () => [`/resources/blog/nothing-${turn}`],
  'addresses escaped twice': () => [`/%25${'25'.repeat(turn % 300)}61bout`],
  searches: () => [`/resources/blog?search=word${turn}`],
  'searches over everything': () => [`/resources/search?q=word${turn}`],
  prices: () => [`/price?from=lagos&to=kano&weight=${turn % 1000}`],
  'the same search': () => ['/resources/search?q=cement'],
  'made-up links of the desk': () => [`/desk?token=anything${turn}`],
  'made-up links of the newsletter': () => [`/newsletter/confirm?token=anything${turn}`],
  loads: () => [`/products/haulage?weight=1&goods=x${turn}`],
  'made-up previews': () => ['/about', { headers: { cookie: 'kayalink_preview=x' } }],
  'addresses of the framework': () => ['/_image?href=/x'],
  'counts of visits': () => inventions(turn)[0] ?? ['/'],
  'invalid forms': () => ['/api/contact', { method: 'POST', headers: FORM, body: `first_name=${turn}` }],
};

/** Asks for a search and a price in turn, each for the first time. @returns how long each answer took, in ms */
async function ask(address: string, isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  for (let question = 0; !isOver(); question += 1) {
    const path =
      question % 2 ? `/resources/search?q=load${question}` : `/price?from=kano&to=aba&weight=${question}`;
    const start = performance.now();
    const answer = await fetch(address + path);
    await answer.arrayBuffer();
    waits.push(performance.now() - start);
    expect([200, 503]).toContain(answer.status);
    await delay(LOOK_EVERY_MS);
  }
  return waits;
}

test(
  'a crowd that asks a site that has just started for all its pages gets them',
  async () => {
    const server = startServer({ ...ALL_ENTRIES, DATA_DIR: temporaryDirectory() });
    const address = await server.address;
    const map = await (await fetch(`${address}/sitemap.xml`)).text();
    const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(paths.length).toBeGreaterThan(CROWD);
    const refused: string[] = [];
    const begun = performance.now();
    const visitor = async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        const answer = await fetch(address + path);
        await answer.arrayBuffer();
        if (answer.status !== 200) refused.push(`${answer.status} ${path}`);
      }
    };
    await Promise.all(Array.from({ length: CROWD }, visitor));
    console.log(`all pages for ${CROWD} visitors in ${Math.round(performance.now() - begun)} ms`);
    expect(refused).toEqual([]);
  },
  LIMIT_MS,
);

/** Made up by one network, as somebody would who wants the sales manager to read it. */
const inventions = (place: number): [path: string, init?: RequestInit][] => [
  [
    '/api/counts',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        referer: `http://localhost:3000/contact?utm_source=invented-${place}&utm_campaign=call-me-${place}`,
      },
      body: JSON.stringify({ step: 'visit', from: `https://invented-${place}.example/` }),
    },
  ],
  [`/resources/search?q=please+call+oga+${place}`],
];

test(
  'a flood of made-up sources, campaigns and searches of one network writes none of them, and delays no question',
  async () => {
    const DATA_DIR = temporaryDirectory();
    const server = startServer({ DATA_DIR, SITE_URL: 'http://localhost:3000' });
    const address = await server.address;
    await expect.poll(async () => (await fetch(address)).status).toBe(200);
    let [place, stopped] = [0, false];
    const attack = async () => {
      while (!stopped) {
        place += 1;
        for (const [path, init] of inventions(place)) await (await fetch(address + path, init)).arrayBuffer();
      }
    };
    const attackers = Array.from({ length: CONNECTIONS }, attack);
    const questions = ask(address, () => stopped);
    await delay(FLOOD_MS);
    stopped = true;
    await Promise.all(attackers);
    const longest = Math.round(Math.max(...(await questions)));
    server.child.kill('SIGTERM');
    await server.ended;
    const { db, close } = await openStorage(DATA_DIR);
    const counts = await db.selectFrom('page_counts').selectAll().execute();
    const searches = await db.selectFrom('search_counts').selectAll().execute();
    await close();
    console.table([{ sent: place, 'longest question': longest, rows: counts.length }]);
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter(({ source, campaign }) => source !== '' || campaign !== '')).toEqual([]);
    expect(searches).toEqual([]);
    expect(longest).toBeLessThan(QUESTION_MS);
  },
  LIMIT_MS,
);

test(
  'no flood takes cached pages, questions or enquiries, and the only 5xx is that of the budget',
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
      const questions = ask(address, () => stopped);
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
      const waits = await questions;
      const sorted = looks.toSorted((a, b) => a - b);
      const p95 = Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
      const longest = Math.round(Math.max(...waits));
      figures.push({ flood, p95, 'longest question': longest, answers: JSON.stringify(statuses) });
    }
    console.table(figures);
    for (const figure of figures) expect(figure['longest question'], figure.flood).toBeLessThan(QUESTION_MS);
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
