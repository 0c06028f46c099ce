/** The events that a trace of the browser must hold for `longestTask`. */
export const TRACED = ['toplevel', 'devtools.timeline', 'loading'];

/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number }} TraceEvent as Chromium writes it: `tdur` is the time
 * on the processor, in microseconds
 */

/**
 * The longest task of the main thread of the page that painted.
 * @param {TraceEvent[]} events
 * @returns {number} milliseconds on the processor
 * @throws where nothing was painted
 */
export function longestTask(events) {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The page painted nothing');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === painted.pid && tid === painted.tid,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
