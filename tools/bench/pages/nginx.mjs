import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { spawnNginx } from '../../../tests/support/nginx-process.ts';

/** @typedef {{ body: Buffer, type: string, headers: [string, string][] }} StoredAnswer an answer of the site, its body as it was compressed */

/** @returns {Promise<number>} a port that nobody uses */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
    probe.on('error', reject);
  });
}

/**
 * Serves answers whose bodies are compressed already, as files, by one nginx worker.
 * @param {string} folder for its files
 * @param {Map<string, StoredAnswer>} answers by path
 * @param {string[]} before the command that nginx is started with, like `taskset`
 * @returns {Promise<{ address: string, pid: number, stop: () => void }>} `pid` of the process whose child serves
 */
export async function startNginx(folder, answers, before) {
  await mkdir(folder, { recursive: true });
  /** @type {string[]} */
  const locations = [];
  for (const [path, { body, type, headers }] of answers) {
    const file = `answer-${locations.length}`;
    await writeFile(join(folder, file), body);
    const header = headers.map(([name, value]) => `add_header ${name} "${value}";`).join(' ');
    // Not by `alias`, which looks for an index where the address ends with a slash.
    locations.push(
      `location = ${path} { default_type "${type}"; ${header} root ${folder}; try_files /${file} =500; }`,
    );
  }
  const port = await freePort();
  const child = spawnNginx(
    folder,
    `sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
server { listen 127.0.0.1:${port}; ${locations.join('\n')} }`,
    'worker_processes 1;',
    before,
  );
  child.stderr?.pipe(process.stderr);
  return { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill('SIGQUIT') };
}
