import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { NOTHING_SET } from '#server/config/config-variables.ts';
import { allLeads, type LeadRecord } from '#server/leads/desk/lead-records.ts';
import { POSTGRES_NOTE } from '#server/platform/database/files/data-folder.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { startBalancer } from '#tests/support/balancer.ts';
import { makePostgresDatabase } from '#tests/support/databases.ts';
import { hasNginx, startNginx } from '#tests/support/nginx.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { makeOtherBuild } from '#tests/support/other-build.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { quietPort } from '#tests/support/quiet-port.ts';
import { Replica } from '#tests/support/replica.ts';
import { startVisitors } from '#tests/support/visitors.ts';
import { startMailServer } from '../../leads/mail-server.ts';

const LIMIT_MS = 120_000;
const PATIENCE = { timeout: LIMIT_MS, interval: 100 };
/** More than nginx keeps an idle connection, as docs/scaling.md asks for. */
const DRAIN_SECONDS = 5;
/**
 * A page's files are promised for `DRAIN_SECONDS`, less the time in which a balancer learns that the replica is about to end; a machine
 * under load may take longer for them.
 */
const LOAD_MS = (DRAIN_SECONDS - 1) * 1000;

/** nginx with the configuration that we ship, or, where there is none, something much like it. */
async function startInFront(ports: number[]) {
  const balancer = hasNginx()
    ? await startNginx(await quietPort(), ports, { limited: false })
    : await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`));
  onTestFinished(() => balancer.stop());
  return balancer.address;
}

/** The scripts, style sheets and drawings that the home page of a replica names. */
async function namesOf(replica: Replica | undefined): Promise<string[]> {
  const html = await (await fetch(replica?.address ?? '')).text();
  const names = html.match(/\/(?:_astro|art)\/[\w./@-]*\.(?:js|css|svg)/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  return names;
}

const filesHere = () =>
  ['_astro', 'art'].flatMap((folder) =>
    readdirSync(join('dist/client', folder)).map((name) => `/${folder}/${name}`),
  );

test(
  'two replicas on one PostgreSQL change to another build one after the other under load without a failed request or a file that is missing',
  async () => {
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.close());
    const DATABASE_URL = await makePostgresDatabase();
    const environment = {
      DATABASE_URL,
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      CONTENT_DIR: inject('fewEntries'),
      WARM_SECONDS: '2',
      SMTP_URL: mailServer.url,
      ...NO_LIMITS,
      TRUST_PROXY: '1',
    };
    const ports = [await quietPort(), await quietPort()];
    // Made before the replicas, it goes after them: a running one keeps what it compiled below its folder.
    const other = temporaryDirectory();
    makeOtherBuild(other);
    const folder = temporaryDirectory();
    const replicas = ports.map((port) => {
      const own = {
        port,
        folder: join(folder, String(port)),
        environment: { ...NOTHING_SET, ...environment },
      };
      return new Replica(own);
    });
    onTestFinished(async () => {
      await Promise.all(replicas.map((replica) => replica.stop('SIGKILL')));
    });
    await Promise.all(replicas.map((replica) => replica.start()));

    const { visits, stop } = startVisitors(await startInFront(ports), {
      visitors: 3,
      loadMs: LOAD_MS,
    });
    /** Whether a replica has taken enquiries since its log was so long. */
    const isBusy = (replica: Replica, since = 0) =>
      replica.log().slice(since).includes('"path":"/api/contact"');
    for (const replica of replicas) {
      await expect.poll(() => isBusy(replica), PATIENCE).toBe(true);
      expect(await replica.stop()).toBe(0);
      const since = replica.log().length;
      await replica.start(other);
      await expect.poll(() => isBusy(replica, since), PATIENCE).toBe(true);
    }
    for (const port of ports) expect(readdirSync(join(folder, String(port)))).toContain(POSTGRES_NOTE);
    const [theirs, ours] = [await namesOf(replicas[0]), filesHere()];
    expect(theirs.filter((file) => ours.includes(file))).toEqual([]);
    const { pages, files, enquiries, failures } = await stop();
    console.log(
      `Two restarts behind ${hasNginx() ? 'nginx' : 'a small balancer'}: ${pages} pages, ${files} files and ${enquiries.length} enquiries, ` +
        `${failures.length} failed`,
    );
    expect(failures, failures.join('\n')).toEqual([]);
    expect(visits.pages).toBeGreaterThan(50);
    expect(visits.files).toBeGreaterThan(500);

    const storage = await openStorage(temporaryDirectory(), DATABASE_URL);
    onTestFinished(() => storage.close());
    const records = async () => {
      const found: LeadRecord[] = [];
      for await (const some of allLeads(storage.db)) found.push(...some);
      return found;
    };
    expect((await records()).map(({ lead }) => lead.message).sort()).toEqual(enquiries.sort());
    const pending = async () => (await records()).flatMap(({ deliveries }) => deliveries);
    await expect
      .poll(async () => (await pending()).filter(({ state }) => state !== 'sent').length, PATIENCE)
      .toBe(0);
    expect(mailServer.received.map(({ messageId }) => messageId).sort()).toEqual(
      (await pending()).map(({ message_id }) => message_id).sort(),
    );
  },
  4 * LIMIT_MS,
);
