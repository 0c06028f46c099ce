import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

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
  chmodSync(folder, 0o755);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, around(configured(port, upstreams), folder));
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  let printed = '';
  child.stderr.on('data', (chunk) => {
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

/** What the system's own nginx.conf has around the files that it includes. */
function around(included: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; pid ${folder}/nginx.pid; events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
${included}}
`;
}

async function listens(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/healthz`).catch(() => undefined);
  await answer?.text();
  return answer !== undefined;
}
