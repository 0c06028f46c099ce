import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { requireLastingDisk } from './stateless-disk.ts';

const PUBLIC = { SITE_URL: 'https://www.kayalink.com', DATA_DIR: '/data' };
const CONTAINER = `22 1 0:5 / / rw - overlay overlay rw
23 22 0:6 / /proc rw - proc proc rw`;
const MACHINE = '22 1 8:1 / / rw - ext4 /dev/vda rw';
const VOLUME = '24 22 8:2 / /data rw - ext4 /dev/vdb rw';

const start = (mounts: string[], given: Record<string, string> = {}) =>
  requireLastingDisk(parseConfig({ ...PUBLIC, ...given }), mounts.join('\n'));

test('enquiries of the public are not taken where an update would lose them', () => {
  expect(() => start([CONTAINER])).toThrow('set DATABASE_URL to a PostgreSQL, or mount a volume');
  expect(() => start([CONTAINER, '24 22 0:7 / /data rw - tmpfs tmpfs rw'])).toThrow('tmpfs at /data');
  expect(() => start([MACHINE], { RENDER: 'true' })).toThrow('Render begins empty with');
  expect(() => start([CONTAINER, VOLUME.replace('/data', '/database')])).toThrow('overlay at /');
});

test('a volume, a PostgreSQL, a machine of its own and a trial are taken', () => {
  expect(() => start([CONTAINER, VOLUME])).not.toThrow();
  expect(() => start([MACHINE, VOLUME], { FLY_APP_NAME: 'kayalink' })).not.toThrow();
  expect(() => start([CONTAINER], { DATABASE_URL: 'postgres://db/site' })).not.toThrow();
  expect(() => start([CONTAINER], { DATA_VOLUME: 'on' })).not.toThrow();
  expect(() => start([CONTAINER], { SITE_URL: 'http://localhost:3000' })).not.toThrow();
  expect(() => start([CONTAINER], { SITE_URL: 'https://www.kayalink.example' })).not.toThrow();
  expect(() => start([MACHINE])).not.toThrow();
  expect(() => start([])).not.toThrow();
});
