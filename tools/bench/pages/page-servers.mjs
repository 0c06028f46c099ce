import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { spawnNginx, startNginx as startShippedNginx } from '../../../tests/support/nginx.ts';
import { quietPort } from '../../../tests/support/quiet-port.ts';
import { nodePath, SERVER_FLAGS } from '../../run/steps/node.mjs';
import { startServer } from '../../run/steps/server.mjs';

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
async function startNginx(folder, answers, before) {
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

/** All servers share one core; who asks them has another. */
const PINNED = ['taskset', '-c', '0'];
/** A page that was visited is in its best form after this. */
const SETTLED_MS = 5000;

/** Headers that each server makes itself, for each answer or connection. */
const OWN_HEADERS = [
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
];

/** @param {Map<string, StoredAnswer>} answers @param {string} folder */
async function startBare(answers, folder) {
  const file = join(folder, 'answers.json');
  const entries = [...answers].map(([path, answer]) => [
    path,
    { ...answer, body: answer.body.toString('base64') },
  ]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(entries)));
  const [command = '', ...before] = PINNED;
  const child = spawn(command, [...before, nodePath(), ...SERVER_FLAGS, 'tools/bench/pages/bare.mjs', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(child.stdout, 'data');
  return { address: String(printed).trim(), pid: child.pid ?? 0, stop: () => child.kill() };
}

/**
 * @param {string} address @param {string[]} targets @param {Record<string, string>} headers that they are asked with
 * @returns {Promise<Map<string, StoredAnswer>>} by target
 */
async function answersOf(address, targets, headers) {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const answers = new Map();
  for (const target of targets) {
    // `fetch` would unpack the body: what is served has to be the same bytes.
    const raw = spawnSync('curl', ['-s', ...named, `${address}${target}`], {
      maxBuffer: 2 ** 24,
    });
    const answer = await fetch(address + target, { headers });
    answers.set(target, {
      body: raw.stdout,
      type: answer.headers.get('content-type') ?? '',
      headers: [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name)),
    });
  }
  return answers;
}

/**
 * Starts the site, Node's own server, nginx, and nginx in front of the site as we ship it, all of which have the same bytes for the targets.
 * @param {string} folder for their files
 * @param {string[]} targets @param {Record<string, string>} headers that they are asked with
 */
export async function startServers(folder, targets, headers) {
  const site = await startServer({ DATA_DIR: join(folder, 'data') }, { before: PINNED });
  await answersOf(site.address, targets, headers);
  await delay(SETTLED_MS);
  const answers = await answersOf(site.address, targets, headers);
  const nginx = await startNginx(join(folder, 'nginx'), answers, PINNED);
  const bare = await startBare(answers, folder);
  const upstream = Number(new URL(site.address).port);
  const front = await startShippedNginx(await quietPort(), [upstream], { limited: false, before: PINNED });
  await answersOf(front.address, targets, headers);
  return { site, nginx, bare, front };
}
