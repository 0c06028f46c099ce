/** `npm run build`: builds the site and notes what it was made from, so that `npm start` does not build it again. */
import { build } from './steps/build.mjs';

const { code } = await build({ args: process.argv.slice(2), live: true });
process.exitCode = code;
