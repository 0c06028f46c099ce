/**
 * `npm run dev`: the development server, started anew when server code or configuration changes. Pages, components and
 * content need no new start. (`node --watch` loses sight of a file that an editor saves by replacing it.)
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './steps/install.mjs';
import { nodePath, requireNode, toolEnvironment } from './steps/node.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

/** Editors save in several steps; this long (in milliseconds) nothing may change. */
const QUIET_MS = 100;

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
/** @type {NodeJS.Timeout | undefined} */
let timer;
let wanted = false;

function start() {
  wanted = false;
  server = spawn(nodePath(), ['server/dev.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...toolEnvironment() },
  });
  server.once('exit', () => {
    server = undefined;
    if (wanted) start();
    else console.log('The server ended. It starts again when a file is saved.');
  });
}

function restart() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    wanted = true;
    if (server) server.kill();
    else start();
  }, QUIET_MS);
}

function watchFiles() {
  for (const folder of ['server', 'domain']) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file?.includes('.test.')) restart();
    });
  }
  watch('.', (_event, file) => {
    if (file === '.env') restart();
  });
  watch('content', { recursive: true }, () => {
    if (!server) restart();
  });
}

try {
  requireNode();
  await ensureInstalled();
  start();
  watchFiles();
  process.on('SIGTERM', () => {
    server?.kill();
    process.exit();
  });
} catch (error) {
  console.error(error instanceof Error && error.name === 'StepError' ? error.message : error);
  process.exit(1);
}
