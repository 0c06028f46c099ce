import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../../tests/support/databases.ts';
import { submission } from '../../../tests/support/sender.ts';
import { CRM } from '../../../tests/support/visitors.ts';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import type { Storage } from '../../platform/database/index.ts';
import { addLinkKey, endLinkKeysBefore, linkKeys } from '../../platform/database/key-rows.ts';
import { KeyRing } from '../../platform/database/keys.ts';
import { LeadStore } from '../accept/lead-store.ts';
import { Desk } from './desk.ts';
import { DESK_LINK_DAYS, deskToken, leadInToken } from './desk-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TURNS = TRIES_EVERY_CASE ? 10_000 : 1000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.';

eachDatabase((emptyDatabase, testOnce) => {
  let storage: Storage;
  let id: string;
  beforeEach(async () => {
    storage = await (await emptyDatabase()).open();
    ({ id } = await new LeadStore(storage, 'example.com').accept(submission('Ten trucks')));
  });
  afterEach(() => storage.close());

  testOnce('a token opens its lead for thirty days, and no other', () => {
    const token = deskToken(storage.keys, id);
    const end = Date.now() + DESK_LINK_DAYS * DAY_MS;
    expect(leadInToken(storage.keys, token)).toBe(id);
    expect(leadInToken(storage.keys, token, end - 60_000)).toBe(id);
    expect(leadInToken(storage.keys, token, end + 60_000)).toBeUndefined();
    expect(leadInToken(storage.keys, token.replace(id, randomUUID()))).toBeUndefined();
  });

  test('it outlives a change of keys, and ends with its own', async () => {
    const token = deskToken(storage.keys, id);
    await storage.db
      .transaction()
      .execute((transaction) => addLinkKey(transaction, '2026-01-01T00:00:00.000Z'));
    const changed = await KeyRing.open(storage.db);
    expect(deskToken(changed, id).split('.')[2]).not.toBe(token.split('.')[2]);
    expect(leadInToken(changed, token)).toBe(id);
    const newest = (await linkKeys(storage.db)).at(-1)?.number ?? 0;
    await storage.db.transaction().execute((transaction) => endLinkKeysBefore(transaction, newest));
    await changed.refresh();
    expect(leadInToken(changed, token)).toBeUndefined();
    await changed.close();
  });

  testOnce(
    'forged or stale tokens open nothing and change nothing',
    async () => {
      const { keys, db } = storage;
      const now = Date.now();
      const good = deskToken(keys, id);
      const [, expiry = '', signature = ''] = good.split('.');
      const letter = () => LETTERS[randomInt(LETTERS.length)] ?? 'a';
      const forgeries: (() => string)[] = [
        // One letter of it is another.
        () => {
          const at = randomInt(good.length);
          return good.slice(0, at) + letter() + good.slice(at + 1);
        },
        // It is cut short, or goes on.
        () => good.slice(0, randomInt(good.length)),
        () => good + letter(),
        // Signed with a key of somebody else's, or for something else.
        () => [id, expiry, signature.slice(0, -43) + randomBytes(32).toString('base64url')].join('.'),
        () => [id, expiry, keys.sign('guide', id, expiry)].join('.'),
        () => [id, expiry, keys.sign('desk', randomUUID(), expiry)].join('.'),
        // It was to last longer, or is over.
        () => [id, `${expiry.slice(0, -1)}${letter()}`, signature].join('.'),
        () => deskToken(keys, id, now - (DESK_LINK_DAYS + 1 + randomInt(900)) * DAY_MS),
        // A lead that never was: signed by us, it opens nothing either.
        () => deskToken(keys, randomUUID()),
        () => randomBytes(60).toString('base64url'),
      ];
      const makesPage = () => {
        throw new Error('a page was made');
      };
      const desk = new Desk({
        storage,
        content: {
          site: makesPage,
          emails: makesPage,
          article: () => undefined,
          marketingForm: makesPage,
          page: makesPage,
        },
        siteUrl: 'https://www.example.com',
        pending: {
          keys,
          messageDomain: 'example.com',
          otherSystems: { targets: [CRM], productApi: true },
          mailLimits: { recipientDaily: 0, addressHourly: 0, networkHourly: 0, totalHourly: 0 },
        },
      });
      const before = await db.selectFrom('leads').selectAll().execute();
      for (let turn = 0; turn < TURNS; turn += 1) {
        const token = forgeries[turn % forgeries.length]?.() ?? '';
        if (token === good) continue;
        expect(await desk.sheet(token), token).toBeUndefined();
        expect(
          await desk.act(token, { what: turn % 2 === 0 ? 'won' : 'taken', by: 'Forger' }),
          token,
        ).toBeUndefined();
      }
      expect(await db.selectFrom('leads').selectAll().execute()).toEqual(before);
      expect(await db.selectFrom('lead_events').selectAll().execute()).toEqual([]);
    },
    60_000,
  );
});
