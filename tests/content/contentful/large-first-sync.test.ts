import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RawRows } from '#server/content/contentful/api/raw-rows.ts';
import { Replica } from '#server/content/store/replica/replica.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { listeningLog, openEnds, openStandIn, startWebsite } from './open.ts';
import { documentOf, linkTo, post } from './samples.ts';
import { broken, during, hanging } from './stand-in/query.ts';

test('2,500 entries that link to each other and to nothing arrive within bounded memory', async () => {
  const standIn = await openStandIn();
  const words = 'Forty bags of cement on a flatbed. '.repeat(200);
  for (let at = 0; at < 2500; at += 1) {
    const content = documentOf(
      linkTo(`post-${(at + 1) % 2500}`),
      linkTo('gone'),
      linkTo(`post-${at}`, words),
    );
    standIn.space.publish('Entry', post(`post-${at}`, { content }));
  }
  const folder = temporaryDirectory();
  const replica = Replica.open(join(folder, 'content.db'), listeningLog().log);
  const rows = new RawRows(join(folder, 'contentful.db'));
  const context = openEnds(standIn, { replica, rows, limits: { answerMs: 20_000 } });
  const before = process.memoryUsage().rss;
  await context.sync();
  expect(replica.read((reader) => reader.posts({}).total)).toBe(2500);
  const last = replica.read((reader) => reader.entry('post', 'post-2499'));
  expect(JSON.stringify(last?.content)).toContain('/resources/blog/post-0');
  const grown = (process.memoryUsage().rss - before) / 1024 / 1024;
  expect(grown).toBeLessThan(300);
});

test('a process that is killed during the first sync begins it anew, and one that is killed later has its copy', async () => {
  const folder = temporaryDirectory();
  const standIn = await openStandIn();
  for (let at = 0; at < 1100; at += 1) standIn.space.publish('Entry', post(`post-${at}`));
  // Locales, tags and the first page arrive.
  standIn.error = during(100, hanging, { after: 3 });
  const first = startWebsite(standIn, { DATA_DIR: folder });
  await first.address;
  await expect.poll(() => standIn.asked.length).toBeGreaterThan(3);
  first.child.kill('SIGKILL');
  await first.ended;

  standIn.error = undefined;
  const second = startWebsite(standIn, { DATA_DIR: folder });
  const list = async (address: string) => (await fetch(`${address}/resources/blog`)).text();
  const address = await second.address;
  await expect.poll(() => list(address)).toContain('Title of post-');
  second.child.kill('SIGKILL');
  await second.ended;

  standIn.error = broken;
  const third = startWebsite(standIn, { DATA_DIR: folder });
  expect(await list(await third.address)).toContain('Title of post-');
  expect((await fetch(`${await third.address}/resources/blog/post-1099`)).status).toBe(200);
});
