import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { GuideOrder, GuideWords } from '#domain/entries/guide-pdf.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { type GuideStore, guideHash } from './guide-store.ts';
import { MadeGuides } from './made-guides.ts';

const words = (slug: string, audience: string) =>
  ({ text: { slug, audience, image: { drawing: 'quay' } }, site: {}, copy: {} }) as unknown as GuideWords;

const BUILT = words('ports', 'as built');

/** A store of guides over a build that made one guide; orders wait until the test lets them go. */
function guideStoreOf(directory = temporaryDirectory()) {
  const built = join(directory, 'built');
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'ports.pdf'), 'as built');
  const made = join(directory, 'made.json');
  writeFileSync(made, JSON.stringify({ maker: 'm1', guides: { ports: guideHash(BUILT) } }));
  const orders: string[] = [];
  let gate = Promise.withResolvers<void>();
  const make = async ({ text, files }: GuideOrder) => {
    orders.push(`${text.slug} ${text.audience}`);
    await gate.promise;
    writeFileSync(files.xlsx, 'sheets');
    writeFileSync(files.pdf, text.audience);
  };
  let answered = 0;
  const next = async (answer: (gate: PromiseWithResolvers<void>) => void) => {
    answered += 1;
    await expect.poll(() => orders.length).toBe(answered);
    const waiting = gate;
    gate = Promise.withResolvers<void>();
    answer(waiting);
  };
  const own = join(directory, 'own');
  const errors: unknown[] = [];
  const log = { info: () => {}, error: (error: unknown) => void errors.push(error) };
  const guideStore = new MadeGuides({ built, made, directory: own, make, log });
  onTestFinished(async () => {
    gate.resolve();
    await guideStore.close();
  });
  return {
    guideStore,
    orders,
    errors,
    own: () => readdirSync(own),
    /** Lets the next order succeed, or fail, once it has come. */
    letGo: () => next((gate) => gate.resolve()),
    refuse: () => next((gate) => gate.reject(new Error('no memory'))),
  };
}

const pdf = (guideStore: GuideStore, slug: string) => {
  const file = guideStore.file(slug, 'pdf');
  return file && readFileSync(file, 'utf8');
};
const soon = <T>(value: () => T) => expect.poll(value);

test('a guide of the build is there at once, and is not made again', async () => {
  const { guideStore, orders } = guideStoreOf();
  guideStore.refresh([BUILT]);
  expect([guideStore.has('ports'), guideStore.isAwaited('ports'), pdf(guideStore, 'ports')]).toEqual([
    true,
    false,
    'as built',
  ]);
  await guideStore.close();
  expect(orders).toEqual([]);
});

test('a new guide is awaited until it is made; others see that it is', async () => {
  const { guideStore, letGo } = guideStoreOf();
  let reported = 0;
  guideStore.onChange(() => {
    reported += 1;
  });
  guideStore.refresh([BUILT, words('trucks', 'new')]);
  expect([guideStore.has('trucks'), guideStore.isAwaited('trucks'), guideStore.revision()]).toEqual([
    false,
    true,
    '-trucks',
  ]);
  expect(reported).toBe(1);
  await letGo();
  await soon(() => guideStore.has('trucks')).toBe(true);
  expect([pdf(guideStore, 'trucks'), guideStore.revision(), reported]).toEqual(['new', '', 2]);
});

test('a changed text makes new files; until then the last ones are handed out, and afterwards they go', async () => {
  const { guideStore, letGo, own } = guideStoreOf();
  guideStore.refresh([words('ports', 'changed')]);
  expect(pdf(guideStore, 'ports')).toBe('as built');
  await letGo();
  await soon(() => pdf(guideStore, 'ports')).toBe('changed');
  guideStore.refresh([words('ports', 'changed again')]);
  expect(pdf(guideStore, 'ports')).toBe('changed');
  await soon(() => guideStore.file('ports', 'xlsx') !== undefined).toBe(true);
  await letGo();
  await soon(() => pdf(guideStore, 'ports')).toBe('changed again');
  await soon(() => own().length).toBe(2);
});

test('files of others in the folder stay, also where it is a link', async () => {
  const directory = temporaryDirectory();
  const elsewhere = join(directory, 'elsewhere');
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, join(directory, 'own'));
  const ofOthers = ['letter.pdf', 'prices.2026.xlsx', 'public.txt'];
  for (const name of ofOthers) writeFileSync(join(elsewhere, name), 'theirs');
  const { guideStore, letGo, own } = guideStoreOf(directory);
  guideStore.refresh([words('ports', 'changed')]);
  await letGo();
  await soon(() => pdf(guideStore, 'ports')).toBe('changed');
  guideStore.refresh([BUILT]);
  await soon(own).toEqual(ofOthers);
});

test('files that were made are found after a restart', async () => {
  const directory = temporaryDirectory();
  const first = guideStoreOf(directory);
  first.guideStore.refresh([words('trucks', 'new')]);
  await first.letGo();
  await soon(() => first.guideStore.has('trucks')).toBe(true);
  await first.guideStore.close();
  const second = guideStoreOf(directory);
  second.guideStore.refresh([words('trucks', 'new')]);
  expect(pdf(second.guideStore, 'trucks')).toBe('new');
  expect(second.orders).toEqual([]);
});

const TEN_MINUTES_MS = 600_000;

test('guides that cannot be made are tried once in each ten minutes, however many they are and however long it lasts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => {
    timers.mockRestore();
    vi.useRealTimers();
  });
  /** How often another pass was put off; what other files of tests left running may have timers, too. */
  const putOff = () => timers.mock.calls.filter(([, ms]) => ms === TEN_MINUTES_MS).length;
  let attempts = 0;
  const directory = temporaryDirectory();
  const guideStore = new MadeGuides({
    built: join(directory, 'built'),
    made: join(directory, 'made.json'),
    directory: join(directory, 'own'),
    make: async () => {
      attempts += 1;
      throw new Error('disk full');
    },
    log: { info: () => {}, error: () => {} },
  });
  const guides = ['trucks', 'farms', 'ports'].map((slug) => words(slug, 'new'));
  // A save is reported twice: that the content changed, and that it was read.
  guideStore.refresh(guides);
  guideStore.refresh(guides);
  for (let passes = 1; passes <= 6; passes += 1) {
    await vi.waitFor(() => expect(putOff()).toBe(passes));
    expect(attempts).toBe(passes * guides.length);
    vi.advanceTimersByTime(TEN_MINUTES_MS);
  }
  await guideStore.close();
  const tried = attempts;
  vi.advanceTimersByTime(TEN_MINUTES_MS);
  expect(attempts).toBe(tried);
});

test('one that cannot be made is reported, keeps no other waiting, and is tried with the next change', async () => {
  const { guideStore, errors, letGo, refuse } = guideStoreOf();
  guideStore.refresh([words('trucks', 'new'), words('farms', 'new')]);
  await refuse();
  await soon(() => errors.length).toBe(1);
  await letGo();
  await soon(() => guideStore.has('farms')).toBe(true);
  guideStore.refresh([words('trucks', 'new'), words('farms', 'new')]);
  await letGo();
  await soon(() => guideStore.has('trucks')).toBe(true);
});
