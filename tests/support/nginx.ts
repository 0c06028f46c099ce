import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { quietPort } from './quiet-port.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts nginx in the foreground with what the system's own nginx.conf has around the files that it includes.
 * @param folder an empty one, for all that it writes
 * @param http what is in its `http` block
 * @param settings what is before that
 * @param before the command that it is started with, like `taskset -c 0`
 */
export function spawnNginx(folder: string, http: string, settings = '', before: string[] = []): ChildProcess {
  chmodSync(folder, 0o755);
  const file = join(folder, 'nginx.conf');
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; ${settings}
events { worker_connections 1024; }
http { access_log off; ${temporary}
${http}}
`,
  );
  const [command = '', ...rest] = [...before, 'nginx', '-c', file, '-e', join(folder, 'error.log')];
  return spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** The nginx in front of replicas. */
export interface Balancer {
  address: string;
  stop(): Promise<void>;
}

/** A balancer that also keeps pages. */
interface StartedNginx extends Balancer {
  /** Of the process whose children serve. */
  pid: number;
  /** Where the site says that a page has changed. */
  refresh: string;
  /** The port that visitors come to by http. */
  other: string;
  /** All its logs so far. */
  written(): string;
}

interface Place {
  port: number;
  refreshPort: number;
  /** Of the servers that refuse and redirect. */
  otherPort: number;
  folder: string;
}

const SHIPPED = resolve(import.meta.dirname, '../../deploy/nginx.conf');
const TRY_AGAIN_MS = 50;
const RATE = /rate=\d+r\/s/g;
const UNLIMITED = 'rate=1000000r/s';
const UPSTREAM = /server 127\.0\.0\.1:\d+ (.*;)\n/g;

/** Whether nginx is in PATH. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/**
 * Starts nginx with the configuration that we ship, on loopback.
 * @param port where it listens
 * @param upstreams ports of the replicas
 * @param options `limited`: false where one address stands for many visitors, who then have no limit of requests together; `before`: the
 * command that it is started with, like `taskset`
 * @throws when it ends at once, with what it printed
 */
export async function startNginx(
  port: number,
  upstreams: number[],
  { limited = true, before = [] as string[] } = {},
): Promise<StartedNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-nginx-'));
  const refreshPort = await quietPort();
  const otherPort = await quietPort();
  const shipped = configured({ port, refreshPort, otherPort, folder }, upstreams);
  const child = spawnNginx(folder, limited ? shipped : shipped.replaceAll(RATE, UNLIMITED), '', before);
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
    pid: child.pid ?? 0,
    other: `http://127.0.0.1:${otherPort}`,
    refresh: `http://127.0.0.1:${refreshPort}`,
    written: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join(''),
    stop: async () => {
      process.removeListener('exit', kill);
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The shipped file on other ports, in a folder, and without TLS. */
function configured({ port, refreshPort, otherPort, folder }: Place, upstreams: number[]): string {
  const shipped = readFileSync(SHIPPED, 'utf8');
  const [, parameters = ''] = UPSTREAM.exec(shipped) ?? [];
  UPSTREAM.lastIndex = 0;
  const servers = upstreams.map((upstream) => `server 127.0.0.1:${upstream} ${parameters}\n`);
  return shipped
    .replaceAll(UPSTREAM, () => servers.splice(0).join('  '))
    .replaceAll(/^ *(?:listen 443 ssl default_server|ssl_\w+ .*);\n/gm, '')
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll('listen 80', `listen 127.0.0.1:${otherPort}`)
    .replace('listen 127.0.0.1:8081;', `listen 127.0.0.1:${refreshPort};`)
    .replaceAll('server_name www.example.com', 'server_name 127.0.0.1 www.example.com')
    .replaceAll(/\/var\/(?:log\/nginx|cache\/nginx)/g, folder);
}

async function listens(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/healthz`).catch(() => undefined);
  await answer?.text();
  return answer !== undefined;
}
