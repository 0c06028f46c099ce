import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Busy, OURS, RenderBudget } from './limits.ts';

/** Holds the thread as a render does. */
function spinFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Renders that end when they are told to. */
function renders(budget: RenderBudget) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const render = (name: string, network = 'a') =>
    budget.run(network, 'page', async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  /** Ends one render after the other; what they have begun with it. */
  const endAll = async (count: number) => {
    for (let ended = 0; ended < count; ended += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    return begun;
  };
  return { begun, render, endAll };
}

test('a few are made at once, a few wait for each network, and its next is refused', async () => {
  const { begun, render, endAll } = renders(
    new RenderBudget({ atOnce: 2, perNetwork: { page: 1, question: 1 } }),
  );
  const made = ['one', 'two', 'three'].map((name) => render(name));
  expect(begun).toEqual(['one', 'two']);
  await expect(render('four')).rejects.toThrow(Busy);
  const other = render('of another network', 'b');
  expect(await endAll(4)).toEqual(['one', 'two', 'three', 'of another network']);
  expect(await Promise.all(made)).toEqual(['one', 'two', 'three']);
  expect(await other).toBe('of another network');
});

test('forty visitors behind one address who ask for two pages each all get them', async () => {
  const budget = new RenderBudget();
  const asked = Array.from({ length: 80 }, (_, page) => page);
  const made = asked.map((page) => budget.run('a', 'page', async () => page));
  expect(await Promise.all(made)).toEqual(asked);
});

test('networks take turns, and every other turn is for our own pages', async () => {
  const { render, endAll } = renders(new RenderBudget({ atOnce: 1 }));
  const made = [render('running')];
  for (const name of ['flood 1', 'flood 2', 'flood 3']) made.push(render(name, 'flood'));
  for (const name of ['visitor 1', 'visitor 2']) made.push(render(name, 'visitor'));
  for (const name of ['ours 1', 'ours 2', 'ours 3']) made.push(render(name, OURS));
  expect(await endAll(9)).toEqual([
    'running',
    ...['ours 1', 'flood 1', 'ours 2', 'visitor 1', 'ours 3', 'flood 2', 'visitor 2', 'flood 3'],
  ]);
  await Promise.all(made);
});

test('a render that gets no turn in time is refused, our own pages too, and takes no place any more', async () => {
  const { begun, render, endAll } = renders(
    new RenderBudget({
      atOnce: 1,
      perNetwork: { page: 1, question: 1 },
      longestWaitMs: { page: 20, question: 20 },
    }),
  );
  const running = render('running');
  await Promise.all(['a', OURS].map((network) => expect(render('late', network)).rejects.toThrow(Busy)));
  const next = render('next');
  expect(await endAll(2)).toEqual(['running', 'next']);
  expect([await running, await next]).toEqual(begun);
});

test('questions wait for less long than pages, and take none of their places', async () => {
  const longestWaitMs = { page: 60_000, question: 20 };
  const budget = new RenderBudget({ atOnce: 1, perNetwork: { page: 1, question: 1 }, longestWaitMs });
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = budget.run('a', 'question', () => promise);
  const question = budget.run('a', 'question', async () => 'answer');
  const page = budget.run('a', 'page', async () => 'page');
  await expect(budget.run('a', 'question', async () => 'one too many')).rejects.toThrow(Busy);
  await expect(question).rejects.toThrow(Busy);
  resolve();
  await running;
  expect(await page).toBe('page');
});

test('others are answered between two renders', async () => {
  const budget = new RenderBudget({ atOnce: 1 });
  const order: string[] = [];
  const made = ['one', 'two'].map((name) => budget.run('a', 'page', async () => order.push(name)));
  setImmediate(() => order.push('a cached page'));
  await Promise.all(made);
  expect(order.indexOf('a cached page')).toBeLessThan(2);
});

test('connections that come in a crowd are taken while pages are made', async () => {
  // A render that takes no turn of the event loop, like most; the server accepts one connection a turn.
  const budget = new RenderBudget({ atOnce: 1, perNetwork: { page: 2, question: 2 } });
  let busy = 0;
  const server = createServer((_request, response) => {
    const answer = (code: number) => response.writeHead(code).end();
    const page = () => Promise.resolve(spinFor(20)).then(() => answer(200));
    budget.run('a', 'page', page).catch(() => {
      busy += 1;
      answer(503);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await Promise.all(Array.from({ length: 40 }, () => fetch(`http://127.0.0.1:${port}/`)));
  server.close();
  expect(busy).toBeGreaterThan(30);
});

test('one that fails makes room', async () => {
  const budget = new RenderBudget({ atOnce: 1, perNetwork: { page: 1, question: 1 } });
  await expect(budget.run('a', 'page', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await budget.run('a', 'page', async () => 'made')).toBe('made');
});
