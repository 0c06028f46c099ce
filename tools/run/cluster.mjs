/**
 * `npm run cluster [-- --port=8080 --replicas=2]`: several replicas of the built site on one PostgreSQL behind nginx, as they
 * would run on machines of their own. PostgreSQL is that of DATABASE_URL, otherwise a temporary one.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { nodePath, requireNode } from './steps/node.mjs';
import { StepError } from './steps/run.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const NO_NGINX = `This needs nginx in PATH, version 1.15.3 or newer. Install it and start again:
  Debian, Ubuntu  apt-get install nginx
  Fedora          dnf install nginx
  macOS           brew install nginx`;
const DRAIN_SECONDS = 5;
/** A replica that failed is tried again by nginx after two seconds (deploy/nginx.conf). */
const BACK_IN_TURN_MS = 3000;

const USAGE = `npm run cluster [-- --port=8080] [--replicas=2]
  Several replicas of the built site on one PostgreSQL behind nginx, on this machine; Enter restarts them one after the other.`;

const values = options();

function options() {
  const known = /** @type {const} */ ({
    port: { type: 'string', default: '8080' },
    replicas: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  });
  try {
    const { values: given } = parseArgs({ options: known });
    if (!given.help) return given;
    console.log(USAGE);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** @typedef {import('../../tests/support/replica.ts').Replica} Replica */

/** @param {string} address @param {string | undefined} databaseUrl @returns {Promise<{ replicas: Replica[], ports: number[] }>} */
async function startReplicas(address, databaseUrl) {
  const { quietPort } = await import('#tests/support/quiet-port.ts');
  const { Replica } = await import('#tests/support/replica.ts');
  const environment = {
    SITE_URL: address,
    ...process.env,
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
    METRICS_PORT: '',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  };
  const ports = await Promise.all(Array.from({ length: Number(values.replicas) }, quietPort));
  const folder = join(process.env['DATA_DIR'] || 'data', 'cluster');
  const replicas = ports.map(
    (port, at) => new Replica({ port, folder: join(folder, String(at + 1)), environment }),
  );
  await Promise.all(replicas.map((replica) => replica.start()));
  return { replicas, ports };
}

/** Restarts one after the other while visitors look at pages. @param {string} address @param {Replica[]} replicas */
async function restartAll(address, replicas) {
  const { startVisitors } = await import('#tests/support/visitors.ts');
  const { stop } = startVisitors(address, { enquire: false });
  for (const [at, replica] of replicas.entries()) {
    console.log(`  replica ${at + 1} ends, in about ${DRAIN_SECONDS} s …`);
    await replica.stop();
    await replica.start();
    console.log(`  replica ${at + 1} serves again`);
    await delay(BACK_IN_TURN_MS);
  }
  const { pages, failures } = await stop();
  console.log(`  ${pages} pages were asked for meanwhile, ${failures.length} failed\n`);
  for (const failure of failures.slice(0, 10)) console.log(`    ${failure}`);
}

async function main() {
  requireNode();
  await ensureInstalled();
  if (!process.features.typescript) {
    const again = spawnSync(nodePath(), process.argv.slice(1), { stdio: 'inherit' });
    process.exit(again.status ?? 1);
  }
  const { hasNginx, startNginx } = await import('#tests/support/nginx.ts');
  if (!hasNginx()) throw new StepError(NO_NGINX);
  await ensureBuilt();
  const address = `http://localhost:${values.port}`;
  const given = process.env['DATABASE_URL'];
  const postgres = given
    ? undefined
    : await (await import('#tests/support/postgres-server.ts')).startPostgres();
  const { replicas, ports } = await startReplicas(address, given ?? postgres?.url);
  const nginx = await startNginx(Number(values.port), ports);

  console.log(`\n  The site is at ${address}, behind nginx`);
  for (const [at, { address: own, logFile }] of replicas.entries())
    console.log(`  replica ${at + 1}: ${own}, log in ${logFile}`);
  console.log(
    postgres
      ? `  PostgreSQL: ${postgres.url}; what it has goes at the end`
      : '  PostgreSQL: that of DATABASE_URL',
  );
  console.log('\n  Enter restarts the replicas one after the other, Ctrl+C stops everything.\n');

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await nginx.stop();
    await Promise.all(replicas.map((replica) => replica.stop('SIGINT')));
    await postgres?.stop();
    process.exit();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);
  let restarted = Promise.resolve();
  createInterface({ input: process.stdin }).on('line', () => {
    restarted = restarted.then(() => restartAll(address, replicas)).catch((error) => console.error(error));
  });
}

main().catch((error) => {
  console.error(error instanceof Error && error.name === 'StepError' ? error.message : error);
  process.exit(1);
});
