import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '#server/config/config.ts';
import { VARIABLES } from '#server/config/config-variables.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { SERVER_FLAGS, SERVER_MEMORY } from '../../../tools/run/steps/node.mjs';

interface Service {
  image?: string;
  environment?: Record<string, string>;
  env_file?: string;
  volumes?: string[];
  networks?: string[];
  secrets?: string[];
  mem_limit?: string;
  pids_limit?: number;
  cap_drop?: string[];
}

const text = readFileSync('compose.yaml', 'utf8');
const compose: {
  services: Record<string, Service>;
  volumes: object;
  networks: Record<string, { internal?: boolean } | null>;
  secrets: Record<string, { file: string }>;
} = parse(text, { merge: true });
const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '');
const example = parseEnv(readFileSync('deploy/compose.env.example', 'utf8'));
const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'));
const imageEnvironment = Object.fromEntries(
  [...dockerfile.matchAll(/(?<=^ENV .*)(\w+)=(\S+)/gm)].map(([, name = '', value = '']) => [name, value]),
);

test('compose.yaml runs two replicas with variables that the site knows and takes, on the content of this machine', () => {
  expect(sites).toHaveLength(2);
  const filled = (value: string) =>
    value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name) => example[name] || 'secret');
  const folder = madeSecrets();
  const folderOfImage = dockerfile.match(/(?<=^WORKDIR ).*(?=$)/gm)?.at(-1) ?? '';
  for (const [, { environment = {}, secrets = [], volumes = [] }] of sites) {
    const given = Object.entries(environment).map(([name, value]) => [
      name,
      filled(value).replace('/run/secrets', folder),
    ]);
    expect(environment['DATABASE_URL_FILE']).toBe(`/run/secrets/${secrets[0]}`);
    const config = parseConfig({ ...imageEnvironment, ...Object.fromEntries(given) });
    expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(config).toMatchObject({
      host: '0.0.0.0',
      trustProxy: 1,
      drainMs: 5000,
      siteUrl: 'https://localhost',
    });
    expect(config.databaseUrl).toMatch(/^postgres:\/\/kayalink:[0-9a-f]{48}@postgres:5432\/kayalink$/);
    // The content of this machine takes the place of that of the image.
    expect(volumes).toContain(`\${CONTENT_FOLDER:-./content}:${join(folderOfImage, 'content')}:ro`);
  }
});

test('every image that is not built here is the one that its digest names', () => {
  const composed = Object.values(compose.services).flatMap(({ image = '' }) => image);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  const foreign = [...composed, ...bases].filter((image) => image && image !== 'kayalink-website');
  expect(foreign).toHaveLength(5);
  for (const image of foreign) expect(image).toMatch(/^\w+:[\w.-]+@sha256:[0-9a-f]{64}$/);
});

/** The secrets as deploy/make-secrets.sh makes them. @returns their folder */
function madeSecrets(): string {
  const folder = temporaryDirectory();
  copyFileSync('deploy/make-secrets.sh', join(folder, 'make-secrets.sh'));
  // Only root may give a file to another user, which this test is not always.
  const shell = `chown() { :; }; . ${join(folder, 'make-secrets.sh')}`;
  execFileSync('/bin/sh', ['-c', shell, join(folder, 'make-secrets.sh')]);
  return join(folder, 'secrets');
}

test('the secrets are one password in two files for their owner, made once, and neither in the repository nor in the image', () => {
  const folder = madeSecrets();
  const names = Object.values(compose.secrets).map(({ file }) => basename(file));
  expect(readdirSync(folder).sort()).toEqual(names.sort());
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8');
  expect(readFileSync(join(folder, 'database-url'), 'utf8')).toContain(`:${password}@`);
  const ignored = (file: string) => readFileSync(file, 'utf8').split('\n');
  expect(ignored('.gitignore')).toEqual(
    expect.arrayContaining([
      'deploy/secrets/',
      ...sites.map(([, { env_file = '' }]) => env_file.replace('./', '')),
    ]),
  );
  expect(ignored('.dockerignore')).toEqual(expect.arrayContaining(['.git', '.env', 'deploy', 'data']));
});

test('the proxy does not reach the database, which reaches nobody, and nobody may fill the machine', () => {
  const networksOf = (name: string) => compose.services[name]?.networks ?? [];
  expect(networksOf('caddy').filter((name) => networksOf('postgres').includes(name))).toEqual([]);
  for (const name of networksOf('postgres')) expect(compose.networks[name]?.internal).toBe(true);
  for (const [name, { mem_limit, pids_limit, cap_drop }] of Object.entries(compose.services))
    expect({ mem_limit, pids_limit, cap_drop }, name).toEqual({
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
      cap_drop: ['ALL'],
    });
});

test('every variable that compose.yaml asks for stands in its example, and the example knows no others', () => {
  const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  expect(new Set(asked)).toEqual(new Set(['SITE_DOMAIN', 'OTHER_DOMAIN', 'CONTENT_FOLDER']));
  for (const name of asked) expect(example).toHaveProperty(name);
  const own = Object.keys(example).filter((name) => !asked.includes(name));
  expect(own.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  // A public site does not start without them.
  expect(own).toEqual(expect.arrayContaining(['SMTP_URL', 'MAIL_FROM', 'SALES_EMAIL', 'BACKUP_RECIPIENTS']));
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
  // While the database is away, a process still serves every page: nobody ends it for that.
  expect(last).toMatch(/^HEALTHCHECK[\s\S]*?\/readyz\/pages'/m);
  expect(last).toContain(
    `CMD ${JSON.stringify(['node', ...SERVER_FLAGS, 'server/main.ts']).replaceAll(',', ', ')}`,
  );
  const { HOST, PORT, DATA_DIR = '', NODE_COMPILE_CACHE, ...rest } = imageEnvironment;
  expect(rest).toEqual(SERVER_MEMORY);
  expect(NODE_COMPILE_CACHE?.startsWith(DATA_DIR)).toBe(true);
});

const RESTRICTION = /^(?:No|Private|Protect|Remove|Restrict|Lock|Capability|SystemCall)\w*=.*$/gm;

test.each(['kayalink-backup.service', 'kayalink-content.service'])(
  '%s may do no more than the site',
  (name) => {
    const restrictions = (file: string) => readFileSync(`deploy/${file}`, 'utf8').match(RESTRICTION) ?? [];
    const ofSite = restrictions('kayalink.service');
    expect(ofSite.length).toBeGreaterThan(15);
    expect(restrictions(name)).toEqual(expect.arrayContaining(ofSite));
  },
);

test('the service has no more rights, memory and tasks than it needs, and is as small as on a machine', () => {
  const unit = readFileSync('deploy/kayalink.service', 'utf8');
  expect(unit).toMatch(new RegExp(`^ExecStart=\\S+/node ${SERVER_FLAGS.join(' ')} server/main.ts$`, 'm'));
  for (const [name, value] of Object.entries(SERVER_MEMORY))
    expect(unit).toContain(`\nEnvironment=${name}=${value}\n`);
  for (const line of [
    'UMask=0077',
    'ProtectProc=invisible',
    'PrivateUsers=yes',
    'ProtectClock=yes',
    'RestrictRealtime=yes',
  ])
    expect(unit).toContain(`\n${line}\n`);
  for (const name of ['MemoryMax', 'TasksMax']) expect(unit).toMatch(new RegExp(`^${name}=\\d+`, 'm'));
  const [, variable = ''] = /^#Environment=(\w+)=%d\/smtp-url$/m.exec(unit) ?? [];
  expect(VARIABLES).toContain(variable);
});
