import { readParts } from './statements.ts';
import { escaped, STEP } from './test-names.ts';

const FOLDER = 'tests/';
const IN_BROWSER = /\.spec\.ts /;
/** It looks at one page of each template in the fast tier (tests/sweep/sweep.spec.ts). */
const SWEEP = /\bsweep\.spec\.ts /;

/** All that the specification says of what a browser shows is tried by these tests, with which Playwright's names of them end. */
const named = readParts()
  .flatMap(({ statements }) => statements.flatMap(({ tests }) => tests))
  .filter((name) => name.startsWith(FOLDER) && IN_BROWSER.test(name));

/** The names of the tests that `npm test` runs in Chromium, as Playwright looks for them: file, groups and title, with spaces between. */
export const FAST_IN_BROWSER: RegExp[] = [
  SWEEP,
  ...named.map((name) => new RegExp(`\\b${escaped(name.slice(FOLDER.length).replaceAll(STEP, ' '))}$`)),
];
