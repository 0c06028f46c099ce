import { afterEach, beforeEach, expect, test } from 'vitest';
import { eachDatabase, type TestDatabase } from '../../../tests/support/databases.ts';
import type { Storage } from '../database/index.ts';
import { type Allowance, Allowances, drawOne, forgetFull, sourceOf } from './allowances.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-24T08:00:00Z');
const FEW: Allowance = { atOnce: 3, perHour: 60 };

eachDatabase((emptyDatabase) => {
  let database: TestDatabase;
  let storage: Storage;
  beforeEach(async () => {
    database = await emptyDatabase();
    storage = await database.open();
  });
  afterEach(() => storage.close());

  const take = (now: number, allowance = FEW, key = 'a') => drawOne(storage.db, key, allowance, now);
  const isGranted = async (now: number) => 'waitMs' in (await take(now));

  test('some may be done at once, then one at a time as time passes', async () => {
    for (let time = 0; time < 3; time += 1) expect(await take(START)).toEqual({ waitMs: 0 });
    expect(await take(START)).toEqual({ refusedForMs: MINUTE });
    expect(await isGranted(START + MINUTE - 1)).toBe(false);
    expect(await isGranted(START + MINUTE)).toBe(true);
    expect(await isGranted(START + MINUTE)).toBe(false);
    expect(await take(START, FEW, 'another')).toEqual({ waitMs: 0 });
  });

  test('what may wait is given its time, one after the other, up to the longest wait', async () => {
    const patient = { ...FEW, longestWaitMs: 2 * MINUTE };
    const waits = [];
    for (let time = 0; time < 6; time += 1) waits.push(await take(START, patient));
    expect(waits).toEqual([
      { waitMs: 0 },
      { waitMs: 0 },
      { waitMs: 0 },
      { waitMs: MINUTE },
      { waitMs: 2 * MINUTE },
      { refusedForMs: MINUTE },
    ]);
  });

  test('what is drawn together counts as if it came one after the other', async () => {
    const drawn = await storage.db.transaction().execute(async (transaction) => {
      const allowances = await Allowances.of(transaction, ['a', 'b']);
      const all = ['a', 'b', 'a', 'a', 'a', 'b'].map((key) => allowances.draw(key, FEW, START));
      await allowances.save();
      return all;
    });
    expect(drawn.map((one) => 'waitMs' in one)).toEqual([true, true, true, true, false, true]);
    expect(await isGranted(START)).toBe(false);
    expect(await take(START, FEW, 'b')).toEqual({ waitMs: 0 });
  });

  test('several processes count together, also when they draw at once', async () => {
    const other = await database.open();
    const drawn = await Promise.all(
      Array.from({ length: 40 }, (_, place) => drawOne(place % 2 ? storage.db : other.db, 'a', FEW, START)),
    );
    expect(drawn.filter((one) => 'waitMs' in one)).toHaveLength(3);
    await other.close();
  });

  test('a clock that is put back makes nobody wait until it is that late again', async () => {
    for (let time = 0; time < 4; time += 1) await take(START);
    expect(await isGranted(START - 24 * 60 * MINUTE)).toBe(true);
  });

  test('a clock that differs by seconds gives nothing away', async () => {
    for (let time = 0; time < 3; time += 1) await take(START + 5000);
    expect(await isGranted(START)).toBe(false);
  });

  test('who may do everything again is forgotten, and nobody else', async () => {
    await take(START);
    await take(START + 10 * MINUTE, FEW, 'b');
    await forgetFull(storage.db, START + 5 * MINUTE);
    const left = await storage.db.selectFrom('allowances').select('key').execute();
    expect(left).toContainEqual({ key: 'b' });
    expect(left).not.toContainEqual({ key: 'a' });
  });
});

test.each([
  ['203.0.113.09:1234', '203.0.113.9', '203.0.113/24'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113/24'],
  ['10.0.0.10', '10.0.0.10', '10.0.0/24'],
])('%s is the address %s in the network %s', (written, address, network) => {
  expect(sourceOf(written)).toEqual({ address, network });
});

test('an IPv6 network is a household: 64 bits, however the address is written', () => {
  const { network } = sourceOf('2001:db8:1:2::1');
  for (const same of ['2001:DB8:0001:2:ffff::9', '[2001:db8:1:2::7]:443', '2001:db8:1:2:1:1:1:1'])
    expect(sourceOf(same).network).toBe(network);
  expect(sourceOf('2001:db8:1:3::1').network).not.toBe(network);
  expect(sourceOf('2001:0db8::0:1').address).toBe(sourceOf('2001:db8::1').address);
});

test.each(['', 'unknown', '300.1.1.1', 'evil.example'])(
  '"%s" is no address, and a source all the same',
  (written) => {
    expect(sourceOf(written)).toEqual({ address: 'unknown', network: 'unknown' });
  },
);
