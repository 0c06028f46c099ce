import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '#server/platform/database/index.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '#tests/support/process.ts';
import { signedHeaders, WEBHOOK_PATH } from '../../content/contentful/open.ts';
import { post } from '../../content/contentful/samples.ts';
import { openEnvironment } from '../resilience/surroundings.ts';
import { sendJson, typed } from '../resilience/visitors.ts';

/** An hour of a busy day: ten pages a second, six enquiries a minute, a change every other minute, three outages of mail. */
const VISITS = 36_000;
const LEADS = 360;
const CHANGES = 30;
const OUTAGES = [6, 14, 22];

/** It goes by in so many steps; in the first few, caches fill and code is compiled. */
const STEPS = CHANGES;
const WARM_UP = 8;
const VISITORS = 8;
const LOOKS = 4;
/** To the sales desk and to the sender. */
const LANES_OF_MAIL = 2;
const PATHS = [
  ['/', '/contact', '/about', '/resources/blog', '/resources/glossary', '/resources/faq', '/healthz'],
  [
    '/products/warehousing',
    '/resources/blog/first',
    '/api/trips-total-tonnage',
    '/no-such-page',
    '/sitemap.xml',
  ],
].flat();
const ONE_IN = 12;

const MEGABYTE = 1024 ** 2;
/** The growth that is allowed over all steps after the first ones, by the line of best fit. */
const GROWTH_MAX = { held: 6 * MEGABYTE, rss: 80 * MEGABYTE, files: 4 };
const PATIENCE = { timeout: 240_000, interval: 1000 };
/** Ten minutes on a machine that does nothing else. */
const LIMIT_MS = 40 * 60_000;

/** The memory of the process, in bytes and handles, after garbage is collected. */
type Sample = Record<keyof typeof GROWTH_MAX, number>;

/** The least of some looks: pages that are just being made are not what piles up. */
async function sampleOf(server: ServerProcess): Promise<Sample> {
  const samples: Sample[] = [];
  for (let look = 0; look < LOOKS; look += 1) samples.push(await oneLook(server));
  const least = (what: keyof Sample) => Math.min(...samples.map((sample) => sample[what]));
  return { held: least('held'), rss: least('rss'), files: least('files') };
}

async function oneLook(server: ServerProcess): Promise<Sample> {
  const samples = () => [...server.printed().matchAll(/^sample (.*)$/gm)].map(([, json = '']) => json);
  const before = samples().length;
  server.child.kill('SIGUSR2');
  await expect.poll(() => samples().length, { timeout: 60_000 }).toBe(before + 1);
  return JSON.parse(samples().at(-1) ?? '');
}

/** By how much the line of best fit rises from the first value to the last. */
function growth(values: number[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const places = values.map((_, at) => at);
  const [place, value] = [mean(places), mean(values)];
  const slope =
    mean(values.map((each, at) => (at - place) * (each - value))) /
    mean(places.map((at) => (at - place) ** 2));
  return slope * (values.length - 1);
}

/** Many visitors ask for pages, one in twelve for a search that nobody asked for before. */
async function visit(address: string, count: number): Promise<void> {
  let left = count;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const path = left % ONE_IN === 0 ? `/resources/blog?search=port${left}` : PATHS[left % PATHS.length];
      const answer = await fetch(address + path);
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${path} is answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
}

async function notifyOfChange(address: string): Promise<void> {
  const body = '{"sys":{"type":"Entry"}}';
  const answer = await fetch(address + WEBHOOK_PATH, { method: 'POST', headers: signedHeaders(body), body });
  expect(answer.status).toBe(202);
}

test(
  'after an hour of a busy day nothing has piled up, and every lead was delivered once',
  async () => {
    const surroundings = await openEnvironment();
    onTestFinished(() => surroundings.close());
    const { standIn, mailServer, reported } = surroundings;
    standIn.space.publish('Entry', post('first'));
    const DATA_DIR = temporaryDirectory();
    const server = startServer({
      ...surroundings.environment,
      DATA_DIR,
      CONTENT_POLL_SECONDS: '3600',
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'sampler.mjs'))}`,
    });
    const address = await server.address;
    await expect
      .poll(
        () =>
          fetch(`${address}/resources/blog/first`).then(
            ({ status }) => status,
            () => 0,
          ),
        PATIENCE,
      )
      .toBe(200);

    const begun = performance.now();
    const samples: Sample[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      surroundings.connections(['mail server'], OUTAGES.includes(step) ? 'refused' : 'whole');
      standIn.space.publish('Entry', post('first', { title: `Title of step ${step}` }));
      await notifyOfChange(address);
      const leads = Array.from({ length: LEADS / STEPS }, () => sendJson(address, typed(), randomUUID()));
      await visit(address, VISITS / STEPS);
      for (const { status } of await Promise.all(leads)) expect(status).toBe(201);
      samples.push(await sampleOf(server));
    }
    const seconds = Math.round((performance.now() - begun) / 1000);

    const steady = samples.slice(WARM_UP);
    const columns = (['held', 'rss', 'files'] as const).map((what) => {
      const values = steady.map((sample) => sample[what]);
      const unit = what === 'files' ? 1 : MEGABYTE;
      const shown = (value: number) => Math.round((value / unit) * 10) / 10;
      return {
        what,
        from: shown(Math.min(...values)),
        to: shown(Math.max(...values)),
        grown: shown(growth(values)),
      };
    });
    console.log(
      `${VISITS} visits, ${LEADS} leads, ${CHANGES} changes, ${OUTAGES.length} outages in ${seconds} s`,
    );
    console.table(columns);

    const storage = await openStorage(DATA_DIR);
    onTestFinished(() => storage.close());
    const rows = () => storage.db.selectFrom('outbox').select(['message_id', 'state', 'lead_id']).execute();
    await expect
      .poll(async () => (await rows()).filter(({ state }) => state !== 'sent').length, PATIENCE)
      .toBe(0);
    const leads = await storage.db.selectFrom('leads').select('id').execute();
    expect(leads).toHaveLength(LEADS);
    const ids = leads.map(({ id }) => id).sort();
    expect(reported.webhook.toSorted()).toEqual(ids.map((id) => `${id}.webhook`));
    expect(reported['product API'].toSorted()).toEqual(ids);
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(2 * LEADS);
    // A line that is cut between the mail server's answer and our note of it sends one e-mail again: at most one a lane and outage.
    const copies = mailServer.received.length - 2 * LEADS;
    console.log(`${copies} e-mails went out again because their answer was cut off`);
    expect(copies).toBeLessThanOrEqual(LANES_OF_MAIL * OUTAGES.length);

    for (const what of ['held', 'rss', 'files'] as const)
      expect(growth(steady.map((sample) => sample[what])), what).toBeLessThan(GROWTH_MAX[what]);
  },
  LIMIT_MS,
);
