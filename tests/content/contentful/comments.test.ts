import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { RawRows } from '#server/content/contentful/api/raw-rows.ts';
import { EntryComments } from '#server/content/contentful/entry-comments.ts';
import { openContentful } from '#server/content/contentful/source.ts';
import { Replica } from '#server/content/store/replica/replica.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { listeningLog, openStandIn, websiteOn } from './open.ts';
import { post } from './samples.ts';

const TOKEN = 'management-token-of-the-stand-in';

interface Comment {
  path: string;
  body: string;
  token: string | undefined;
}

/** Takes comments as the Content Management API does. */
async function openManagement() {
  const comments: Comment[] = [];
  const state = { status: 201 };
  const server = createServer(async (request, response) => {
    let sent = '';
    for await (const chunk of request) sent += chunk;
    const path = `${request.method} ${request.url}`;
    if (state.status === 201)
      comments.push({ path, body: JSON.parse(sent).body, token: request.headers.authorization });
    response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { comments, state, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a comment at the entry reports its error, once, over a restart, and again for another error', async () => {
  const standIn = await openStandIn();
  const { comments, state, host } = await openManagement();
  const { contentful } = parseConfig({
    ...websiteOn(standIn),
    CONTENTFUL_MANAGEMENT_TOKEN: TOKEN,
    CONTENTFUL_MANAGEMENT_HOST: host,
  });
  if (!contentful) throw new Error('no content service is set up');
  const { log, lines } = listeningLog();
  const files = { dataDirectory: temporaryDirectory(), replica: Replica.inMemory() };
  const pages = { has: () => true, anchors: () => undefined };
  const start = () =>
    openContentful(contentful, { ...files, log, siteUrl: 'http://localhost', people: () => ({}), pages });
  const said = (words: string) => expect.poll(() => lines.join()).toContain(words);

  standIn.space.publish('Entry', post('one'));
  const first = await start();
  await expect.poll(() => files.replica.state()).toBe('ready');
  const publish = (fields: Record<string, unknown>) => {
    standIn.space.publish('Entry', post('one', fields));
    first.wake();
  };
  state.status = 500;
  publish({ date: 'soon' });
  await said('no comment at an invalid entry');
  expect(comments).toEqual([]);

  state.status = 201;
  publish({ date: 'soon' });
  await expect
    .poll(() => comments)
    .toEqual([
      {
        path: 'POST /spaces/standin/environments/master/entries/one/comments',
        body: 'The site shows the previous version, since this one has an error:\ndate: choose a day in the calendar of the field',
        token: `Bearer ${TOKEN}`,
      },
    ]);
  publish({ date: 'soon', title: '' });
  await expect.poll(() => comments.length).toBe(2);
  expect(comments[1]?.body).toContain('title: is empty');
  await expect.poll(() => lines.filter((line) => line.includes('editors notified')).length).toBe(2);
  // The record of reported errors is kept although no sync follows.
  await first.close();

  standIn.expireTokens();
  standIn.space.publish('Entry', post('two', { date: 'soon' }));
  const second = await start();
  onTestFinished(() => second.close());
  await expect.poll(() => comments.at(-1)?.path).toContain('/entries/two/comments');
  expect(comments).toHaveLength(3);
  expect(lines.join()).not.toContain(TOKEN);
});

test('what is shown, but not as it was meant, is commented on once it has stood for a while', async () => {
  const { comments, host } = await openManagement();
  const space = { space: 'standin', environment: 'master', management: { token: TOKEN, host } };
  const { log } = listeningLog();
  const lost = { entry: 'one', errors: ['image: choose a picture'], shows: 'the entry' as const };
  const patient = new EntryComments(space, new RawRows(), log);
  patient.notify([lost]);
  await patient.close();
  expect(comments).toEqual([]);
  const impatient = new EntryComments(space, new RawRows(), log, 0);
  impatient.notify([lost]);
  await expect
    .poll(() => comments.map(({ body }) => body))
    .toEqual(['The site shows this entry, but not all of it as intended:\nimage: choose a picture']);
  await impatient.close();
});
