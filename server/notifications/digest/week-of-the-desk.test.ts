import { readFileSync } from 'node:fs';
import readWorkbook from 'read-excel-file/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { emailCopySchema } from '#domain/leads/copy/emails.ts';
import type { EnquiryKind } from '#domain/leads/lead.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import type { LostReason } from '#domain/leads/states.ts';
import type { Quote } from '#domain/price/question/quote.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { UNPRICED } from '#tests/support/quote.ts';
import { SENDER } from '#tests/support/sender.ts';
import { LeadStore } from '../../leads/accept/lead-store.ts';
import { changeLead } from '../../leads/desk/desk-events.ts';
import { NO_OTHER_SYSTEMS } from '../../leads/lead/enabled-targets.ts';
import type { OutgoingMail } from '../../leads/mail/mailer.ts';
import { openStorage, type Storage } from '../../platform/database/index.ts';
import { digestMail } from './digest-mail.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Two weeks from a Monday at seven in Lagos. */
const START = Date.parse('2026-11-16T07:00:00+01:00');
const WEEK = { from: START + 7 * DAY_MS, until: START + 14 * DAY_MS };
const LEADS = 100;
/** What the digest of a Monday tells, where none goes out on Saturday and Sunday. */
const FRESH_MS = 3 * DAY_MS;
const KINDS: EnquiryKind[] = ['quote', 'contact', 'partner', 'marketing', 'eguide', 'newsletter', 'quote'];
const NAMES = ['Ngozi', 'Musa', null];
const REASONS: (LostReason | null)[] = ['price', 'no-truck', null];
const emails = emailCopySchema.parse(parse(readFileSync('content/emails.yaml', 'utf8')));
const { digest: copy } = emails;

interface Done {
  at: number;
  what: 'answered' | 'won' | 'lost' | 'open';
  by: string | null;
  value?: number;
  reason?: LostReason | null;
}

/** A lead of the test, and what the desk does with it. */
interface Planned {
  place: number;
  kind: EnquiryKind;
  at: number;
  isSpam: boolean;
  estimate?: { low: number; high: number };
  loading?: string;
  done: Done[];
  callAt?: number;
  id?: string;
}

/** The same numbers at each run, in no order that one sees. */
const drawn = (place: number, salt: number, below: number) => (place * 7919 + salt * 104_729) % below;

function plan(place: number): Planned {
  const kind = KINDS[place % KINDS.length] ?? 'contact';
  const at = START + drawn(place, 1, 14 * 24 * 60) * 60_000 + place;
  const isSpam = place % 17 === 5;
  const asks = kind !== 'eguide' && kind !== 'newsletter' && !isSpam;
  const by = NAMES[drawn(place, 2, 3)] ?? null;
  const first = at + (1 + drawn(place, 3, 50)) * HOUR_MS;
  const later = first + (2 + drawn(place, 4, 90)) * HOUR_MS;
  const outcome = asks ? drawn(place, 5, 5) : 0;
  const done: Done[] = [];
  if (outcome >= 1) done.push({ at: first, what: 'answered', by });
  if (outcome === 2)
    done.push({ at: later, what: 'won', by, ...(place % 2 === 0 && { value: 100_000 + place }) });
  if (outcome === 3) done.push({ at: later, what: 'lost', by, reason: REASONS[place % 3] ?? null });
  if (outcome === 4) done.push({ at: later, what: 'open', by });
  return {
    place,
    kind,
    at,
    isSpam,
    done,
    ...(kind === 'quote' && {
      loading: new Date(at + (2 + drawn(place, 6, 9)) * DAY_MS).toISOString().slice(0, 10),
      ...(place % 4 !== 0 && { estimate: { low: 300_000 + place * 1000, high: 400_000 + place * 1000 } }),
    }),
    ...(asks && place % 3 === 0 && { callAt: WEEK.until + drawn(place, 7, 40) * HOUR_MS }),
  };
}

const PLANS = Array.from({ length: LEADS }, (_, place) => plan(place));

const quoteOf = ({ loading = '', estimate }: Planned): Quote => ({
  ...UNPRICED,
  date: loading,
  ...(estimate && { estimate: { ...estimate, card: '2026-11-24', sample: false } }),
});

let storage: Storage;
let mails: Record<'daily' | 'weekly', OutgoingMail | undefined>;
beforeEach(async () => {
  storage = await openStorage(temporaryDirectory());
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = new LeadStore(storage, 'example.com');
  const steps = PLANS.flatMap((one) => [
    {
      at: one.at,
      run: async () => {
        const { id } = await store.accept({
          enquiry: { kind: one.kind, ...SENDER, message: `Load ${one.place}` } as never,
          ...(one.kind === 'quote' && { quote: quoteOf(one) }),
          idempotencyKey: `lead-${one.place}`,
          suspectedSpam: one.isSpam,
          requestId: 'r',
        });
        one.id = id;
      },
    },
    ...one.done.map(({ at, ...change }) => ({
      at,
      run: () => changeLead(storage, { leadId: one.id ?? '', ...change }, NO_OTHER_SYSTEMS),
    })),
    ...(one.callAt === undefined
      ? []
      : [
          {
            at: one.at + HOUR_MS / 2,
            run: () =>
              changeLead(
                storage,
                {
                  leadId: one.id ?? '',
                  what: 'noted',
                  by: null,
                  nextCallAt: new Date(one.callAt ?? 0).toISOString(),
                },
                NO_OTHER_SYSTEMS,
              ),
          },
        ]),
  ]);
  for (const { at, run } of steps.toSorted((a, b) => a.at - b.at)) {
    if (at >= WEEK.until) break;
    vi.setSystemTime(at);
    await run();
  }
  await storage.db.updateTable('outbox').set({ state: 'sent' }).execute();
  vi.setSystemTime(WEEK.until);
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
      {
        id: kind,
        kind,
        from_at: new Date(from).toISOString(),
        until_at: new Date(WEEK.until).toISOString(),
      },
      ['desk@example.com'],
    );
  mails = {
    daily: await mailOf('daily', WEEK.until - FRESH_MS),
    weekly: await mailOf('weekly', WEEK.from),
  };
});
afterEach(async () => {
  vi.useRealTimers();
  await storage.close();
});

/** The state that a lead of the test has at the end, by its own list of what was done. */
const stateOf = ({ done }: Planned) => {
  const last = done.filter(({ at }) => at < WEEK.until).at(-1)?.what ?? 'open';
  return last;
};
const asks = ({ kind }: Planned) => kind !== 'eguide' && kind !== 'newsletter';
const inTime = (at: number, from: number) => at >= from && at < from + 7 * DAY_MS;
const money = (naira: number) => `₦${naira.toLocaleString('en-US')}`;
const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Counts a week from the list of the test alone. */
function recounted(from: number) {
  const real = PLANS.filter(({ isSpam }) => !isSpam);
  const came = real.filter(({ at }) => inTime(at, from));
  const answers = real.flatMap((one) => {
    const first = one.done.find(({ what }) => what !== 'open');
    return first && inTime(first.at, from) ? [{ wait: first.at - one.at, by: first.by }] : [];
  });
  const waits = answers.map(({ wait }) => wait).sort((a, b) => a - b);
  const half = waits.length / 2;
  const median =
    waits.length % 2 === 1 ? waits[Math.floor(half)] : ((waits[half - 1] ?? 0) + (waits[half] ?? 0)) / 2;
  const decided = real.flatMap((one) => {
    const last = one.done.filter(({ at }) => at < WEEK.until).at(-1);
    return last && (last.what === 'won' || last.what === 'lost') && inTime(last.at, from) ? [last] : [];
  });
  return { came, answers, waits, median: median ?? 0, decided };
}

const shownTime = (ms: number) => {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${Math.floor(ms / DAY_MS)} d ${Math.floor(minutes / 60) % 24} h`;
};

test('every number of the week, and of the week before, is that of another count', () => {
  const text = mails.weekly?.text ?? '';
  const now = recounted(WEEK.from);
  const before = recounted(WEEK.from - 7 * DAY_MS);
  const row = (label: string, of: (week: typeof now) => string | number) =>
    expect(text).toContain(`- ${label}: ${of(now)} (week before: ${of(before)})\n`.trimEnd());

  expect(now.came.length + before.came.length).toBe(PLANS.filter(({ isSpam }) => !isSpam).length);
  expect(mails.weekly?.subject).toBe(
    `Week to 30 Nov 2026: ${now.came.length} enquiries, ${PLANS.filter((one) => asks(one) && !one.isSpam && stateOf(one) === 'open').length} unanswered`,
  );
  for (const [kind, name] of Object.entries(copy.kinds))
    row(name, ({ came }) => came.filter((one) => one.kind === kind).length);
  row('All', ({ came }) => came.length);
  const spam = (from: number) => PLANS.filter((one) => one.isSpam && inTime(one.at, from)).length;
  expect(text).toContain(
    `- Marked as spam: ${spam(WEEK.from)} (week before: ${spam(WEEK.from - 7 * DAY_MS)})`,
  );
  expect(text).toContain(`Results of the ${now.came.filter(asks).length} that need an answer`);
  for (const state of ['open', 'answered', 'won', 'lost'] as const)
    row(copy.states[state], ({ came }) => came.filter((one) => asks(one) && stateOf(one) === state).length);

  row('First answers given', ({ answers }) => answers.length);
  row('Median time to the first answer', ({ median }) => shownTime(median));
  row('Slowest first answer', ({ waits }) => shownTime(waits.at(-1) ?? 0));
  for (const name of NAMES)
    expect(text).toMatch(
      new RegExp(
        `- Answered by ${name ?? 'name not given'}: ${now.answers.filter(({ by }) => by === name).length} \\(`,
      ),
    );

  const won = ({ decided }: typeof now) => decided.filter(({ what }) => what === 'won');
  const lost = ({ decided }: typeof now) => decided.filter(({ what }) => what === 'lost');
  row('won', (week) => won(week).length);
  row('lost', (week) => lost(week).length);
  row('Won of those decided', (week) => `${Math.round((100 * won(week).length) / week.decided.length)}%`);
  const values = (week: typeof now) => won(week).flatMap(({ value }) => value ?? []);
  row(`Value of those won (given for ${values(now).length} of ${won(now).length})`, (week) =>
    values(week).length === 0 ? '–' : money(total(values(week))),
  );
  row('Lost: the price was too high', (week) => lost(week).filter(({ reason }) => reason === 'price').length);
  row('Lost: no reason given', (week) => lost(week).filter(({ reason }) => reason === null).length);

  const priced = ({ came }: typeof now) => came.flatMap(({ estimate }) => estimate ?? []);
  row('Quotes with an estimate', (week) => priced(week).length);
  row('Sum of the low estimates', (week) => money(total(priced(week).map(({ low }) => low))));
  row('Sum of the high estimates', (week) => money(total(priced(week).map(({ high }) => high))));
  expect(text).toContain(`By form: quote ${now.came.filter(({ kind }) => kind === 'quote').length},`);
  expect(text).not.toMatch(/Amina|token|undefined|\{\w+\}/);
});

test('the morning begins with the calls of the day, goes on with quotes by loading day, and has all else that waits', async () => {
  const text = mails.daily?.text ?? '';
  const midnight = Date.parse('2026-12-01T00:00:00+01:00');
  const real = PLANS.filter(({ isSpam }) => !isSpam);
  const ofToday = real
    .filter((one) => one.callAt !== undefined && one.callAt < midnight)
    .filter((one) => ['open', 'answered'].includes(stateOf(one)))
    .toSorted((a, b) => (a.callAt ?? 0) - (b.callAt ?? 0));
  const waiting = real.filter((one) => asks(one) && stateOf(one) === 'open');
  const rest = waiting.filter((one) => !ofToday.includes(one));
  const quotes = rest
    .filter(({ kind }) => kind === 'quote')
    .toSorted((a, b) => `${a.loading} ${a.at}`.localeCompare(`${b.loading} ${b.at}`));
  const others = rest.filter(({ kind }) => kind !== 'quote').toSorted((a, b) => a.at - b.at);
  expect(ofToday.length).toBeGreaterThan(2);

  const references = (heading: string) => {
    const [, section = ''] = text.split(`${heading}: `);
    const [lines = ''] = section.split('\n\n');
    return [...lines.matchAll(/^- .* ([0-9A-F]{8})$/gm)].map(([, reference]) => reference);
  };
  const of = (plans: Planned[]) => plans.map(({ id = '' }) => referenceOf(id));
  expect(references(copy.sections.calls)).toEqual(of(ofToday));
  expect(references(copy.sections.quotes)).toEqual(of(quotes));
  expect(references(copy.sections.others)).toEqual(of(others));
  const isFresh = ({ at }: Planned) => at >= WEEK.until - FRESH_MS;
  const fresh = real.filter(isFresh);
  expect(mails.daily?.subject).toBe(
    `Enquiries 30 Nov 2026: ${fresh.length} new, ${waiting.length} unanswered`,
  );
  const count = (kind: EnquiryKind) => fresh.filter((one) => one.kind === kind).length;
  expect(text).toContain(`Newsletter sign-ups: ${count('newsletter')}; guides requested: ${count('eguide')}`);

  const file = mails.daily?.attachments?.find(({ filename }) => filename.endsWith('.xlsx'));
  const [sheet] = await readWorkbook(file?.content ?? Buffer.of());
  const [head = [], ...rows] = sheet?.data ?? [];
  const column = (title: string) => rows.map((row) => row[head.indexOf(title)]);
  expect(column('Reference').toSorted()).toEqual(of(waiting).toSorted());
  expect(total(column('Estimate low').map(Number))).toBe(
    total(waiting.map(({ estimate }) => estimate?.low ?? 0)),
  );
});
