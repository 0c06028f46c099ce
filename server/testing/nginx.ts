import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { spawnNginx } from './nginx-process.ts';

/** What is in front of replicas. */
export interface Balancer {
  address: string;
  stop(): Promise<void>;
}

const SHIPPED = resolve(import.meta.dirname, '../../deploy/nginx.conf');
const TRY_AGAIN_MS = 50;
const UPSTREAM = /server 127\.0\.0\.1:\d+ (.*;)\n/g;

/** Whether nginx is in PATH. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/**
 * Starts nginx with the configuration that we ship, on loopback.
 * @param port where it listens
 * @param upstreams ports of the replicas
 * @throws when it ends at once, with what it printed
 */
export async function startNginx(port: number, upstreams: number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-nginx-'));
  const child = spawnNginx(folder, configured(port, upstreams));
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  let printed = '';
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await listens(address))) await delay(TRY_AGAIN_MS);
  if (child.exitCode !== null) throw new Error(`nginx ended: ${printed}`);
  return {
    address,
    stop: async () => {
      process.removeListener('exit', kill);
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configured(port: number, upstreams: number[]): string {
  const shipped = readFileSync(SHIPPED, 'utf8');
  const [, parameters = ''] = UPSTREAM.exec(shipped) ?? [];
  UPSTREAM.lastIndex = 0;
  const servers = upstreams.map((upstream) => `server 127.0.0.1:${upstream} ${parameters}\n`);
  return shipped
    .replaceAll(UPSTREAM, () => servers.splice(0).join('  '))
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
}

async function listens(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/healthz`).catch(() => undefined);
  await answer?.text();
  return answer !== undefined;
}
