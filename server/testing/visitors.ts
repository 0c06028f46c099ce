import { Agent, request } from 'node:http';
import { SENDER } from './sender.ts';

const ENQUIRY = {
  ...SENDER,
};
const PATHS = [
  '/',
  '/resources/blog',
  '/resources/glossary',
  '/contact',
  '/api/trips-total-tonnage',
  '/favicon.svg',
];
/** Of so many requests of a visitor, one is an enquiry. */
const ENQUIRY_OF = 25;

/** What visitors got to see. */
export interface Visits {
  pages: number;
  /** Messages of enquiries that were acknowledged. */
  enquiries: string[];
  /** What went wrong, request by request. */
  failures: string[];
}

/**
 * Lets visitors ask one thing after the other, on connections that they keep, until they are told to stop.
 * @param address of the site
 * @param options.visitors how many at a time
 * @param options.enquire whether they also send enquiries
 * @returns what they have got so far, and how to stop them
 */
export function startVisitors(address: string, { visitors = 6, enquire = true } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const visits: Visits = { pages: 0, enquiries: [], failures: [] };
  let stopped = false;
  const visit = async (visitor: number) => {
    for (let turn = 0; !stopped; turn += 1) {
      if (enquire && turn % ENQUIRY_OF === 0) await enquireOnce(`Load ${turn} of visitor ${visitor}`);
      else await see(PATHS[(turn + visitor) % PATHS.length] ?? '/');
    }
  };
  const see = async (path: string) => {
    const got = await ask(address + path, agent);
    if (got === '200') visits.pages += 1;
    else visits.failures.push(`GET ${path}: ${got}`);
  };
  const enquireOnce = async (message: string) => {
    const got = await ask(`${address}/api/contact`, agent, JSON.stringify({ ...ENQUIRY, message }));
    if (got === '201') visits.enquiries.push(message);
    else visits.failures.push(`POST: ${got}`);
  };
  const work = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return {
    visits,
    stop: async () => {
      stopped = true;
      await work;
      agent.destroy();
      return visits;
    },
  };
}

/** @returns the status of a whole answer, or what broke */
function ask(url: string, agent: Agent, json?: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = json
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
      : {};
    const asked = request(url, { agent, headers, method: json ? 'POST' : 'GET' }, async (answer) => {
      const whole = await answer.toArray().then(
        () => answer.complete,
        () => false,
      );
      resolve(whole ? String(answer.statusCode) : 'broke off');
    });
    asked.on('error', (error) => resolve(error.message));
    asked.end(json);
  });
}
