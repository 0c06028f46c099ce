import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { readableOnTheWay, requireMail, requireTls } from './require-mail.ts';
import { explainStartupError, knownError } from './startup-error.ts';
import { requireLastingDisk } from './stateless-disk.ts';

const HTTPS = 'https://www.kayalink.com';
const HTTP = 'http://www.kayalink.com';

describe('enquiries of the public are not taken', () => {
  const starting = (environment: Record<string, string>) => () => {
    const config = parseConfig(environment);
    requireTls(config);
    requireMail(config);
  };

  test('where no e-mail can leave, unless that is meant', () => {
    expect(starting({ SITE_URL: HTTPS, SMPT_URL: 'smtp://mail' })).toThrow(
      /SMTP_URL is not set, so no enquiry would reach anybody.*SMPT_URL .* is SMTP_URL meant/s,
    );
    expect(starting({ SITE_URL: HTTPS, SMTP_URL: 'files' })).not.toThrow();
    expect(starting({ SITE_URL: HTTPS, SMTP_URL: 'smtp://mail.kayalink.com' })).not.toThrow();
    expect(starting({ SITE_URL: 'http://192.168.1.20:3000' })).not.toThrow();
  });

  test('without TLS, unless that is meant; a proxy may end TLS', () => {
    const mailed = { SMTP_URL: 'files' };
    expect(starting({ ...mailed, SITE_URL: HTTP })).toThrow(
      /^SITE_URL is public and begins with http:.*ALLOW_HTTP=on/,
    );
    expect(starting({ ...mailed, SITE_URL: HTTP, ALLOW_HTTP: 'on' })).not.toThrow();
    expect(readableOnTheWay(HTTP)).toContain('anybody on the way can read them');
    expect(starting({ ...mailed, SITE_URL: HTTPS, TRUST_PROXY: 'on' })).not.toThrow();
    expect(readableOnTheWay(HTTPS)).toBeUndefined();
  });

  const CONTAINER = '22 1 0:5 / / rw - overlay overlay rw\n23 22 0:6 / /proc rw - proc proc rw';
  const MACHINE = '22 1 8:1 / / rw - ext4 /dev/vda rw';
  const VOLUME = '24 22 8:2 / /data rw - ext4 /dev/vdb rw';
  const onDisks =
    (mounts: string[], given: Record<string, string> = {}) =>
    () =>
      requireLastingDisk(parseConfig({ SITE_URL: HTTPS, DATA_DIR: '/data', ...given }), mounts.join('\n'));

  test.each([
    ['in a container', [CONTAINER], {}, 'set DATABASE_URL to a PostgreSQL, or mount a volume'],
    ['in memory', [CONTAINER, '24 22 0:7 / /data rw - tmpfs tmpfs rw'], {}, 'tmpfs at /data'],
    ['on a host that begins empty', [MACHINE], { RENDER: 'true' }, 'Render begins empty with'],
    ['beside a volume', [CONTAINER, VOLUME.replace('/data', '/database')], {}, 'overlay at /'],
  ])('where an update would lose them: %s', (_where, mounts, given, says) => {
    expect(onDisks(mounts, given)).toThrow(says);
  });

  test('but on a volume, with a PostgreSQL, on a machine of its own and in a trial', () => {
    expect(onDisks([CONTAINER, VOLUME])).not.toThrow();
    expect(onDisks([MACHINE, VOLUME], { FLY_APP_NAME: 'kayalink' })).not.toThrow();
    expect(onDisks([CONTAINER], { DATABASE_URL: 'postgres://db/site' })).not.toThrow();
    expect(onDisks([CONTAINER], { DATA_VOLUME: 'on' })).not.toThrow();
    expect(onDisks([CONTAINER], { SITE_URL: 'http://localhost:3000' })).not.toThrow();
    expect(onDisks([CONTAINER], { SITE_URL: 'https://www.kayalink.example' })).not.toThrow();
    expect(onDisks([MACHINE])).not.toThrow();
    expect(onDisks([])).not.toThrow();
  });
});

const failure = (message: string, parts: object = {}) => Object.assign(new Error(message), parts);

test.each([
  ['a port that is taken', { code: 'EADDRINUSE', port: 80 }, 'Port 80 is taken.'],
  [
    'a taken port of metrics',
    { code: 'EADDRINUSE', port: 80, variable: 'METRICS_PORT' },
    'METRICS_PORT=81 npm start',
  ],
  ['a port below 1024', { code: 'EACCES', syscall: 'listen' }, 'Choose a PORT above 1023.'],
  [
    'a port of metrics below 1024',
    { code: 'EACCES', syscall: 'listen', variable: 'METRICS_PORT' },
    'Choose a METRICS_PORT above 1023.',
  ],
  ['a file of somebody else', { code: 'EACCES', syscall: 'open' }, 'Check who owns the file or folder'],
  [
    'a database that is away',
    { code: 'ECONNREFUSED' },
    'The PostgreSQL server of DATABASE_URL does not answer.',
  ],
])('says what to do about %s', (_name, parts, remedy) => {
  expect(explainStartupError(failure('refused', parts))).toContain(remedy);
});

test('says in a sentence that a PostgreSQL offers no TLS', () => {
  // The words of the driver (pg, lib/connection.js).
  const error = failure('The server does not support SSL connections');
  expect(explainStartupError(error)).toMatch(/^The PostgreSQL server of DATABASE_URL offers no TLS/);
  expect(knownError(error)).toBe(explainStartupError(error));
});
