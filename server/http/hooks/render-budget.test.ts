import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Busy, RenderBudget } from './render-budget.ts';

/** Holds the thread as a render does. */
function spinFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Renders that end when they are told to. */
function renders(budget: RenderBudget) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const render = (name: string, lane: 'visits' | 'first' = 'visits') =>
    budget.run(lane, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  return { begun, render, endOne: () => ends.shift()?.() };
}

test('a few are made at once, a few wait, and the next is refused', async () => {
  const { begun, render, endOne } = renders(new RenderBudget({ atOnce: 2, visits: 1 }));
  const made = ['one', 'two', 'three'].map((name) => render(name));
  expect(begun).toEqual(['one', 'two']);
  await expect(render('four')).rejects.toThrow(Busy);
  endOne();
  await expect.poll(() => begun).toEqual(['one', 'two', 'three']);
  endOne();
  endOne();
  expect(await Promise.all(made)).toEqual(['one', 'two', 'three']);
});

test('forms that came back, and pages for all, go before visits, and have places of their own', async () => {
  const { begun, render, endOne } = renders(new RenderBudget({ atOnce: 1, visits: 1, first: 1 }));
  const made = [render('running'), render('visit'), render('form', 'first')];
  endOne();
  await expect.poll(() => begun).toEqual(['running', 'form']);
  endOne();
  await expect.poll(() => begun).toEqual(['running', 'form', 'visit']);
  endOne();
  await Promise.all(made);
});

test('others are answered between two renders', async () => {
  const budget = new RenderBudget({ atOnce: 1 });
  const order: string[] = [];
  const made = ['one', 'two'].map((name) => budget.run('visits', async () => order.push(name)));
  setImmediate(() => order.push('a cached page'));
  await Promise.all(made);
  expect(order.indexOf('a cached page')).toBeLessThan(2);
});

test('connections that come in a crowd are taken while pages are made', async () => {
  // A render that takes no turn of the event loop, like most; the server accepts one connection a turn.
  const budget = new RenderBudget({ atOnce: 1, visits: 2 });
  let busy = 0;
  const server = createServer((_request, response) => {
    const answer = (code: number) => response.writeHead(code).end();
    const page = () => Promise.resolve(spinFor(20)).then(() => answer(200));
    budget.run('visits', page).catch(() => {
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
  const budget = new RenderBudget({ atOnce: 1, visits: 1 });
  await expect(budget.run('visits', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await budget.run('visits', async () => 'made')).toBe('made');
});
