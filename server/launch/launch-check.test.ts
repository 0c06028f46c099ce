import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { launchFindings } from './launch-check.ts';

const READY = {
  SITE_URL: 'https://www.kayalink.com',
  SMTP_URL: 'smtp://mail.kayalink.com',
  MAIL_FROM: 'hello@kayalink.com',
  SALES_EMAIL: 'sales@kayalink.com',
  LEAD_RETENTION_DAYS: '730',
  TAG_MANAGER_ID: 'GTM-ABC1234',
  CONTENTFUL_SPACE_ID: 'space',
  CONTENTFUL_DELIVERY_TOKEN: 'token-of-the-space',
  CONTENTFUL_WEBHOOK_SECRET: 'w'.repeat(64),
};
const wheres = (environment: Record<string, string>, content: [string, string][] = []) =>
  launchFindings(parseConfig(environment), new Map(content)).map(({ where }) => where);

test('a site that has everything may go live', () => {
  expect(wheres(READY, [['site.yaml', 'email: { value: hello@kayalink.com }']])).toEqual([]);
});

test('a fresh copy lacks its domain, mail, retention, tokens and analytics', () => {
  const found = wheres({});
  for (const name of [
    'SITE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'SALES_EMAIL',
    'LEAD_RETENTION_DAYS',
    'TAG_MANAGER_ID',
    'CONTENTFUL_SPACE_ID',
  ])
    expect(found).toContain(name);
});

test('what is invented is named by file and field', () => {
  const found = wheres(READY, [
    ['site.yaml', 'email: { value: a@b.com, sample: true }'],
    ['blog/one.md', '---\nsample: true\n---\nText'],
  ]);
  expect(found).toEqual(['site.yaml: email', 'blog/one.md']);
});

test.each([
  'https://www.kayalink.example',
  'http://www.kayalink.com',
  'https://192.0.2.7',
  'https://localhost',
])('%s is no address to go live with', (SITE_URL) => {
  expect(wheres({ ...READY, SITE_URL })).toEqual(['SITE_URL']);
});
