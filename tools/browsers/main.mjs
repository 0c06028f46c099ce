/** `npm run test:browsers [-- NAME]`: gets the old browsers, and tries every kind of page, the menus and the forms in each. */
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../run/steps/build.mjs';
import { ensureInstalled } from '../run/steps/install.mjs';
import { requireNode } from '../run/steps/node.mjs';
import { ENGINES } from './fetch.mjs';
import { runOldBrowsers } from './run.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const wanted = process.argv.slice(2).join(' ');

requireNode();
await ensureInstalled();
await ensureBuilt();
const { passed, failures, missing } = await runOldBrowsers(
  ENGINES.filter(({ name }) => name.includes(wanted)),
);
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
for (const line of missing) console.log(line);
console.log(`\n${passed} passed, ${failures.length} failed, ${missing.length} browsers not tried`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
