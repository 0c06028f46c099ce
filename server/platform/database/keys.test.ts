import { createSecretKey } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../../../tests/support/cli.ts';
import { eachDatabase, type TestDatabase } from '../../../tests/support/databases.ts';
import {
  addressHash,
  hashesInRefusal,
  hashInToken,
  isOptInToken,
  mailboxHash,
  optInHash,
  optInToken,
  refusalToken,
  tokenHash,
  unsubscribeToken,
} from '../../leads/lead/addresses.ts';
import { guideLink, validateLink } from '../../media/guides/guide-store.ts';
import { macOf } from '../signer.ts';
import type { Storage } from './index.ts';
import { addLinkKey, endLinkKeysBefore, type LinkKey, linkKeys } from './key-rows.ts';
import { KeyRing, type Keys, signingKey } from './keys.ts';

const EMAIL = 'amina.bello+loads@gmail.com';
const LONG_AGO = '2026-01-01T00:00:00.000Z';
const LATER = Date.now() + 24 * 60 * 60 * 1000;

/** One of each kind of link, as e-mails carry them. */
const linksOf = (keys: Keys) => ({
  guide: guideLink(keys, 'a-guide', LATER),
  optIn: optInToken(keys, 'lead-1'),
  unsubscribe: unsubscribeToken(keys, EMAIL),
  refusal: refusalToken(keys, EMAIL),
});

/** Which of them open something. */
const opens = (keys: Keys, links: ReturnType<typeof linksOf>) => ({
  guide: validateLink(keys, 'a-guide', links.guide.split('/')[3] ?? '', Date.now()) === 'good',
  optIn: tokenHash(links.optIn) === optInHash(keys, 'lead-1') && isOptInToken(keys, links.optIn, 'lead-1'),
  unsubscribe: hashInToken(keys, links.unsubscribe) === addressHash(keys, EMAIL),
  refusal: hashesInRefusal(keys, links.refusal)?.mailbox === mailboxHash(keys, EMAIL),
});

const ALL = { guide: true, optIn: true, unsubscribe: true, refusal: true };
const NONE = { guide: false, optIn: false, unsubscribe: false, refusal: false };

/** Makes a database what it was before keys could be changed, and closes it. */
async function unrotatable({ db, close }: Storage): Promise<void> {
  await sql`delete from kysely_migration where name = '0040-keys-of-links'`.execute(db);
  await sql`alter table secrets drop column made_at`.execute(db);
  await sql`delete from secrets where name <> 'signing-key'`.execute(db);
  await close();
}

eachDatabase((emptyDatabase) => {
  let database: TestDatabase;
  let storage: Storage;
  beforeEach(async () => {
    database = await emptyDatabase();
    storage = await database.open();
  });
  afterEach(() => storage.close());

  /** Adds a key as the command does, but so long ago that it signs. */
  const rotate = () => storage.db.transaction().execute((transaction) => addLinkKey(transaction, LONG_AGO));
  const reopened = async () => {
    const ring = await KeyRing.open(storage.db);
    await ring.close();
    return ring;
  };

  test('links name their key; those of the key before still open, those of older keys do not', async () => {
    const first = linksOf(storage.keys);
    await rotate();
    const keys = await reopened();
    const second = linksOf(keys);
    expect(second.unsubscribe).not.toBe(first.unsubscribe);
    expect([opens(keys, first), opens(keys, second)]).toEqual([ALL, ALL]);
    await rotate();
    const later = await reopened();
    expect([opens(later, first), opens(later, second), opens(later, linksOf(later))]).toEqual([
      NONE,
      ALL,
      ALL,
    ]);
    expect(await linkKeys(storage.db)).toHaveLength(2);
  });

  test('what stands for people in tables is the same after any number of rotations', async () => {
    const before = [addressHash(storage.keys, EMAIL), storage.keys.hash('network', '10.0.0/24')];
    for (let time = 0; time < 3; time += 1) await rotate();
    const keys = await reopened();
    expect([addressHash(keys, EMAIL), keys.hash('network', '10.0.0/24')]).toEqual(before);
  });

  test('a database of before has one key for all: its links still open, and its suppressions still hold', async () => {
    await unrotatable(storage);
    storage = await database.open();
    const keys = await reopened();
    const { unsubscribe, guide, refusal } = linksOf(keys);
    expect(unsubscribe).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
    expect(guide).toMatch(/^\/api\/guides\/[0-9a-z]+\.[\w-]{43}\//);
    expect(refusal).toMatch(/^[\w-]{43}\.[\w-]{43}\.[\w-]{43}$/);
    const optIn = optInToken(keys, 'lead-1').split('.')[0] ?? '';
    const sent = { unsubscribe, guide, refusal, optIn };
    await rotate();
    expect(opens(await reopened(), sent)).toEqual(ALL);
    await rotate();
    expect(opens(await reopened(), sent)).toEqual(NONE);
  });

  test('every process learns of a new key before it signs, and of an ended one within seconds', async () => {
    const other = await KeyRing.open(storage.db, 20);
    const before = linksOf(other);
    await storage.db
      .transaction()
      .execute((transaction) => addLinkKey(transaction, new Date().toISOString()));
    const [, added] = await linkKeys(storage.db);
    await expect.poll(() => other.isSigned(signedBy(added), 'guide', 'a')).toBe(true);
    expect(linksOf(other)).toEqual(before);
    await storage.db.transaction().execute((transaction) => endLinkKeysBefore(transaction, 2));
    await expect.poll(() => opens(other, before)).toEqual(NONE);
    expect(opens(other, linksOf(other))).toEqual(ALL);
    await other.close();
  });

  test('the command rotates one time after the other, lists and ends', async () => {
    const links = linksOf(storage.keys);
    const keys = (...words: string[]) => runCli('keys', database, ...words);
    expect(await keys('rotate')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Key 2 signs in 60'),
    });
    // However long this machine takes for a command, the new key is younger.
    const made_at = new Date(LATER).toISOString();
    await storage.db.updateTable('secrets').set({ made_at }).where('name', '=', 'link-key-2').execute();
    expect(await keys('rotate')).toMatchObject({ code: 1, errors: expect.stringContaining('Wait 60') });
    expect((await keys('list')).out).toMatch(/^1 .*signs\n2 .*takes over soon$/m);
    expect((await keys('list', '--json')).out).not.toMatch(/[\w-]{43}/);
    expect(opens(await reopened(), links)).toEqual(ALL);
    expect(await keys('end')).toMatchObject({ code: 0, out: 'Ended: key 1.\n' });
    expect(opens(await reopened(), links)).toEqual(NONE);
    expect((await keys('end')).out).toBe('There is only one key.\n');
  });
});

/** The signature of a key for one word. */
function signedBy(key: LinkKey | undefined): string {
  if (!key) throw new Error('there is no such key');
  return key.id + macOf(key.key, 'guide', ['a']);
}

describe('signatures', () => {
  const bytes = createSecretKey(Buffer.alloc(1));
  const key = (number: number, madeAt: string | null) => ({ number, id: '', key: bytes, madeAt });
  const now = Date.parse('2026-11-24T08:00:00Z');

  test.each([
    ['the newest that is a minute old', [key(1, null), key(2, '2026-11-24T07:59:00Z')], 2],
    ['the one before, while the newest is younger', [key(1, null), key(2, '2026-11-24T07:59:01Z')], 1],
    ['the only one, however young', [key(1, '2026-11-24T08:00:00Z')], 1],
    ['the one before, when a clock was put back', [key(1, null), key(2, '2027-01-01T00:00:00Z')], 1],
  ])('are made by %s', (_what, keys, number) => {
    expect(signingKey(keys, now).number).toBe(number);
  });
});
