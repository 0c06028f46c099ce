/**
 * Loaded before a command of server/cli (package.json), which imports packages: where they are not installed, one sentence says so in place
 * of a stack trace. Imports nothing but Node's own modules.
 */
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../../../node_modules/.package-lock.json', import.meta.url))) {
  console.error('The packages of this checkout are not installed: run npm start once, or npm ci.');
  process.exit(1);
}
