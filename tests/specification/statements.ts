import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

/** One thing that the specification says. */
const statementSchema = z.strictObject({
  /** Number of the part, and of the statement in it. */
  id: z.string().regex(/^\d\.\d+$/, 'write the number in quotes, like "2.10"'),
  /** The heading under which it is the first. */
  under: z.string().optional(),
  /** In the specification's own words. */
  says: z.string().min(1),
  /** How it is read where the words alone do not decide, or where the product does more. */
  read: z.string().min(1).optional(),
  /** The tests that hold it: `FILE › TITLE` or `FILE › GROUP › TITLE`. */
  tests: z.array(z.string()).default([]),
  /** Why no test can hold it. */
  reason: z.string().min(1).optional(),
  /** Why there is nothing to check. */
  silent: z.string().min(1).optional(),
});

const partSchema = z.strictObject({
  part: z.number(),
  heading: z.string(),
  statements: z.array(statementSchema),
});

export type Statement = z.infer<typeof statementSchema>;
export type Part = z.infer<typeof partSchema>;

/** Where the statements are written, the one source of docs/specification.md. */
export const STATEMENTS_FILE = 'tests/specification/statements.yaml';

/** The parts of the specification with their statements. @throws ZodError that names the field with errors */
export function readParts(): Part[] {
  return z.array(partSchema).parse(parse(readFileSync(STATEMENTS_FILE, 'utf8')));
}

/** The statements that say something to check. */
export const checked = ({ statements }: Part) => statements.filter(({ silent }) => !silent);

/** Stands between the titles of groups, and before that of the test, as both runners write them. */
export const STEP = ' › ';

/** A text as the part of a pattern that finds it. */
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const FOLDER = 'tests/';
const IN_BROWSER = /\.spec\.ts /;
/** It looks at three pages in the fast tier (tests/sweep/sweep.spec.ts). */
const SWEEP = /\bsweep\.spec\.ts /;

/** The first test of each statement of what a browser shows; Playwright's names of them end with these. CI runs the others too. */
const named = readParts()
  .flatMap(({ statements }) => statements.flatMap(({ tests }) => tests.slice(0, 1)))
  .filter((name) => name.startsWith(FOLDER) && IN_BROWSER.test(name));

/** The names of the tests that `npm test` runs in Chromium, as Playwright looks for them: file, groups and title, with spaces between. */
export const FAST_IN_BROWSER: RegExp[] = [
  SWEEP,
  ...named.map((name) => new RegExp(`\\b${escaped(name.slice(FOLDER.length).replaceAll(STEP, ' '))}$`)),
];
