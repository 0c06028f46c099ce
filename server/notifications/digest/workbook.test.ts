import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { emailCopySchema } from '#domain/leads/copy/emails.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { openLeadsWorkbook } from './workbook.ts';

const { digest } = emailCopySchema.parse(parse(readFileSync('content/emails.yaml', 'utf8')));
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
  quote: null,
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

test('every cell is a text: nothing is computed, and a telephone number keeps its nought', async () => {
  const files = unzipped(await openLeadsWorkbook([lead], digest));
  const sheet = Object.entries(files).find(([name]) => name.endsWith('sheet1.xml'))?.[1] ?? '';
  const cells = [...sheet.matchAll(/<c [^>]*>/g)].map(([cell]) => cell);
  // The load of a message is empty, and has no cell.
  expect(cells).toHaveLength(2 * Object.keys(digest.columns).length - 1);
  expect(cells.filter((cell) => !/ t="(?:s|inlineStr)"/.test(cell))).toEqual([]);
  expect(sheet).not.toContain('<f>');
  const all = Object.values(files).join('');
  expect(all).toContain('08031234567');
  expect(all).toContain('=HYPERLINK(');
  expect(all).toContain('abc\nd ');
});
