import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTACT_FIELDS } from '#domain/contact.ts';
import { EGUIDE_FIELDS } from '#domain/eguide.ts';
import { MARKETING_FIELDS } from '#domain/marketing.ts';
import { NEWSLETTER_FIELDS } from '#domain/newsletter.ts';
import { makeLog } from '#server/http/log.ts';
import { PREVIEW_COOKIE } from '#server/http/preview-cookie.ts';
import { listeningApp } from '#server/http/testing/listening-app.ts';
import { openStorage } from '#server/storage/index.ts';
import { KEYS } from '#server/storage/tables.ts';
import { OUTBOX_FLAG } from '#src/browser/waiting.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const POLICY = read('content/privacy.md');
const MAP = read('docs/privacy.md');

/** The line of the policy's table that names a form. */
const lineOf = (form: string) => POLICY.split('\n').find((line) => line.startsWith(`| ${form}`)) ?? '';

describe('the privacy policy', () => {
  test.each([
    ['contact', 'Enquiry', CONTACT_FIELDS],
    ['marketing', 'Landing page', MARKETING_FIELDS],
    ['eguide', 'E-guide', EGUIDE_FIELDS],
    ['newsletter', 'Newsletter', NEWSLETTER_FIELDS],
  ])('names everything that the form %s asks for', (file, form, fields) => {
    const labels = parse(read(`content/forms/${file}.yaml`));
    const line = lineOf(form).toLowerCase();
    for (const field of fields.filter((name) => name !== 'options')) {
      expect(line).toContain(String(labels[field]).toLowerCase());
    }
  });

  test('knows every form', () => {
    expect(readdirSync('content/forms').sort()).toEqual([
      'contact.yaml',
      'eguide.yaml',
      'marketing.yaml',
      'newsletter.yaml',
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
    const tables = await db.introspection.getTables();
    await close();
    rmSync(directory, { recursive: true });
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(KEYS).sort());
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
      'src/browser/consent.ts',
      'src/browser/late-scripts.ts',
      'src/browser/waiting.ts',
    ]);
    expect(using(/idb-keyval|indexedDB/)).toEqual(['src/browser/site-outbox.ts']);
    expect(using(/document\.cookie|cookieStore/)).toEqual(['src/browser/drop-cookies.ts']);
    expect(using(/sessionStorage|caches\.open|serviceWorker|navigator\.storage/)).toEqual([]);
    const [, consentKey = ''] = /const KEY = '([\w-]+)'/.exec(read('src/browser/consent.ts')) ?? [];
    for (const key of [consentKey, OUTBOX_FLAG, PREVIEW_COOKIE, 'keyval-store', 'window.dataLayer'])
      expect(rows.has(key), key).toBe(true);
  });
});
