/** `npm start`: installs and builds what is missing, then serves the site until it is told to stop. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, hasBuild, isBuilt } from './steps/build.mjs';
import { ensureInstalled, hasPackages } from './steps/install.mjs';
import { nodePath, requireNode, SERVER_CACHE, SERVER_FLAGS, SERVER_MEMORY } from './steps/node.mjs';
import { whenNpmEnds } from './steps/parent.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

/** Makes what is missing. Where that cannot be made, as without a network, an older build is better than no site. */
async function prepare() {
  try {
    await ensureInstalled(!isBuilt());
    await ensureBuilt();
  } catch (error) {
    if (!hasBuild() || !hasPackages(false)) throw error;
    console.error(error instanceof Error ? error.message : error);
    console.error('The last build is served.');
  }
}

/** A person at a terminal wants to hear of errors, not of each request, unless `.env` says otherwise. */
function quiet() {
  const says = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  return process.stdout.isTTY && !/^LOG_LEVEL=\S/m.test(says) ? { LOG_LEVEL: 'warn' } : {};
}

function serve() {
  const server = spawn(nodePath(), [...SERVER_FLAGS, 'server/main.ts'], {
    env: { ...SERVER_MEMORY, ...SERVER_CACHE, ...quiet(), ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  server.on('message', (/** @type {{ addresses: string[] }} */ { addresses }) => {
    console.log(
      `\n  The site is at ${addresses.join(' and ')}\n  Stop it with Ctrl+C. LOG_LEVEL=info npm start shows each request.\n`,
    );
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2'])) {
    process.on(signal, () => server.kill(signal));
  }
  if (process.env['npm_lifecycle_event']) whenNpmEnds(() => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 1));
}

try {
  requireNode();
  await prepare();
  serve();
} catch (error) {
  console.error(error instanceof Error && error.name === 'StepError' ? error.message : error);
  process.exit(1);
}
