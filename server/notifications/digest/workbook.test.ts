import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import readWorkbook from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { emailCopySchema } from '#domain/leads/copy/emails.ts';
import { UNPRICED } from '#tests/support/quote.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { openLeadsWorkbook } from './workbook.ts';

const { digest } = emailCopySchema.parse(parse(readFileSync('content/emails.yaml', 'utf8')));
const LINK = 'https://www.kayalink.example/desk?token=x';
const FORMULA = '=HYPERLINK("http://evil.example","Ọ̀rẹ́")';
const lead = {
  id: '3f9a12bc-0000-4000-8000-000000000000',
  kind: 'contact',
  created_at: '2026-11-25T06:00:00.000Z',
  first_name: FORMULA,
  last_name: null,
  phone_number: '08031234567',
  email: '@SUM(A1)',
  company: '+1',
  message: 'a\u0000b\u000bc\nd \ud800',
  taken_by: '-2',
  desk_state: null,
  next_call_at: null,
  won_value: null,
  lost_reason: null,
  question: null,
  utm_source: null,
  utm_campaign: null,
  origin_referrer: null,
  origin_page: '/price',
  service: null,
  guide: null,
  capacity: null,
  base: null,
  call_time: null,
  quote: JSON.stringify({
    ...UNPRICED,
    load: { kind: 'packed', kilograms: 28_500 },
    estimate: { low: 2_340_000, high: 2_930_000, card: '2026-11-24', sample: false },
  }),
} as LeadRow;

/** The files of a zip archive, by their names. */
function unzipped(bytes: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(from, from + size);
    files[bytes.toString('utf8', at + 46, at + 46 + name)] = (
      method === 8 ? inflateRawSync(packed) : packed
    ).toString();
    at += 46 + name + extra + comment;
  }
  return files;
}

test('texts stay texts, and numbers, days and times are such below a filter', async () => {
  const files = unzipped(await openLeadsWorkbook([lead], digest, () => LINK));
  const sheet = Object.entries(files).find(([name]) => name.endsWith('sheet1.xml'))?.[1] ?? '';
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<autoFilter ref="A1:AA2"/>');
  const all = Object.values(files).join('');
  expect(all).toContain('=HYPERLINK(');
  expect(all).toContain('abc\nd ');
});

test('a spreadsheet adds up the estimates and sorts the days', async () => {
  const sheets = await readWorkbook(await openLeadsWorkbook([lead], digest, () => LINK));
  const [head = [], row = []] = sheets[0]?.data ?? [];
  const of = (title: string) => row[head.indexOf(title)];
  expect(of('Estimate high')).toBe(2_930_000);
  expect(of('Tonnes')).toBe(28.5);
  expect(of('Loading')).toEqual(new Date('2026-12-01T00:00:00Z'));
  expect([of('Phone'), of('Came from'), of('Open')]).toEqual(['08031234567', '/price', LINK]);
  // The clock of Lagos, an hour ahead.
  expect(of('Received')).toEqual(new Date('2026-11-25T07:00:00.000Z'));
});
