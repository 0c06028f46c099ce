import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { NOTIFIED_EVENTS } from '#domain/leads/lead.ts';
import { temporaryDirectory } from '../../tests/support/process.ts';
import { ConfigError, parseConfig } from './config.ts';
import { DOCUMENTED } from './config-variables.ts';

describe('parseConfig', () => {
  test('needs nothing: every variable has a default', () => {
    expect(parseConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDirectory: 'data',
      siteUrl: 'http://localhost:3000',
      rateLimit: 20,
      rateLimitHourly: 300,
      mailLimits: { recipientDaily: 3, addressHourly: 60, networkHourly: 120, totalHourly: 300 },
      trustProxy: false,
      allowedHosts: [],
    });
  });

  test('takes .env, and the environment above it', () => {
    const config = parseConfig({ PORT: '4000', OTHER: 'x' }, 'PORT=5000\nDATA_DIR=/var/lib/kayalink\n');
    expect(config).toMatchObject({
      port: 4000,
      dataDirectory: '/var/lib/kayalink',
      siteUrl: 'http://localhost:4000',
    });
  });

  test('takes a name for the sender, several desks, and desks of their own', () => {
    const config = parseConfig({
      MAIL_FROM: 'Kayalink Desk <desk@kayalink.com>',
      SALES_EMAIL: 'sales@kayalink.com, night@kayalink.com',
      SALES_ROUTES:
        'form=partner:owners@kayalink.com; service=port-operations:apapa@kayalink.com,port@kayalink.com',
    });
    expect(config.mailFrom).toEqual({ name: 'Kayalink Desk', address: 'desk@kayalink.com' });
    expect(config.salesEmail).toEqual(['sales@kayalink.com', 'night@kayalink.com']);
    expect(config.salesRoutes).toEqual([
      { by: 'form', value: 'partner', to: ['owners@kayalink.com'] },
      { by: 'service', value: 'port-operations', to: ['apapa@kayalink.com', 'port@kayalink.com'] },
    ]);
    expect(parseConfig({ MAIL_FROM: 'desk@kayalink.com' }).mailFrom).toEqual({
      address: 'desk@kayalink.com',
    });
  });

  test('an empty value stands for the default', () => {
    expect(parseConfig({ PORT: '' }, 'SITE_URL=\n').siteUrl).toBe('http://localhost:3000');
  });

  test('an empty variable of the environment takes the one of .env away', () => {
    expect(parseConfig({ SMTP_URL: '' }, 'SMTP_URL=smtp://mail.example.com\n').smtpUrl).toBeUndefined();
  });

  test('names every error at once, with a remedy', () => {
    const read = () => parseConfig({ PORT: 'many', RATE_LIMIT: '-1' }, 'POTR=3000\n');
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT: write a whole number from 0 to 65535/);
    expect(read).toThrow(/RATE_LIMIT: write a whole number/);
    expect(read).toThrow(/POTR: no such variable/);
  });

  test('names a line that sets nothing, by its number and without what it says', () => {
    const read = (text: string) => () => parseConfig({}, text);
    expect(read('PORT=1\nDATA_DIR: /tmp/x\n')).toThrow(/line 2 sets nothing: write NAME=value/);
    expect(read('SMTP_URL smtp://site:hunter2@mail.example.com\n')).not.toThrow(/hunter2/);
    expect(read('SMTP_URL smtp://site:hunter2@mail.example.com\n')).toThrow(/line 1/);
    expect(read('PORT=0\n=data\n')).toThrow(/line 2 sets nothing: write NAME=value/);
    expect(read('PORT=0\nDATA_DIR="data\n')).toThrow(/line 2: end the value with the quote that begins it/);
    expect(
      read('# a remark\n\n  # another\r\nMAIL_FROM="Desk\nof Kayalink <desk@kayalink.com>"\n'),
    ).not.toThrow(/line/);
  });

  test.each([
    ['PORT', '65536'],
    ['SITE_URL', 'https://example.com/'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'www.kayalink.com'],
    ['CORS_ORIGINS', '*'],
    ['PAGE_CACHES', 'localhost:8081'],
    ['SMTP_URL', 'smtp://site:p@ss#word@mail.example.com'],
    ['DATABASE_URL', 'postgres://site:p#ss@db.example.com/site'],
    ['SMTP_URL', 'mail.example.com'],
    ['DATABASE_URL', 'mysql://db.example.com/site'],
    ['SALES_EMAIL', 'sales at example.com'],
    ['MAIL_FROM', 'Kayalink Desk desk@example.com'],
    ['MAIL_FROM', 'Desk" <desk@example.com>'],
    ['SALES_ROUTES', 'owners@example.com'],
    ['SALES_ROUTES', 'form=partners:owners@example.com'],
    ['SALES_ROUTES', 'state=kano:owners at example.com'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['HOST', 'http://localhost'],
    ['LEADS_WEBHOOK_SECRET', 'secret'],
    ['LEADS_WEBHOOK_URL', 'http://crm.example.com/hook'],
    ['PRODUCT_API_URL', 'api.example.com'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`${name}: write`));
  });

  test('reads a file that Notepad wrote', () => {
    expect(parseConfig({}, '\uFEFFPORT=4000\r\nHOST=0.0.0.0\r\n')).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
    });
  });

  test('refuses a # that cuts a value in two, and repeats no part of it', () => {
    const read = (value: string) => parseConfig({}, `# one # two\nSMTP_URL=${value}\nPORT=80 # a remark\n`);
    expect(() => read('smtp://site:p@ss#word@mail.example.com')).toThrow(
      /SMTP_URL: write the value in quotes/,
    );
    expect(() => read('smtp://site:p@ss#word@mail.example.com')).toThrow(/^(?!.*(p@ss|word@))/s);
    expect(() => read('"smtp://site:p@ss#word@mail.example.com"')).toThrow(/SMTP_URL: write it as/);
    expect(read('"smtp://site:p%23ss@mail.example.com"').smtpUrl).toContain('p%23ss');
  });

  test('reports names in the environment that are nearly ours', () => {
    const { suspectedTypos } = parseConfig({
      SMPT_URL: 'smtp://site:hunter2@mail',
      Data_Dir: '/x',
      HOME: '/',
      SMTP_URL: 'files',
      SITEURL: '',
    });
    expect(suspectedTypos).toEqual([
      'SMPT_URL is set in the environment and nobody reads it: is SMTP_URL meant?',
      'Data_Dir is set in the environment and nobody reads it: is DATA_DIR meant?',
    ]);
  });

  test('signs every webhook', () => {
    const LEADS_WEBHOOK_URL = 'https://crm.example.com/hook';
    expect(() => parseConfig({ LEADS_WEBHOOK_URL })).toThrow('LEADS_WEBHOOK_SECRET: write the secret');
    const LEADS_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect(parseConfig({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET }).targets).toEqual([
      {
        kind: 'plain',
        channel: 'webhook',
        url: LEADS_WEBHOOK_URL,
        secrets: [LEADS_WEBHOOK_SECRET],
        events: NOTIFIED_EVENTS,
        allowPrivate: false,
      },
    ]);
    const LEADS_WEBHOOK_SECOND_SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const LEADS_WEBHOOK_EVENTS = 'accepted, won';
    expect(
      parseConfig({
        LEADS_WEBHOOK_URL,
        LEADS_WEBHOOK_SECRET,
        LEADS_WEBHOOK_SECOND_SECRET,
        LEADS_WEBHOOK_EVENTS,
      }).targets,
    ).toMatchObject([
      { secrets: [LEADS_WEBHOOK_SECRET, LEADS_WEBHOOK_SECOND_SECRET], events: ['accepted', 'won'] },
    ]);
    expect(() => parseConfig({ LEADS_WEBHOOK_SECOND_SECRET })).toThrow(
      'LEADS_WEBHOOK_SECOND_SECRET: goes with',
    );
    expect(() => parseConfig({ LEADS_WEBHOOK_EVENTS: 'bought' })).toThrow(
      'LEADS_WEBHOOK_EVENTS: write some of accepted',
    );
  });

  test('takes a space of the content service, with the usual hosts', () => {
    const space = { CONTENTFUL_SPACE_ID: 'cfexampleapi', CONTENTFUL_DELIVERY_TOKEN: 'b4c0n73n7fu1' };
    expect(parseConfig({}).contentful).toBeUndefined();
    expect(parseConfig(space).contentful).toEqual({
      space: 'cfexampleapi',
      environment: 'master',
      host: 'cdn.contentful.com',
      token: 'b4c0n73n7fu1',
      pollSeconds: 60,
    });
    const preview = {
      CONTENTFUL_PREVIEW_TOKEN: 'e5e8d4c5c122',
      PREVIEW_SECRET: 'a-secret-for-links-to-drafts',
    };
    expect(parseConfig({ ...space, ...preview }).contentful?.preview).toEqual({
      host: 'preview.contentful.com',
      token: 'e5e8d4c5c122',
      secret: 'a-secret-for-links-to-drafts',
    });
  });

  test.each([
    [{ CONTENTFUL_SPACE_ID: 'cfexampleapi' }, /CONTENTFUL_DELIVERY_TOKEN: write the token/],
    [{ CONTENTFUL_DELIVERY_TOKEN: 'b4c0n73n7fu1' }, /CONTENTFUL_SPACE_ID: write the space/],
    [{ CONTENTFUL_HOST: 'https://cdn.contentful.com' }, /CONTENTFUL_HOST: write a host/],
    [{ CONTENTFUL_WEBHOOK_SECRET: 'short' }, /CONTENTFUL_WEBHOOK_SECRET: write the 64/],
    [{ CONTENT_POLL_SECONDS: '1' }, /CONTENT_POLL_SECONDS: write a whole number from 5/],
    [{ PREVIEW_SECRET: 'a-secret-for-links-to-drafts' }, /CONTENTFUL_PREVIEW_TOKEN: write the token/],
    [
      { CONTENTFUL_PREVIEW_TOKEN: 'a-token-that-is-no-secret', PREVIEW_SECRET: 'a-token-that-is-no-secret' },
      /PREVIEW_SECRET: write a secret of its own/,
    ],
  ])('refuses %o', (given, reason) => {
    expect(() => parseConfig(given)).toThrow(reason);
  });

  test('never repeats a value: it may be a password', () => {
    expect(() => parseConfig({ SMTP_URL: 'http://user:hunter2@host' })).toThrow(/^(?!.*hunter2)/s);
  });

  test('every secret can come from a file, which wins over nothing and is no part of a message', () => {
    const folder = temporaryDirectory();
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const SMTP_URL_FILE = write('smtp-url', 'smtp://user:hunter2@mail.example.com:587\n');
    expect(parseConfig({ SMTP_URL_FILE }).smtpUrl).toBe('smtp://user:hunter2@mail.example.com:587');
    expect(parseConfig({}, `SMTP_URL_FILE=${SMTP_URL_FILE}\n`).smtpUrl).toContain('hunter2');
    expect(() => parseConfig({ SMTP_URL_FILE, SMTP_URL: 'smtp://mail.example.com' })).toThrow(
      'SMTP_URL_FILE: write this or SMTP_URL, not both',
    );
    const read = () =>
      parseConfig({
        PREVIEW_SECRET_FILE: join(folder, 'none'),
        DATABASE_URL_FILE: write('database-url', 'mysql://hunter2@db'),
      });
    expect(read).toThrow(/PREVIEW_SECRET_FILE: the file cannot be read \(ENOENT\)/);
    expect(read).toThrow(/DATABASE_URL: write it as/);
    expect(read).not.toThrow('hunter2');
  });

  test('.env.example and variables.env document every variable once, and work as copied', () => {
    const texts = ['.env.example', 'server/config/variables.env'].map((file) => readFileSync(file, 'utf8'));
    expect(texts.flatMap((text) => Object.keys(parseEnv(text))).sort()).toEqual(DOCUMENTED.toSorted());
    for (const text of texts) expect(parseConfig({}, text)).toEqual(parseConfig({}));
  });
});
