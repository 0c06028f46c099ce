import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('reads names of earlier versions, and says what to write now', () => {
  const earlier = parseConfig({
    MAIL_LIMIT_TOTAL: '50',
    ALERT_EMAIL: 'ops@kayalink.com',
    ALERT_WEBHOOK_URL: 'https://chat.example.com/hook',
    METRICS_HOST: '0.0.0.0',
    METRICS_PORT: '9464',
    CONTENTFUL_ENVIRONMENT_FILE: '',
  });
  expect(earlier).toMatchObject({
    mailLimits: { recipientDaily: 3, totalHourly: 50 },
    alertTo: { emails: ['ops@kayalink.com'], chats: ['https://chat.example.com/hook'] },
    metrics: { host: '0.0.0.0', port: 9464 },
  });
  expect(earlier.earlierNames).toContain(
    'MAIL_LIMIT_TOTAL is of an earlier version and still read: write MAIL_LIMIT.',
  );
  expect(earlier.earlierNames).toHaveLength(4);
  const now = parseConfig({
    ALERT_TO: 'ops@kayalink.com, https://chat.example.com/hook',
    METRICS_PORT: '0.0.0.0:9464',
  });
  expect(now).toMatchObject({ alertTo: earlier.alertTo, metrics: earlier.metrics, earlierNames: [] });
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

test('takes a space in Europe, and an environment behind its name', () => {
  expect(
    parseConfig({
      CONTENTFUL_SPACE_ID: 'cfexampleapi/staging',
      CONTENTFUL_DELIVERY_TOKEN: 'b4c0n73n7fu1',
      CONTENTFUL_REGION: 'eu',
    }).contentful,
  ).toMatchObject({ space: 'cfexampleapi', environment: 'staging', host: 'cdn.eu.contentful.com' });
});
