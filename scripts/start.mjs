/** `npm start`: installs and builds what is missing, then serves the site until it is told to stop. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { nodePath, requireNode, SERVER_CACHE, SERVER_FLAGS, SERVER_MEMORY } from './steps/node.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

function serve() {
  const server = spawn(nodePath(), [...SERVER_FLAGS, 'server/main.ts'], {
    env: { ...SERVER_MEMORY, ...SERVER_CACHE, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  server.on('message', (/** @type {{ addresses: string[] }} */ { addresses }) => {
    console.log(`\n  The site is at ${addresses.join(' and ')}\n  Stop it with Ctrl+C.\n`);
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2'])) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => process.exit(code ?? 1));
}

try {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  serve();
} catch (error) {
  console.error(error instanceof Error && error.name === 'StepError' ? error.message : error);
  process.exit(1);
}
