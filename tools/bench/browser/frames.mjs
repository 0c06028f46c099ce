/** The events that a trace of the browser must hold for `frameTimes`. */
export const TRACED_FRAMES = ['toplevel', 'cc'];

/** By this Chromium marks that the main thread makes a frame. */
const FRAME = 'ProxyMain::BeginMainFrame';

/** @typedef {import('./trace.mjs').TraceEvent & { ts: number, dur?: number }} TimedEvent */

/**
 * How long the main thread of the page that painted last worked for each of its frames, on the processor.
 * @param {TimedEvent[]} events
 * @returns {number[]} milliseconds, in the order of the frames
 * @throws where no frame was made
 */
export function frameTimes(events) {
  const frames = events.filter(({ name }) => name === FRAME);
  const last = frames.at(-1);
  if (!last) throw new Error('The page made no frame');
  const ofPage = (/** @type {TimedEvent} */ { pid, tid }) => pid === last.pid && tid === last.tid;
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && ofPage(event));
  return frames.filter(ofPage).flatMap(({ ts }) => {
    const task = tasks.find(({ ts: from, dur = 0 }) => from <= ts && ts <= from + dur);
    return task ? [(task.tdur ?? 0) / 1000] : [];
  });
}
