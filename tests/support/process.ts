import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject, onTestFinished } from 'vitest';
import { NOTHING_SET } from '../../server/config/config-variables.ts';
import { SERVER_CACHE } from '../../tools/run/steps/node.mjs';

/** The server as a process of its own, as operators run it. */
export interface ServerProcess {
  child: ChildProcess;
  /** The output so far, both streams. */
  printed: () => string;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** The address it listens at; fails when it ends before. */
  address: Promise<string>;
}

/** For a server that needs every entry of this site: to start it takes a third more of the processor. */
export const ALL_ENTRIES = { CONTENT_DIR: resolve('content') };

/** A data directory that goes with the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'kayalink-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/**
 * Starts `server/main.ts` on the last build, on a port that the system chooses, with nothing of our own environment or `.env`, and with few entries.
 * It goes with the test.
 * @param environment variables on top, like DATA_DIR
 * @param cwd where it is started, and finds `.env`; here when absent
 */
export function startServer(environment: Record<string, string>, cwd?: string): ServerProcess {
  const server = spawnServer(environment, cwd);
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

/** The same, until anyone who asked for it ends it. */
export function spawnServer(environment: Record<string, string>, cwd?: string): ServerProcess {
  const child = spawn(process.execPath, [resolve('server/main.ts')], {
    cwd,
    env: {
      ...NOTHING_SET,
      ...SERVER_CACHE,
      CONTENT_DIR: inject('fewEntries'),
      PORT: '0',
      SMTP_URL: 'files',
      WARM_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const listening = /listening at (http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
      if (listening) resolve(listening);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  address.catch(() => {});
  return { child, ended, address, printed: () => output };
}

const READY_LIMIT_MS = 30_000;
const READY_EVERY_MS = 100;

/** Waits until a process wants visitors (`/readyz`). @throws when it does not in time */
export async function untilReady(address: string): Promise<void> {
  const begun = Date.now();
  for (;;) {
    const { status } = await fetch(`${address}/readyz`);
    if (status === 200) return;
    if (Date.now() - begun > READY_LIMIT_MS) throw new Error(`/readyz still answers ${status}`);
    await delay(READY_EVERY_MS);
  }
}
