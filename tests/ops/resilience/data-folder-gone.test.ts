import { randomUUID } from 'node:crypto';
import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer, temporaryDirectory, untilReady } from '#tests/support/process.ts';
import { sendJson, typed } from './visitors.ts';

const LOG_ERROR = '"level":50';

/** A server that has taken one enquiry, with ways to send it another and to ask how it is. */
async function started() {
  const DATA_DIR = join(temporaryDirectory(), 'data');
  const server = startServer({ DATA_DIR });
  const address = await server.address;
  await untilReady(address);
  const send = async () =>
    (await sendJson(address, { ...typed(), message: randomUUID() }, randomUUID())).status;
  expect(await send()).toBe(201);
  const readiness = async () => {
    const answer = await fetch(`${address}/readyz`);
    return { code: answer.status, ...(await answer.json()) };
  };
  return { DATA_DIR, server, address, send, readiness };
}

const LOSSES: [how: string, change: (folder: string) => void][] = [
  ['removed', (folder) => rmSync(folder, { recursive: true })],
  ['moved away', (folder) => renameSync(folder, `${folder}-old`)],
  [
    'replaced by a copy',
    (folder) => {
      renameSync(folder, `${folder}-old`);
      cpSync(`${folder}-old`, folder, { recursive: true });
    },
  ],
  ['emptied of its database', (folder) => rmSync(join(folder, 'kayalink.db'))],
  ['emptied of the log of its database', (folder) => rmSync(join(folder, 'kayalink.db-wal'))],
];

test.each(LOSSES)(
  'once the data folder is %s no enquiry is acknowledged, and the log and /readyz tell',
  async (_, change) => {
    const { DATA_DIR, server, address, send, readiness } = await started();
    change(DATA_DIR);
    expect(await send()).toBe(503);
    await expect.poll(readiness).toMatchObject({ code: 503, failing: ['storage'] });
    for (const path of ['/', '/price', '/resources/search?q=lagos'])
      expect((await fetch(address + path)).status).toBe(200);
    const connection = server
      .printed()
      .split('\n')
      .find((each) => each.includes(LOG_ERROR) && each.includes('"remedy"'));
    expect(connection).toContain('put the folder back');
  },
);
