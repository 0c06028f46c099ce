import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { NOTIFIED_EVENTS } from '#domain/leads/lead.ts';
import type { Listener } from '../../server/leads/lead/enabled-targets.ts';
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
const ENQUIRY_OF = 8;
/** Files that a page is drawn and run with (domain/shared/paths.ts). */
const FILES = /\/(?:_astro|art|media)\/[\w./@-]*\w/g;
/** On a slow connection the files of a page are asked for long after it. */
const WEAK_CONNECTION_MS = 2000;
/** Between files: the servers that the visitors wait for need the processor too. */
const REST_MS = 20;

/** The answers that visitors got. */
interface Visits {
  pages: number;
  /** Files that pages named. */
  files: number;
  /** Messages of enquiries that were acknowledged. */
  enquiries: string[];
  /** The failures, request by request. */
  failures: string[];
}

/**
 * Lets visitors ask one thing after the other, on connections that they keep, until they are told to stop.
 * @param address of the site
 * @param options.visitors how many at a time
 * @param options.enquire whether they also send enquiries
 * @param options.loadMs how long after asking for a page they load the files that it names, the first of them as on a slow connection; not at
 * all when absent
 * @returns what they have got so far, and how to stop them
 */
export function startVisitors(address: string, { visitors = 6, enquire = true, loadMs = 0 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const visits: Visits = { pages: 0, files: 0, enquiries: [], failures: [] };
  let stopped = false;
  const visit = async (visitor: number) => {
    for (let turn = 0; !stopped; turn += 1) {
      if (enquire && turn % ENQUIRY_OF === 0) await enquireOnce(`Load ${turn} of visitor ${visitor}`);
      else await see(addressOf(turn, visitor), visitor === 0 ? WEAK_CONNECTION_MS : 0);
    }
  };
  /** Those who load its files get every other page from a replica itself: a balancer keeps none with a query. */
  const addressOf = (turn: number, visitor: number) => {
    const path = PATHS[(turn + visitor) % PATHS.length] ?? '/';
    return loadMs && turn % 2 === 0 ? `${path}?turn=${turn}` : path;
  };
  const see = async (path: string, pauseMs: number) => {
    const enough = performance.now() + loadMs;
    const { got, text } = await ask(address + path, agent);
    if (got === '200') visits.pages += 1;
    else visits.failures.push(`GET ${path}: ${got}`);
    if (!loadMs) return;
    await delay(pauseMs);
    for (const file of new Set(text.match(FILES))) {
      if (performance.now() > enough) return;
      const { got: answer } = await ask(address + file, agent);
      if (answer === '200') visits.files += 1;
      else visits.failures.push(`GET ${file} of ${path}: ${answer}`);
      await delay(REST_MS);
    }
  };
  const enquireOnce = async (message: string) => {
    const { got } = await ask(`${address}/api/contact`, agent, JSON.stringify({ ...ENQUIRY, message }));
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

/** @returns the status of a whole answer and its text, or what broke */
function ask(url: string, agent: Agent, json?: string): Promise<{ got: string; text: string }> {
  return new Promise((resolve) => {
    const headers = json
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
      : {};
    const asked = request(url, { agent, headers, method: json ? 'POST' : 'GET' }, async (answer) => {
      const parts: Buffer[] = await answer.toArray().catch(() => []);
      const text = Buffer.concat(parts).toString();
      resolve({ got: answer.complete ? String(answer.statusCode) : 'broke off', text });
    });
    asked.on('error', (error) => resolve({ got: error.message, text: '' }));
    asked.end(json);
  });
}

/** Another system that wants to hear everything, under the name of that of `LEADS_WEBHOOK_URL`. */
export const CRM: Listener = { channel: 'webhook', events: NOTIFIED_EVENTS };
