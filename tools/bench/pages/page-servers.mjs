import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startNginx as startShippedNginx } from '../../../tests/support/nginx.ts';
import { quietPort } from '../../../tests/support/quiet-port.ts';
import { nodePath, SERVER_FLAGS } from '../../run/steps/node.mjs';
import { startServer } from '../../run/steps/server.mjs';
import { startNginx } from './nginx.mjs';

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

/** @typedef {import('./nginx.mjs').StoredAnswer} StoredAnswer */

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
