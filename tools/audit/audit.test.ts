import { execFile } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#tests/support/process.ts';

/**
 * Runs the audit with a registry that says this to npm, and no OSV.
 * @param deprecated cases of a shell, by package and version
 */
function audit(answer: string, environment: Record<string, string> = {}, deprecated = '') {
  const folder = temporaryDirectory();
  const npm = join(folder, 'npm');
  writeFileSync(
    npm,
    `#!/bin/sh\nif [ "$1" = view ]; then case "$2" in ${deprecated} esac; exit; fi\ncat <<'END'\n${answer}\nEND\n`,
  );
  chmodSync(npm, 0o755);
  const env = {
    OSV_URL: 'http://127.0.0.1:9',
    PATH: [folder, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
    ...environment,
  };
  return new Promise<{ code: number; out: string }>((resolve) => {
    execFile(process.execPath, ['tools/audit/audit.mjs'], { env }, (error, out) =>
      resolve({ code: error ? Number(error.code) : 0, out }),
    );
  });
}

const NO_ANSWER = '{"error":{"code":"E405"}}';
const via = [{ url: 'https://github.com/advisories/GHSA-aaaa', title: 'A hole', severity: 'high' }];

test('a registry that gives no answer is never taken for a clean one', async () => {
  const { code, out } = await audit(NO_ANSWER);
  expect(out.trim().split('\n').at(-1)).toMatch(/^NOT AUDITED/);
  expect(code).toBe(0);
  expect(await audit(NO_ANSWER, { REQUIRE_AUDIT: '1' })).toMatchObject({ code: 1 });
});

test('an answer is reported in the last line, and an error ends with 1', async () => {
  const clean = await audit('{"vulnerabilities":{}}', { REQUIRE_AUDIT: '1' });
  expect(clean).toEqual({
    code: 0,
    out: expect.stringMatching(
      /\n0 vulnerabilities of dependencies, 0 excepted \(asked: npm audit; no answer from OSV\)\n$/,
    ),
  });
  const invalid = await audit(JSON.stringify({ vulnerabilities: { fastify: { via } } }));
  expect(invalid).toMatchObject({ code: 1, out: expect.stringContaining('high: fastify: A hole') });
});

test('an error of the build tool that becomes part of the site is reported, and none of a tool that tests', async () => {
  const reported = await audit(JSON.stringify({ vulnerabilities: { astro: { via }, vitest: { via } } }));
  expect(reported.out).toContain('high: astro: A hole');
  expect(reported.out).not.toContain('vitest');
});

test('where the registry is silent, what OSV knows is reported', async () => {
  const osv = createServer((request, response) => {
    const { version } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages[
      'node_modules/fastify'
    ];
    if (request.method === 'GET') {
      response.end('{"summary":"A hole"}');
      return;
    }
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { queries } = JSON.parse(body) as { queries: { package: { name: string }; version: string }[] };
      const results = queries.map((query) =>
        query.package.name === 'fastify' && query.version === version ? { vulns: [{ id: 'GHSA-bbbb' }] } : {},
      );
      response.end(JSON.stringify({ results }));
    });
  });
  await new Promise<void>((resolve) => osv.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = osv.address() as AddressInfo;
    const { code, out } = await audit(NO_ANSWER, { OSV_URL: `http://127.0.0.1:${port}` });
    expect(out).toContain('✗ unrated: fastify: A hole (GHSA-bbbb)');
    expect(out).toContain('asked: OSV; no answer from npm audit');
    expect(code).toBe(1);
  } finally {
    osv.close();
  }
});

test('a deprecated package of package.json is named with the word of the registry, and one that reports none is no clean one', async () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const cases = `request@*) echo "use fetch";; fastify@${dependencies.fastify}) echo "use slowify";; astro@${devDependencies.astro}) echo "use moons";; zod@*) exit 1;;`;
  const { code, out } = await audit('{"vulnerabilities":{}}', {}, cases);
  expect(out.split('\n').filter((line) => line.startsWith('!'))).toEqual([
    `! fastify@${dependencies.fastify} is deprecated: use slowify`,
    `! zod@${dependencies.zod}: the registry gave no answer`,
    `! astro@${devDependencies.astro} is deprecated: use moons`,
  ]);
  expect(code).toBe(0);
  expect((await audit('{"vulnerabilities":{}}')).out).toContain(
    '! Not known whether a package is deprecated',
  );
});
