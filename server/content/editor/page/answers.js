/** What the editor's server answers, and what to say where it does not. */

/** What is known of a failed request to the server. @typedef {{ message?: string, status?: number }} Failure */

const NOT_ANSWERED = 'The server of the editor does not answer: it has ended, or the connection is down.';
const FAILED = 'The server of the editor failed at this.';
const REMEDY = [
  'What you typed stays on this page. Keep the page open.',
  'Check the connection. Where you started the editor yourself, start it again; where you signed in to it, sign in again in another tab. Then try again here.',
];
/** Statuses from here on are faults of a server, whose words are for nobody; those above are of one that is not there (RFC 9110, 15.6). */
const FAULT = 500;

/**
 * The reason of a failure in sentences, each on a line of its own where there are several. What the server refuses comes with a status
 * and a reason. All without a status is a browser's error: no connection, no answer in time, or a page of a proxy in front.
 * @param {unknown} error
 * @returns {string}
 */
export function reasonOf(error) {
  const { message, status } = /** @type {Failure} */ (error);
  if (status !== undefined && status < FAULT && message) return message;
  return [status === FAULT ? FAILED : NOT_ANSWERED, ...REMEDY].join('\n');
}

/**
 * Asks the server.
 * @param {string} address
 * @param {RequestInit} [init]
 * @returns {Promise<any>} what it answers, which says why where it refuses
 * @throws {Error} in words, where it has no answer
 */
export async function ask(address, init) {
  try {
    const answer = await fetch(address, init);
    const answered = await answer.json();
    if (answer.status < FAULT) return answered;
    throw Object.assign(new Error(), { status: answer.status });
  } catch (error) {
    throw new Error(reasonOf(error));
  }
}
