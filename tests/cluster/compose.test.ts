import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '#server/config.ts';
import { VARIABLES } from '#server/config-variables.ts';
import { SERVER_FLAGS, SERVER_MEMORY } from '../../scripts/steps/node.mjs';

interface Service {
  environment?: Record<string, string>;
  env_file?: string;
  volumes?: string[];
}

const text = readFileSync('compose.yaml', 'utf8');
const compose: { services: Record<string, Service>; volumes: object } = parse(text, { merge: true });
const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '');
const example = parseEnv(readFileSync('deploy/compose.env.example', 'utf8'));
const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'));
const imageEnvironment = Object.fromEntries(
  [...dockerfile.matchAll(/(?<=^ENV .*)(\w+)=(\S+)/gm)].map(([, name = '', value = '']) => [name, value]),
);

test('compose.yaml runs two replicas with variables that the site knows and takes', () => {
  expect(sites).toHaveLength(2);
  const filled = (value: string) =>
    value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name) => example[name] || 'secret');
  for (const [, { environment = {} }] of sites) {
    const given = Object.entries(environment).map(([name, value]) => [name, filled(value)]);
    const config = parseConfig({ ...imageEnvironment, ...Object.fromEntries(given) });
    expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(config).toMatchObject({
      host: '0.0.0.0',
      trustProxy: 1,
      drainMs: 5000,
      siteUrl: 'https://localhost',
    });
    expect(config.databaseUrl).toContain('@postgres:');
  }
});

test('every variable that compose.yaml asks for stands in its example, and the example knows no others', () => {
  const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  expect(new Set(asked)).toEqual(new Set(['SITE_DOMAIN', 'POSTGRES_PASSWORD']));
  for (const name of asked) expect(example).toHaveProperty(name);
  const own = Object.keys(example).filter((name) => !asked.includes(name));
  expect(own.filter((name) => !VARIABLES.includes(name))).toEqual([]);
});

test('every file and volume that compose.yaml names exists', () => {
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  );
  for (const source of mounted.filter((name) => name.startsWith('./'))) expect(existsSync(source)).toBe(true);
  const named = mounted.filter((name) => !name.startsWith('./'));
  expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
  for (const [, { env_file }] of sites) {
    expect(existsSync(`${env_file}.example`)).toBe(true);
    expect(readFileSync('.gitignore', 'utf8')).toContain(`\n${env_file}\n`);
  }
});

test('the Caddyfile sends visitors to every replica that has pages, at the port of the image', () => {
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
  expect(caddyfile).toMatch(/^\s*health_uri \/readyz\/pages$/m);
  const upstreams = caddyfile.match(/[\w-]+:\d+(?=[ \n])/g);
  const all = sites.map(([name]) => `${name}:${imageEnvironment['PORT']}`);
  expect([...new Set(upstreams)].sort()).toEqual(all);
});

test('the image runs without rights, as small as on a machine, and says when it is ready', () => {
  const [, last = ''] = dockerfile.split('FROM debian');
  expect(last).toMatch(/^USER [1-9]\d*$/m);
  expect(last).toMatch(/^HEALTHCHECK .*\/readyz/m);
  expect(last).toContain(
    `CMD ${JSON.stringify(['node', ...SERVER_FLAGS, 'server/main.ts']).replaceAll(',', ', ')}`,
  );
  const { HOST, PORT, DATA_DIR = '', NODE_COMPILE_CACHE, ...rest } = imageEnvironment;
  expect(rest).toEqual(SERVER_MEMORY);
  expect(NODE_COMPILE_CACHE?.startsWith(DATA_DIR)).toBe(true);
});

test('the service is as small as on a machine', () => {
  const unit = readFileSync('deploy/kayalink.service', 'utf8');
  expect(unit).toMatch(new RegExp(`^ExecStart=\\S+/node ${SERVER_FLAGS.join(' ')} server/main.ts$`, 'm'));
  for (const [name, value] of Object.entries(SERVER_MEMORY))
    expect(unit).toContain(`\nEnvironment=${name}=${value}\n`);
});

test('the image is made of files that exist, and of no secrets', () => {
  const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  for (const source of sources) expect(existsSync(source), source).toBe(true);
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', 'deploy', 'data', 'node_modules', 'dist']));
});
