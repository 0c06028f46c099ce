/** `npm run build`: builds the site and notes what it was made from, so that `npm start` does not build it again. */
import { noteBuilt } from './steps/build.mjs';
import { nodePath } from './steps/node.mjs';
import { run } from './steps/run.mjs';

const note = noteBuilt();
const { code } = await run(
  nodePath(),
  ['node_modules/astro/bin/astro.mjs', 'build', ...process.argv.slice(2)],
  {
    live: true,
  },
);
if (code === 0) note();
process.exitCode = code;
