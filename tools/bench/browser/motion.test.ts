import { expect, test } from 'vitest';
import { frameTimes } from './motion.mjs';

const task = (ts: number, dur: number, tdur: number, pid = 1) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid: 1,
  ts,
  dur,
  tdur,
});
const frame = (ts: number, pid = 1) => ({ name: 'ProxyMain::BeginMainFrame', ph: 'I', pid, tid: 1, ts });

test('the time of a frame is that of the task that made it, on the thread of the page', () => {
  expect(
    frameTimes([
      task(0, 100, 90),
      frame(50),
      task(200, 5000, 4000),
      task(6000, 3000, 1500),
      frame(6001),
      task(6000, 9000, 9000, 2),
    ]),
  ).toEqual([0.09, 1.5]);
});

test('a trace without a frame is none', () => {
  expect(() => frameTimes([task(0, 100, 90)])).toThrow('made no frame');
});
