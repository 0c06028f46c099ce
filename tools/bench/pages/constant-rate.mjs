import { Agent, get } from 'node:http';

const SECOND_MS = 1000;

/**
 * Asks at a constant rate, like many visitors who know nothing of each other: each request is sent when it is due, however long
 * those before it take, and its time counts from then on. (Autocannon sends those of a second all at once.)
 * @param {string} url
 * @param {{ rate: number, seconds: number, connections: number, headers: Record<string, string> }} options `rate` in requests a
 *   second
 * @returns {Promise<{ times: number[], errors: number }>} milliseconds of every answer, and how many were no page
 */
export async function askAtConstantRate(url, { rate, seconds, connections, headers }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @type {number[]} */
  const times = [];
  let errors = 0;
  /** @param {number} due @returns {Promise<void>} */
  const ask = (due) =>
    new Promise((done) => {
      const request = get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) errors += 1;
        answer.on('end', () => {
          times.push(performance.now() - due);
          done();
        });
        answer.resume();
      });
      request.on('error', () => {
        errors += 1;
        done();
      });
    });
  const begun = performance.now();
  const asked = [];
  const dueAt = (/** @type {number} */ index) => begun + (index * SECOND_MS) / rate;
  while (asked.length < rate * seconds) {
    const due = dueAt(asked.length);
    if (due > performance.now()) await new Promise((next) => setTimeout(next, 1));
    else asked.push(ask(due));
  }
  await Promise.all(asked);
  agent.destroy();
  return { times, errors };
}
