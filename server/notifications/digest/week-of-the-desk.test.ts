import { readFileSync } from 'node:fs';
import readWorkbook from 'read-excel-file/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { emailCopySchema } from '#domain/leads/copy/emails.ts';
import type { EnquiryKind } from '#domain/leads/lead.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import type { Quote } from '#domain/price/question/quote.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { UNPRICED } from '#tests/support/quote.ts';
import { submission } from '#tests/support/sender.ts';
import { LeadStore, type Submission } from '../../leads/accept/lead-store.ts';
import { changeLead } from '../../leads/desk/desk-events.ts';
import { NO_OTHER_SYSTEMS } from '../../leads/lead/enabled-targets.ts';
import { openStorage, type Storage } from '../../platform/database/index.ts';
import { digestMail } from './digest-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const emails = emailCopySchema.parse(parse(readFileSync('content/emails.yaml', 'utf8')));
const { sections } = emails.digest;

/** A time of November by the clock of Lagos, like `24 09:00`. */
const at = (time: string) => Date.parse(`2026-11-${time.replace(' ', 'T')}:00+01:00`);
/** A week from a Monday at seven. */
const WEEK = { from: at('23 07:00'), until: at('30 07:00') };

/** A lead of the test, and what the desk does with it. */
interface Planned {
  kind: EnquiryKind;
  came: string;
  isSpam?: boolean;
  /** What is asked for is loaded on this day. */
  loading?: string;
  estimate?: { low: number; high: number };
  /** When the desk means to call. */
  call?: string;
  done?: (Partial<Parameters<typeof changeLead>[1]> & { at: string })[];
}

/** By the letter that begins its message. */
const LEADS: Record<string, Planned> = {
  A: {
    kind: 'quote',
    came: '17 09:00',
    loading: '2026-12-02',
    estimate: { low: 300_000, high: 400_000 },
    done: [
      { at: '17 11:00', what: 'answered', by: 'Ngozi' },
      { at: '19 10:00', what: 'won', by: 'Ngozi', value: 250_000 },
    ],
  },
  B: { kind: 'contact', came: '18 10:00', done: [{ at: '24 10:00', what: 'answered', by: 'Musa' }] },
  C: { kind: 'contact', came: '20 08:00', isSpam: true },
  D: {
    kind: 'partner',
    came: '23 06:59',
    done: [
      { at: '23 08:59', what: 'answered', by: 'Ngozi' },
      { at: '25 09:00', what: 'lost', reason: 'price' },
    ],
  },
  E: {
    kind: 'quote',
    came: '24 09:00',
    loading: '2026-12-03',
    estimate: { low: 500_000, high: 700_000 },
    done: [
      { at: '24 09:40', what: 'answered', by: 'Ngozi' },
      { at: '26 12:00', what: 'won', value: 650_000 },
    ],
  },
  F: { kind: 'quote', came: '25 09:00', loading: '2026-12-04' },
  G: {
    kind: 'marketing',
    came: '26 09:00',
    done: [
      { at: '26 12:00', what: 'answered' },
      { at: '27 12:00', what: 'lost' },
    ],
  },
  H: { kind: 'eguide', came: '27 10:00' },
  I: { kind: 'newsletter', came: '27 11:00' },
  J: {
    kind: 'contact',
    came: '28 10:00',
    done: [
      { at: '28 11:30', what: 'answered', by: 'Musa' },
      { at: '29 10:00', what: 'open' },
    ],
  },
  K: { kind: 'contact', came: '28 12:00', isSpam: true },
  L: { kind: 'quote', came: '29 12:00', loading: '2026-12-05', call: '30 15:00' },
  M: {
    kind: 'partner',
    came: '29 13:00',
    call: '30 09:00',
    done: [{ at: '29 18:00', what: 'answered', by: 'Ngozi' }],
  },
  N: { kind: 'quote', came: '29 20:00', loading: '2026-12-01', estimate: { low: 100_000, high: 200_000 } },
  O: { kind: 'contact', came: '29 21:00' },
  P: {
    kind: 'marketing',
    came: '29 22:00',
    call: '30 10:00',
    done: [{ at: '29 23:00', what: 'won', by: 'Musa' }],
  },
};

const quoteOf = ({ loading = '', estimate }: Planned): Quote => ({
  ...UNPRICED,
  date: loading,
  ...(estimate && { estimate: { ...estimate, card: '2026-11-24', sample: false } }),
});

let storage: Storage;
const ids: Record<string, string> = {};
beforeEach(async () => {
  storage = await openStorage(temporaryDirectory());
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = new LeadStore(storage, 'example.com');
  for (const [letter, lead] of Object.entries(LEADS)) {
    vi.setSystemTime(at(lead.came));
    const { id } = await store.accept({
      ...submission(letter, { kind: lead.kind }),
      ...(lead.kind === 'quote' && { quote: quoteOf(lead) }),
      idempotencyKey: letter,
      suspectedSpam: lead.isSpam ?? false,
    } as Submission);
    ids[letter] = id;
    const change = (what: object) =>
      changeLead(storage, { leadId: id, what: 'noted', by: null, ...what }, NO_OTHER_SYSTEMS);
    if (lead.call) await change({ nextCallAt: new Date(at(lead.call)).toISOString() });
    for (const { at: time, ...what } of lead.done ?? []) {
      vi.setSystemTime(at(time));
      await change(what);
    }
  }
  await storage.db.updateTable('outbox').set({ state: 'sent' }).execute();
  vi.setSystemTime(WEEK.until);
});
afterEach(async () => {
  vi.useRealTimers();
  await storage.close();
});

const mailOf = (kind: 'daily' | 'weekly', from: number) =>
  digestMail(
    {
      ...storage,
      content: {
        emails: () => emails,
        site: () => ({ brand: { name: 'Kayalink' }, email: { value: 'desk@example.com' } }) as never,
      },
      renderDigest: async () => ({ html: '' }),
      siteUrl: 'https://www.kayalink.example',
    },
    { id: kind, kind, from_at: new Date(from).toISOString(), until_at: new Date(WEEK.until).toISOString() },
    ['desk@example.com'],
  );

test('every number of the week stands beside that of the week before', async () => {
  const mail = await mailOf('weekly', WEEK.from);
  expect(mail?.subject).toBe('Week to 30 Nov 2026: 11 enquiries, 5 unanswered');
  const rows = mail?.text?.match(/^- .*$/gm);
  expect(rows).toEqual([
    '- contact form: 2 (week before: 1)',
    '- call about a service: 2 (week before: 0)',
    '- e-guide: 1 (week before: 0)',
    '- newsletter: 1 (week before: 0)',
    '- quote: 4 (week before: 1)',
    '- partner: 1 (week before: 1)',
    '- All: 11 (week before: 3)',
    '- Marked as spam: 1 (week before: 1)',
    '- not answered: 5 (week before: 0)',
    '- answered: 1 (week before: 1)',
    '- won: 2 (week before: 1)',
    '- lost: 1 (week before: 1)',
    '- First answers given: 7 (week before: 1)',
    '- Median time to the first answer: 2 h 0 min (week before: 2 h 0 min)',
    '- Slowest first answer: 6 d 0 h (week before: 2 h 0 min)',
    '- Answered by Musa: 3 (1 h 30 min) (week before: 0)',
    '- Answered by Ngozi: 3 (2 h 0 min) (week before: 1 (2 h 0 min))',
    '- Answered by name not given: 1 (3 h 0 min) (week before: 0)',
    '- won: 2 (week before: 1)',
    '- lost: 2 (week before: 0)',
    '- Won of those decided: 50% (week before: 100%)',
    '- Value of those won (given for 1 of 2): ₦650,000 (week before: ₦250,000)',
    '- Lost: the price was too high: 1 (week before: 0)',
    '- Lost: no reason given: 1 (week before: 0)',
    '- quote: 4 (week before: 1)',
    '- Quotes with an estimate: 2 (week before: 1)',
    '- Sum of the low estimates: ₦600,000 (week before: ₦300,000)',
    '- Sum of the high estimates: ₦900,000 (week before: ₦400,000)',
    '- 5',
  ]);
  expect(mail?.text).toContain('Results of the 9 that need an answer');
  expect(mail?.text).toContain('By form: quote 4,');
  expect(mail?.text).not.toMatch(/Amina|token|undefined|\{\w+\}/);
});

test('the morning begins with the calls of the day, goes on with quotes by loading day, and has all else that waits', async () => {
  // Of a Monday, where none goes out on Saturday and Sunday.
  const mail = await mailOf('daily', WEEK.until - 3 * DAY_MS);
  const text = mail?.text ?? '';
  expect(mail?.subject).toBe('Enquiries 30 Nov 2026: 8 new, 5 unanswered');
  const lettersBelow = (heading: string) => {
    const [, section = ''] = text.split(`${heading}: `);
    const [lines = ''] = section.split('\n\n');
    const found = [...lines.matchAll(/^- .* ([0-9A-F]{8})$/gm)].map(([, reference]) => reference);
    return found.map((one) => Object.keys(ids).find((letter) => referenceOf(ids[letter] ?? '') === one));
  };
  expect(lettersBelow(sections.calls)).toEqual(['M', 'L']);
  expect(lettersBelow(sections.quotes)).toEqual(['N', 'F']);
  expect(lettersBelow(sections.others)).toEqual(['J', 'O']);
  expect(text).toContain('Newsletter sign-ups: 1; guides requested: 1');

  const file = mail?.attachments?.find(({ filename }) => filename.endsWith('.xlsx'));
  const [sheet] = await readWorkbook(file?.content ?? Buffer.of());
  const [head = [], ...rows] = sheet?.data ?? [];
  const column = (title: string) => rows.map((row) => row[head.indexOf(title)]);
  const waiting = ['F', 'J', 'L', 'N', 'O'].map((letter) => referenceOf(ids[letter] ?? ''));
  expect(column('Reference').toSorted()).toEqual(waiting.toSorted());
  expect(column('Estimate low').map(Number).toSorted()).toEqual([0, 0, 0, 0, 100_000]);
});
