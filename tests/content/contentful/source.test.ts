import { expect, onTestFinished, test } from 'vitest';
import { ContentfulSource, SOURCE_TIMES, type SourceTimes } from '#server/content/contentful/source.ts';
import { openEnds, openStandIn } from './open.ts';
import { post } from './samples.ts';
import { broken, hanging, rateLimited } from './stand-in/query.ts';

/** So that the error is mended well before the next question. */
const OFTEN = { interval: 10 };

async function open(times: Partial<SourceTimes> = {}) {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  const context = openEnds(standIn, { limits: { attempts: 1, longestPauseMs: 10, answerMs: 60_000 } });
  const source = new ContentfulSource(context, { ...SOURCE_TIMES, pollMs: 3_600_000, ...times });
  onTestFinished(() => source.close());
  const shown = () => context.replica.read((reader) => reader.posts({}).total);
  const askedTimes = async (count: number) => {
    await expect.poll(() => standIn.asked.length, OFTEN).toBeGreaterThanOrEqual(count);
    return standIn.askedAt;
  };
  return { standIn, source, shown, askedTimes, lines: context.lines };
}

test('without any notice, polling brings what has changed', async () => {
  const { standIn, source, shown } = await open({ pollMs: 20 });
  await source.start();
  await expect.poll(shown).toBe(1);
  standIn.space.publish('Entry', post('two'));
  await expect.poll(shown).toBe(2);
});

test('while the service fails, it is asked less and less often; then all is as before', async () => {
  const { standIn, source, shown, askedTimes, lines } = await open({ backOffMs: 40 });
  standIn.error = broken;
  await source.start();
  const [first = 0, second = 0, third = 0, fourth = 0] = await askedTimes(4);
  expect(second - first).toBeGreaterThanOrEqual(35);
  expect(third - second).toBeGreaterThanOrEqual(75);
  expect(fourth - third).toBeGreaterThanOrEqual(155);
  standIn.error = undefined;
  await expect.poll(shown).toBe(1);
  await expect.poll(() => lines.join()).toContain('answers again');
});

test('a service that asks to be left alone is, whatever notices come meanwhile', async () => {
  const { standIn, source, shown, askedTimes } = await open({ backOffMs: 1 });
  standIn.error = rateLimited(1);
  await source.start();
  await askedTimes(1);
  standIn.error = undefined;
  for (let count = 0; count < 20; count += 1) source.wake();
  const [first = 0, next = 0] = await askedTimes(2);
  expect(next - first).toBeGreaterThan(950);
  await expect.poll(shown).toBe(1);
});

test('closing does not wait for a service that hangs', async () => {
  const { standIn, source, askedTimes } = await open();
  standIn.error = hanging;
  await source.start();
  await askedTimes(1);
  const begun = performance.now();
  await source.close();
  expect(performance.now() - begun).toBeLessThan(2000);
});
