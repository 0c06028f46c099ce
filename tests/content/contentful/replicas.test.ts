import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { LISTENER } from '#server/platform/database/pubsub.ts';
import { makePostgresDatabase } from '#tests/support/databases.ts';
import { openStandIn, signedHeaders, startWebsite, WEBHOOK_PATH } from './open.ts';
import { post } from './samples.ts';

const BODY = JSON.stringify({ sys: { type: 'Entry', id: 'one' }, fields: {} });

test('a notice to one replica brings a change to both, also after PostgreSQL has cut their connections', async () => {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  const DATABASE_URL = await makePostgresDatabase();
  const start = () => startWebsite(standIn, { DATABASE_URL }).address;
  const addresses = await Promise.all([start(), start()]);
  const database = new pg.Client(DATABASE_URL);
  await database.connect();
  onTestFinished(() => database.end());
  const listeners = async (command = 'pid'): Promise<number[]> => {
    const { rows } = await database.query(
      `select pid, ${command} from pg_stat_activity where application_name = $1 and query ~ '^(listen|notify) '`,
      [LISTENER],
    );
    return rows.map(({ pid }) => pid).sort();
  };
  const shown = () =>
    Promise.all(
      addresses.map(async (address) => {
        const html = await (await fetch(`${address}/resources/blog/one`)).text();
        return /<h1[^>]*>([^<]*)/.exec(html)?.[1]?.trim();
      }),
    );
  const publish = async (title: string, to: string | undefined) => {
    standIn.space.publish('Entry', post('one', { title }));
    const notice = { method: 'POST', headers: signedHeaders(BODY), body: BODY };
    expect((await fetch(to + WEBHOOK_PATH, notice)).status).toBe(202);
    await expect.poll(shown).toEqual([title, title]);
  };
  await expect.poll(shown).toEqual(['Title of one', 'Title of one']);
  await expect.poll(() => listeners()).toHaveLength(2);

  await publish('Told to the first', addresses[0]);
  await publish('Told to the second', addresses[1]);

  const before = await listeners('pg_terminate_backend(pid)');
  await publish('Told while nobody listens', addresses[0]);
  await expect.poll(() => listeners()).toHaveLength(2);
  expect(await listeners()).not.toEqual(before);
  await publish('Told after that', addresses[1]);
});
