/**
 * `npm run modules -- NAME …`: takes each module out of a copy of the repository, and looks whether types, build and the tests of the
 * specification outside of browsers are in order without it; with --browser, those in Chromium too. Without a name, each module, one after the
 * other, and at last all of them; NAME+NAME are taken out together (docs/modules.md).
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { nodePath, toolEnvironment } from '../run/steps/node.mjs';
import { run } from '../run/steps/run.mjs';
import { MODULES, moduleOf } from './modules.mjs';
import { takeOut } from './take-out.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(ROOT);

/** Of what a step printed, in letters: its end says what failed. */
const OUTPUT_END = 6000;

const words = process.argv.slice(2);
const inBrowser = words.includes('--browser');
const names = words.filter((word) => word !== '--browser');
/** Those of each copy. */
const chosen =
  names.length > 0
    ? names.map((some) => some.split('+').map(moduleOf))
    : [...MODULES.map((module) => [module]), MODULES];

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A copy of what git knows, with the packages of this one. */
async function copied() {
  const root = mkdtempSync(join(tmpdir(), 'kayalink-without-'));
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  for (const file of output.split('\n').filter(Boolean)) cpSync(file, join(root, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
}

/** @typedef {{ id: string, tests?: string[] }} Statement */

/**
 * The tests of the specification that a copy has, by file, and the statements that none is left of.
 * @param {string} root
 */
function specified(root) {
  /** @type {{ statements: Statement[] }[]} */
  const parts = parse(readFileSync(join(root, 'tests/specification/statements.yaml'), 'utf8'));
  const statements = parts.flatMap((part) => part.statements).filter(({ tests = [] }) => tests.length > 0);
  /** @param {string} test */
  const isThere = (test) => existsSync(join(root, test.split(' › ')[0] ?? ''));
  const tests = statements.flatMap(({ tests = [] }) => tests.filter(isThere));
  const lost = statements.filter(({ tests = [] }) => !tests.some(isThere)).map(({ id }) => id);
  return { tests, lost };
}

/** @param {string[]} tests @param {RegExp} kind of file */
function filesAndTitles(tests, kind) {
  const some = tests.map((test) => test.split(' › ')).filter(([file = '']) => kind.test(file));
  const files = [...new Set(some.map(([file = '']) => file))];
  return { files, pattern: [...new Set(some.map((steps) => escaped(steps.at(-1) ?? '')))].join('|') };
}

/**
 * Takes modules out of a copy and looks at the rest.
 * @param {import('./modules.mjs').Module[]} modules
 * @returns {Promise<boolean>} whether all is in order
 */
async function tried(modules) {
  const name = modules.map((module) => module.name).join(' and ');
  const root = await copied();
  try {
    process.chdir(root);
    for (const module of modules) takeOut(root, module);
    const { tests, lost } = specified(root);
    const quick = filesAndTitles(tests, /\.test\.tsx?$/);
    const browser = filesAndTitles(tests, /\.spec\.ts$/);
    /** @type {[string, string, string[]][]} */
    const steps = [
      ['types', 'astro/bin/astro.mjs', ['check']],
      ['build', join('..', 'tools/run/build.mjs'), []],
      ['tests of the specification', 'vitest/vitest.mjs', ['run', ...quick.files, '-t', quick.pattern]],
    ];
    if (inBrowser)
      steps.push([
        'tests in Chromium',
        '@playwright/test/cli.js',
        ['test', ...browser.files, '-g', browser.pattern],
      ]);
    if (lost.length > 0) console.log(`✗ ${name}: no test is left of the statements ${lost.join(', ')}`);
    for (const [title, tool, args] of steps) {
      const { code, output, seconds } = await run(nodePath(), [`node_modules/${tool}`, ...args], {
        env: toolEnvironment(),
      });
      console.log(`${code === 0 ? '✓' : '✗'} without ${name}: ${title} (${seconds} s)`);
      if (code === 0) continue;
      console.log(output.slice(-OUTPUT_END));
      return false;
    }
    return lost.length === 0;
  } finally {
    process.chdir(ROOT);
    unlinkSync(join(root, 'node_modules'));
    rmSync(root, { recursive: true, force: true });
  }
}

let valid = true;
for (const modules of chosen) valid = (await tried(modules)) && valid;
process.exitCode = valid ? 0 : 1;
