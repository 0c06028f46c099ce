import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Content } from '#domain/services/content.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { standalonePage } from '../../platform/failure-page/standalone-page.ts';
import { networkOf } from '../../platform/network/addresses.ts';
import { NO_STORE } from './caching.ts';

const MINUTE = 60_000;
const NETWORKS_MAX = 5000;

/** Tells whether one network does something more often than so many times a minute. Many phones of one provider share an address. */
export function tooOften(most: number): (ip: string) => boolean {
  const counted = new LRUCache<string, number>({ max: NETWORKS_MAX, ttl: MINUTE, noUpdateTTL: true });
  return (ip) => {
    const network = networkOf(ip);
    const count = (counted.get(network) ?? 0) + 1;
    counted.set(network, count);
    return count > most;
  };
}

/**
 * What is rendered: a page, which the cache keeps for all who come after, or which shows a form that came back; or the answer to a question
 * that one visitor typed, like a search or a price, of which there are as many as somebody likes.
 */
export type RenderKind = 'page' | 'question';

/** The limits of a budget; a page takes tens of milliseconds of the one thread that also answers everything else. */
interface BudgetLimits {
  /** Renders at the same time. */
  atOnce: number;
  /** Renders of a kind that may wait for one network: forty visitors behind one address get forty pages, twice over. */
  perNetwork: Record<RenderKind, number>;
  /** How long a render may wait for its turn, in ms: questions are answered or refused within two seconds; crowds get pages on a busy machine, too. */
  longestWaitMs: Record<RenderKind, number>;
}

const LIMITS: BudgetLimits = {
  atOnce: 2,
  perNetwork: { page: 80, question: 40 },
  longestWaitMs: { page: 8000, question: 1500 },
};

/**
 * Turns of the event loop between two renders. libuv accepts one new connection in each (https://github.com/libuv/libuv/pull/3696), and a render
 * takes one turn or a few, so with a single turn between them a crowd would wait in the backlog of the port, where nothing bounds it.
 */
export const TURNS_BETWEEN = 16;

/** Used in place of a network for pages that the cache renews for everybody, and for what a link or cookie that we signed opens. */
export const OURS = 'ours';

/** Too many wait for pages that have to be made. */
export class Busy extends Error {
  override name = 'Busy';
  readonly statusCode = 503;
}

/** Lets everybody else who waits be answered. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

/** A render that waits for its turn. */
interface Waiting {
  kind: RenderKind;
  begin: () => void;
}

/**
 * Lets a few pages be rendered at once. The others wait by network, and the networks take turns, so that one that asks for many pages takes
 * no time from the others, nor from cached pages, health and forms. Every other turn is ours.
 */
export class RenderBudget {
  readonly #limits: BudgetLimits;
  /** Renders that wait, by network; the network whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;
  #isOursNext = true;

  /** @param limits where they differ from ours */
  constructor(limits: Partial<BudgetLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Renders when it is its turn.
   * @param network that asks, or `OURS`
   * @throws Busy when too many wait for the network, or the turn does not come in time
   */
  async run<Page>(network: string, kind: RenderKind, render: () => Promise<Page>): Promise<Page> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#turnOf(network, kind);
    try {
      return await render();
    } finally {
      void turns(TURNS_BETWEEN).then(() => this.#next());
    }
  }

  #turnOf(network: string, kind: RenderKind): Promise<void> {
    const queue = this.#waiting.get(network) ?? [];
    const waiting = queue.filter((one) => one.kind === kind).length;
    if (network !== OURS && waiting >= this.#limits.perNetwork[kind])
      throw new Busy('too many pages to make');
    this.#waiting.set(network, queue);
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        kind,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(one), 1);
        if (queue.length === 0) this.#waiting.delete(network);
        reject(new Busy('no turn came in time'));
      }, this.#limits.longestWaitMs[kind]);
      queue.push(one);
    });
  }

  /** Hands the place of a render that has ended to the next. */
  #next(): void {
    const network = this.#nextNetwork();
    if (network === undefined) {
      this.#running -= 1;
      return;
    }
    const queue = this.#waiting.get(network) ?? [];
    const next = queue.shift();
    this.#isOursNext = network !== OURS;
    this.#waiting.delete(network);
    if (queue.length > 0) this.#waiting.set(network, queue);
    next?.begin();
  }

  #nextNetwork(): string | undefined {
    if (this.#isOursNext && this.#waiting.has(OURS)) return OURS;
    for (const network of this.#waiting.keys()) if (network !== OURS) return network;
    return this.#waiting.has(OURS) ? OURS : undefined;
  }
}

const PAGE = standalonePage(new URL('overloaded.html', import.meta.url));
/** In seconds; by then the pages that wait have been made. */
const BUSY_SECONDS = 5;

/** The words of the page besides: the desk can be reached without it. */
export type TooMuchContent = Pick<Content, 'layout' | 'site'>;

/**
 * Answers with a page of a kilobyte that costs next to nothing: 429 where one network sent too much (the caller has set
 * `Retry-After`), 503 where everybody together did.
 * @param isForm whether a form was sent, whose words the browser still has
 */
export function sendTooMuch(
  reply: FastifyReply,
  status: 429 | 503,
  content: TooMuchContent,
  isForm: boolean,
): FastifyReply {
  const { refused } = content.layout();
  const { phone, countries } = content.site();
  const { heading, text } = status === 429 ? refused.tooMany : refused.busy;
  const whatsapp = countries.find((country) => country.whatsapp)?.whatsapp?.value;
  if (status === 503) reply.header('retry-after', BUSY_SECONDS);
  reply.request.refusal = status === 429 ? 'limit' : 'busy';
  return reply
    .code(status)
    .header('cache-control', NO_STORE)
    .header('content-security-policy', PAGE.policy)
    .type('text/html; charset=utf-8')
    .send(
      PAGE.html({
        heading,
        text: isForm ? `${text} ${refused.form}` : text,
        phone: phone.value,
        call: refused.call.replace('{phone}', phone.value),
        whatsapp: whatsappAddress(whatsapp ?? ''),
        whatsappState: whatsapp ? '' : 'none',
        chat: refused.whatsapp,
      }),
    );
}
