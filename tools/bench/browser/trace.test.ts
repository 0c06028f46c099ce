import { expect, test } from 'vitest';
import { longestTask } from './trace.mjs';

const task = (pid: number, tdur: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid: 1,
  tdur,
});
const paint = (pid: number) => ({ name: 'firstContentfulPaint', ph: 'R', pid, tid: 1 });

test('the longest task is that of the page that painted, whatever else the browser does', () => {
  expect(longestTask([task(1, 90_000), paint(2), task(2, 8_000), task(2, 12_500), task(3, 70_000)])).toBe(
    12.5,
  );
});

test('a trace without a paint is none', () => {
  expect(() => longestTask([task(1, 1_000)])).toThrow('painted nothing');
});
