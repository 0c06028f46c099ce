import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashOf } from './build.mjs';
import { installedChromium } from './chromium.mjs';
import { installRemedy, isInstalled, sayIfUnreachable } from './install.mjs';
import { run } from './run.mjs';
import { tierOf } from './tiers.mjs';
import { namesOf, playwrightTotals, sum, vitestTotals } from './totals.mjs';

describe('isInstalled', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/astro': { version: '7.3.5' },
      'node_modules/only-for-mac': { version: '1.0.0', optional: true },
    },
  };

  test('is content with what npm put there, without the optional packages of other systems', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/astro': { version: '7.3.5' } } })).toBe(true);
  });

  test('needs what only builds and tests where something is to be built, and not to serve', () => {
    const tools = {
      packages: { ...wanted.packages, 'node_modules/vitest': { version: '5.1.1', dev: true } },
    };
    const present = { packages: { 'node_modules/astro': { version: '7.3.5' } } };
    expect(isInstalled(tools, present)).toBe(false);
    expect(isInstalled(tools, present, false)).toBe(true);
    expect(isInstalled(tools, { packages: {} }, false)).toBe(false);
  });

  test.each([
    ['missing', {}],
    ['old', { 'node_modules/astro': { version: '7.3.4' } }],
  ])('sees that a package is %s', (_what, packages) => {
    expect(isInstalled(wanted, { packages })).toBe(false);
  });
});

test.each([
  [[], undefined, 'fast'],
  [[], '', 'fast'],
  [[], '0', 'fast'],
  [[], 'false', 'fast'],
  [[], '1', 'all'],
  [[], 'true', 'all'],
  [['--all'], undefined, 'all'],
  [['--nightly'], 'true', 'nightly'],
])('npm test with %j, where CI=%s, runs the tier %s', (words, ci, tier) => {
  expect(tierOf(words, ci)).toBe(tier);
});

test('what npm started ends with npm, also behind a shell', async () => {
  const watcher = join(import.meta.dirname, 'parent.mjs');
  const child = `import { whenNpmEnds } from ${JSON.stringify(watcher)};
    whenNpmEnds(() => process.exit()); console.log(process.pid); setInterval(() => {}, 1000);`;
  const shell = `${process.execPath} --input-type=module --eval '${child}'; true`;
  const npm = spawn(process.execPath, [
    '--eval',
    `require('node:child_process').spawn('/bin/sh', ['-c', ${JSON.stringify(shell)}], { stdio: 'inherit' });`,
  ]);
  await once(npm.stdout, 'data');
  // The process that held it open has ended then.
  const ended = once(npm.stdout, 'end');
  npm.stdout.resume();
  npm.kill('SIGTERM');
  await ended;
});

test.each([
  ['npm error code ENOTFOUND', /check the network/],
  ['npm error code EACCES', /cannot be written/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error `npm ci` can only install packages when your package.json …', /npm install/],
  ['npm error something else', /lines above/],
])('%.40s comes with a remedy', (output, remedy) => {
  expect(installRemedy(output)).toMatch(remedy);
});

test('hashOf changes with content and with names, and only then', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-hash-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a'), 'one');
  const first = hashOf([folder, join(folder, 'absent')]);
  expect(hashOf([folder])).toBe(first);
  writeFileSync(join(folder, 'a'), 'two');
  const second = hashOf([folder]);
  writeFileSync(join(folder, 'b'), '');
  expect(new Set([first, second, hashOf([folder])]).size).toBe(3);
});

describe('installedChromium', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is the one that CHROME_PATH names', () => {
    vi.stubEnv('CHROME_PATH', process.execPath);
    expect(installedChromium()).toBe(process.execPath);
  });

  test('is never guessed where CHROME_PATH is wrong', () => {
    vi.stubEnv('CHROME_PATH', '/no/such/browser');
    expect(installedChromium).toThrow(/CHROME_PATH names no file/);
  });
});

describe('run', () => {
  test('tells exit code and output', async () => {
    const outcome = await run(process.execPath, ['-e', 'console.log("said"); process.exit(3)']);
    expect(outcome).toMatchObject({ code: 3, output: 'said\n' });
  });

  test('tells that a command does not exist', async () => {
    expect((await run('no-such-command-here', [])).code).toBe(127);
  });
});

describe('totals', () => {
  const reason = ['expected 3 to be 4', ...Array.from({ length: 40 }, (_, line) => `at line ${line}`)].join(
    '\n',
  );

  test('name a failed test with the beginning of its reason', () => {
    const tests = [
      { fullName: 'weigh a truck', status: 'passed' },
      { fullName: 'weigh a load', status: 'failed', failureMessages: [reason] },
    ];
    const testResults = [{ name: 'load.test.ts', status: 'failed', message: '', assertionResults: tests }];
    const { passed, failures } = vitestTotals({ numPassedTests: 1, testResults });
    expect({ passed, failed: failures.length }).toEqual({ passed: 1, failed: 1 });
    expect(failures[0]).toMatch(/^load\.test\.ts › weigh a load\n {2}expected 3 to be 4\n/);
    expect(failures[0]).not.toContain('at line 39');
  });

  test('leave out what a stack says of the runner, and name what failed a line each', () => {
    const reason =
      'expected 3 to be 4\n    at load.test.ts:7:2\n    at file:///x/node_modules/vitest/run.js:2948:79\n    at new Promise (<anonymous>)';
    const testResults = [
      {
        name: 'load.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [{ fullName: 'weigh a load', status: 'failed', failureMessages: [reason] }],
      },
    ];
    const { failures } = vitestTotals({ numPassedTests: 0, testResults });
    expect(failures).toEqual([
      'load.test.ts › weigh a load\n  expected 3 to be 4\n      at load.test.ts:7:2',
    ]);
    expect(namesOf([...failures, ...failures])).toBe(
      '✗ load.test.ts › weigh a load\n✗ load.test.ts › weigh a load',
    );
  });

  test('count a test file that cannot be loaded as a failure', () => {
    const testResults = [
      { name: 'fine.test.ts', status: 'passed', message: '', assertionResults: [] },
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    const totals = vitestTotals({ numPassedTests: 7, testResults });
    expect(totals).toEqual({ passed: 7, failures: ['broken.test.ts\n  no such module'], repeated: [] });
  });

  test('report tests that passed when repeated', () => {
    const tests = [
      { fullName: 'weigh a truck', status: 'passed', failureMessages: [] },
      { fullName: 'weigh a load', status: 'passed', failureMessages: [reason] },
    ];
    const testResults = [{ name: 'load.test.ts', status: 'passed', message: '', assertionResults: tests }];
    const { failures, repeated } = vitestTotals({ numPassedTests: 2, testResults });
    expect(failures).toEqual([]);
    expect(repeated).toEqual([
      expect.stringMatching(/^load\.test\.ts › weigh a load\n {2}expected 3 to be 4\n/),
    ]);
  });

  test('report browser tests that passed when repeated, and count errors outside of tests as failures', () => {
    const spec = (status: string) => ({
      title: `was ${status}`,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ status, results: [{ errors: [{ message: 'why' }] }, { errors: [] }] }],
    });
    const inner = { specs: [spec('flaky'), spec('skipped')] };
    const suites = [{ specs: [spec('expected'), spec('unexpected')], suites: [inner] }];
    const report = { stats: { expected: 5, flaky: 1 }, suites, errors: [{ message: 'no server' }] };
    expect(playwrightTotals(report)).toEqual({
      passed: 6,
      failures: ['a.spec.ts:7 › was unexpected\n  why', 'Outside of any test\n  no server'],
      repeated: ['a.spec.ts:7 › was flaky\n  why'],
    });
  });

  test('add up', () => {
    const parts = [
      { passed: 1, failures: [] },
      { passed: 5, failures: ['one', 'two'], repeated: ['three'] },
    ];
    expect(sum(parts)).toEqual({ passed: 6, failures: ['one', 'two'], repeated: ['three'] });
  });
});

test('a registry that cannot be reached is said within 15 s, long before npm gives up', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
  const begun = Date.now();
  await sayIfUnreachable();
  expect(Date.now() - begun).toBeLessThan(15_000);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('The package registry cannot be reached'));
  vi.unstubAllEnvs();
}, 20_000);
