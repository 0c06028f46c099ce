import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTACT_FORM } from '#domain/leads/forms/contact.ts';
import { EGUIDE_FORM } from '#domain/leads/forms/eguide.ts';
import { MARKETING_FORM } from '#domain/leads/forms/marketing.ts';
import { NEWSLETTER_FORM } from '#domain/leads/forms/newsletter.ts';
import { PARTNER_FORM } from '#domain/leads/forms/partner.ts';
import { QUOTE_FORM } from '#domain/leads/forms/quote.ts';
import { SPAM_RETENTION_DAYS } from '#domain/leads/submission.ts';
import { parseConfig } from '#server/config/config.ts';
import { PREVIEW_COOKIE } from '#server/http/pages/preview.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { makeLog } from '#server/platform/log.ts';
import { OUTBOX_FLAG } from '#src/leads/browser/outbox-instance.ts';
import { CACHES } from '#src/offline/worker/cache-names.ts';
import { listeningApp } from '#tests/support/http/listening-app.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const POLICY = read('content/privacy.md');
const MAP = read('docs/privacy.md');

/** The line of the policy's table that names a form. */
const lineOf = (form: string) => POLICY.split('\n').find((line) => line.startsWith(`| ${form}`)) ?? '';

describe('the privacy policy', () => {
  test.each([
    ['contact', 'Enquiry', CONTACT_FORM],
    ['marketing', 'Landing page', MARKETING_FORM],
    ['eguide', 'E-guide', EGUIDE_FORM],
    ['newsletter', 'Newsletter', NEWSLETTER_FORM],
    ['quote', 'Request for a quote', QUOTE_FORM],
    ['partner', 'Call for owners', PARTNER_FORM],
  ])('names everything that the form %s asks for', (file, form, { fields }) => {
    const labels = parse(read(`content/forms/${file}.yaml`));
    const line = lineOf(form).toLowerCase();
    for (const field of Object.keys(fields).filter((name) => name !== 'options')) {
      expect(line).toContain(String(labels[field]).toLowerCase());
    }
  });

  test('leaves the days after which spam is deleted to the configuration', () => {
    expect(POLICY.replaceAll(/\s+/g, ' ')).toContain('It is deleted after {spamDays} days.');
    expect(parseConfig({}).spamRetentionDays).toBe(SPAM_RETENTION_DAYS);
  });

  test('knows every form', () => {
    expect(readdirSync('content/forms').sort()).toEqual([
      'contact.yaml',
      'eguide.yaml',
      'marketing.yaml',
      'newsletter.yaml',
      'partner.yaml',
      'quote.yaml',
    ]);
  });
});

/** The cells of the map's rows, by the first. */
const rows = new Map(
  MAP.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [first = '', ...rest] = line.split('|').slice(1, -1);
      return [first.replaceAll(/[\s`]/g, ''), rest.join('|')];
    }),
);
const named = (cells = '') => [...cells.matchAll(/`([\w-]+)`/g)].map(([, name]) => name).sort();

describe('the data map', () => {
  test('names every table of the database, and every column of each, and none that there is not', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'kayalink-'));
    const { db, close } = await openStorage(directory);
    // Views repeat tables under the names that the version before knows.
    const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
    await close();
    rmSync(directory, { recursive: true });
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['leads', 'schema_changes']));
    for (const { name, columns } of tables)
      expect(named(rows.get(name)), name).toEqual(columns.map((column) => column.name).sort());
  });

  test('names every field of the log', async () => {
    const written: string[] = [];
    const log = makeLog('info', { write: (line) => void written.push(line) });
    const { call } = await listeningApp({ log });
    await call('/about');
    const [line = '{}'] = written.filter((each) => each.includes('/about'));
    const [cells = ''] = MAP.split('\n').filter((row) => row.startsWith('| Log'));
    expect(named(cells)).toEqual(Object.keys(JSON.parse(line)).sort());
  });

  test('names everything that scripts store in the browser, and the code stores nothing by other ways', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !file.includes('.test.'))
      .map((file) => [join('src', file), read(join('src', file))] as const);
    const using = (pattern: RegExp) =>
      sources
        .filter(([, text]) => pattern.test(text))
        .map(([file]) => file)
        .sort();
    expect(using(/localStorage/)).toEqual([
      'src/leads/browser/outbox-instance.ts',
      'src/price/my-prices/price-store.ts',
      'src/visits/browser/consent.ts',
    ]);
    expect(using(/idb-keyval|indexedDB/)).toEqual([
      'src/leads/browser/delivery-results.ts',
      'src/leads/browser/outbox.ts',
    ]);
    expect(using(/document\.cookie|cookieStore/)).toEqual(['src/visits/browser/consent.ts']);
    expect(using(/sessionStorage|navigator\.storage/)).toEqual(['src/layouts/browser/pauses.ts']);
    // Caches are opened under the names of CACHES alone.
    expect(using(/caches\.open\((?!CACHES\.|name\))/)).toEqual([]);
    expect(using(/caches\.open/).filter((file) => !file.startsWith('src/offline/worker/'))).toEqual([]);
    const [, consentKey = ''] = /const KEY = '([\w-]+)'/.exec(read('src/visits/browser/consent.ts')) ?? [];
    const [, pausedKey = ''] = /const KEY = '([\w-]+)'/.exec(read('src/layouts/browser/pauses.ts')) ?? [];
    const [, pricesKey = ''] =
      /const KEY = '([\w-]+)'/.exec(read('src/price/my-prices/price-store.ts')) ?? [];
    const keys = [
      consentKey,
      pausedKey,
      pricesKey,
      OUTBOX_FLAG,
      PREVIEW_COOKIE,
      'keyval-store',
      'window.dataLayer',
      ...Object.values(CACHES),
    ];
    for (const key of keys) expect(rows.has(key), key).toBe(true);
  });
});
