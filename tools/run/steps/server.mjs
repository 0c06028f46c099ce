import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { nodePath, SERVER_CACHE, SERVER_FLAGS, SERVER_MEMORY } from './node.mjs';

const LISTENING = /listening at (http:\/\/127\.0\.0\.1:\d+)/;

/**
 * Starts the built site on a port that the system chooses.
 * @param {Record<string, string>} environment settings besides PORT
 * @param {{ before?: string[], directory?: string }} [options] `before`: the command that starts it, like `taskset`; `directory`: of
 * the checkout that is served, this one when absent
 * @returns {Promise<{ address: string, pid: number, stop: () => Promise<void> }>}
 * @throws when the server ends before it listens
 */
export async function startServer(environment, { before = [], directory } = {}) {
  const [command = '', ...rest] = [...before, nodePath(), ...SERVER_FLAGS, 'server/main.ts'];
  const child = spawn(command, rest, {
    cwd: directory,
    env: {
      ...SERVER_MEMORY,
      ...SERVER_CACHE,
      ...process.env,
      WARM_SECONDS: '0',
      ...environment,
      PORT: '0',
      LOG_LEVEL: 'info',
      RATE_LIMIT: '0',
      MAIL_LIMIT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = LISTENING.exec(line)?.[1];
    if (!address) continue;
    child.stdout.resume();
    return {
      address,
      pid: child.pid ?? 0,
      stop: async () => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('The server ended before it listened');
}
