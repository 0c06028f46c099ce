import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('reads names of earlier versions, and says what to write now', () => {
  const earlier = parseConfig({
    MAIL_LIMIT_TOTAL: '50',
    EDITORS_EMAIL: 'ops@kayalink.com',
    EDITORS_WEBHOOK_URL: 'https://chat.example.com/hook',
    METRICS_HOST: '0.0.0.0',
    METRICS_PORT: '9464',
    CONTENTFUL_ENVIRONMENT_FILE: '',
  });
  expect(earlier).toMatchObject({
    mailLimits: { recipientDaily: 3, totalHourly: 50 },
    editorsTo: { emails: ['ops@kayalink.com'], chats: ['https://chat.example.com/hook'] },
    metrics: { host: '0.0.0.0', port: 9464 },
  });
  expect(earlier.earlierNames).toContain(
    'MAIL_LIMIT_TOTAL is of an earlier version and still read: write MAIL_LIMIT.',
  );
  expect(earlier.earlierNames).toHaveLength(4);
  const now = parseConfig({
    EDITORS_TO: 'ops@kayalink.com, https://chat.example.com/hook',
    METRICS_PORT: '0.0.0.0:9464',
  });
  expect(now).toMatchObject({ editorsTo: earlier.editorsTo, metrics: earlier.metrics, earlierNames: [] });
});

test('derives what follows from one number', () => {
  expect(parseConfig({ MAIL_LIMIT: '100', RATE_LIMIT: '10', LEAD_RETENTION_DAYS: '7' })).toMatchObject({
    mailLimits: { recipientDaily: 3, addressHourly: 20, networkHourly: 40, totalHourly: 100 },
    rateLimitHourly: 150,
    spamRetentionDays: 7,
  });
  expect(parseConfig({ MAIL_LIMIT: '0' }).mailLimits).toEqual({
    recipientDaily: 0,
    addressHourly: 0,
    networkHourly: 0,
    totalHourly: 0,
  });
});

test.each([
  { CONTENTFUL_SPACE_ID: 'eu:cfexampleapi/staging' },
  { CONTENTFUL_SPACE_ID: 'cfexampleapi/staging', CONTENTFUL_REGION: 'eu' },
])('takes a space in Europe, and an environment behind its name: %j', (space) => {
  expect(parseConfig({ ...space, CONTENTFUL_DELIVERY_TOKEN: 'b4c0n73n7fu1' }).contentful).toMatchObject({
    space: 'cfexampleapi',
    environment: 'staging',
    host: 'cdn.eu.contentful.com',
  });
});

test('takes the number of connections behind the address of the database, which does not get it', () => {
  const { databaseUrl, databaseConnections } = parseConfig({
    DATABASE_URL: 'postgres://u:p@db.example.com/kayalink?sslmode=verify-full&connections=4',
  });
  expect([databaseUrl, databaseConnections]).toEqual([
    'postgres://u:p@db.example.com/kayalink?sslmode=verify-full',
    4,
  ]);
  expect(() => parseConfig({ DATABASE_URL: 'postgres://u:p@db/kayalink?connections=many' })).toThrow(
    'connections: write a whole number from 1 to 100',
  );
  expect(
    parseConfig({ DATABASE_URL: 'postgres://u:p@db/kayalink', DATABASE_CONNECTIONS: '4' }),
  ).toMatchObject({
    databaseUrl: 'postgres://u:p@db/kayalink',
    databaseConnections: 4,
  });
});

test('takes a passphrase in place of the keys that backups are encrypted for', () => {
  const passphrase = 'correct horse, battery staple';
  expect(parseConfig({ BACKUP_RECIPIENTS: `passphrase:${passphrase}` }).backupKeys).toMatchObject({
    recipients: [],
    passphrase,
  });
  expect(parseConfig({ BACKUP_PASSPHRASE: passphrase }).backupKeys).toMatchObject({
    recipients: [],
    passphrase,
  });
  expect(() => parseConfig({ BACKUP_RECIPIENTS: 'passphrase:short' })).toThrow('at least 16 letters');
});
