import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { EnquiryKind } from '#domain/leads/lead.ts';
import { type ApiApp, openApi } from '../../../tests/support/http/api-app.ts';
import { LEAD_FORMS } from './lead-forms.ts';

const TABLES = ['leads', 'outbox', 'opt_ins', 'subscribers', 'suppressions'] as const;

/** The columns that a stored lead of each form has. */
const ASKED = {
  contact: ['first_name', 'last_name', 'phone_number', 'message'],
  marketing: ['first_name', 'company'],
  eguide: ['first_name', 'last_name', 'company'],
  newsletter: ['first_name'],
  quote: ['first_name', 'phone_number', 'question', 'quote'],
  partner: ['first_name', 'phone_number'],
} as const;

/** Forms that need no e-mail address. */
const BY_TELEPHONE: readonly EnquiryKind[] = ['quote', 'partner'];

declare module 'vitest' {
  interface ProvidedContext {
    /** Bodies tried at each endpoint; few by hand, many in CI. */
    malformedBodies: number;
  }
}

const BODIES = inject('malformedBodies');

const GOOD: Record<string, string> = {
  first_name: 'Amina',
  last_name: 'Bello',
  company: 'Savanna Mills',
  email: 'amina@example.com',
  phone_number: '0803 123 4567',
  message: 'Ten trucks of cement',
  options: 'trucking',
  slug: 'trucks',
  question: 'from=lagos&to=kano&weight=30',
  offer: 'trucks',
  capacity: '2 × 30 tons',
  website: '',
  consent: '2026-11-21',
  newsletter: '2026-11-21',
  elapsed: '9000',
};
const NASTY = [
  '\0',
  '\ud800',
  '__proto__',
  '=1+1',
  "'; drop table leads; --",
  'a\r\nBcc: all@evil.example',
  '<script>',
  '٠٨٠٣١٢٣٤٥٦٧',
  '%00',
  '🚚',
];

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...NASTY),
  fc.string({ minLength: 6000 }),
);
const value = fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });

/** A good form of which some fields are replaced, and some are gone. */
const spoiled = fc
  .dictionary(fc.constantFrom(...Object.keys(GOOD)), fc.option(value, { nil: undefined }), { minKeys: 1 })
  .map((changes) => ({ ...GOOD, ...changes }));
const json = fc.oneof(spoiled, fc.jsonValue(), fc.dictionary(text, value)).map((body) => ({
  type: 'application/json',
  payload: JSON.stringify(body),
}));
const form = spoiled.map((fields) => ({
  type: 'application/x-www-form-urlencoded',
  payload: new URLSearchParams(
    Object.entries(fields).map(([name, field]) => [
      name,
      typeof field === 'string' ? field : JSON.stringify(field),
    ]),
  ).toString(),
}));
const rubbish = fc
  .tuple(fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', ''), text)
  .map(([type, payload]) => ({ type, payload }));

let api: ApiApp;
/** Rows after the last body. */
let last: Record<string, number>;
beforeEach(async () => {
  api = await openApi();
  last = await counts();
});

async function counts(): Promise<Record<string, number>> {
  const counted = TABLES.map(async (table) => {
    const { count } = await api.storage.db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return [table, count];
  });
  return Object.fromEntries(await Promise.all(counted));
}

describe.each(LEAD_FORMS.map(({ action, accepted }) => [action, accepted] as const))(
  '%s',
  (url, accepted) => {
    test('stores the whole of what it accepts, nothing of the rest, and never fails', async () => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(json, form, rubbish), async ({ type, payload }) => {
          const headers = {
            'content-type': type,
            accept: 'application/json',
            'idempotency-key': randomUUID(),
          };
          const answer = await api.app.inject({ method: 'POST', url, headers, payload });
          const after = await counts();
          const before = last;
          last = after;
          expect([accepted, 400, 413, 415, 422]).toContain(answer.statusCode);
          if (answer.statusCode !== accepted) expect(after).toEqual(before);
          else await expectWhole(answer.json().data.id, before, after);
        }),
        { numRuns: BODIES },
      );
    });
  },
);

/** A lead that was accepted is there with all that its form asks for, and with its deliveries unless it is spam. */
async function expectWhole(id: string, before: Record<string, number>, after: Record<string, number>) {
  expect(after['leads']).toBe((before['leads'] ?? 0) + 1);
  const lead = await api.storage.db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!BY_TELEPHONE.includes(lead.kind) || lead.email !== null) expect(lead.email).toMatch(/^\S+@\S+\.\S+$/);
  for (const column of ASKED[lead.kind]) expect(lead[column], column).toMatch(/[^\s\p{Cc}]/u);
  expect(lead.first_name).not.toMatch(/\p{Cc}/u);
  const owed = (after['outbox'] ?? 0) - (before['outbox'] ?? 0);
  if (lead.status === 'suspected_spam') expect(owed).toBe(0);
  else if (lead.kind !== 'newsletter') expect(owed).toBeGreaterThanOrEqual(lead.email === null ? 1 : 2);
}
