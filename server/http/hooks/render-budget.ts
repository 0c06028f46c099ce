import { setImmediate } from 'node:timers/promises';

/** The limits of a budget; a page takes tens of milliseconds of the one thread that also answers everything else. */
export interface BudgetLimits {
  /** Renders at the same time. */
  atOnce: number;
  /** Visits that may wait for one. */
  visits: number;
  /** Forms that came back, and pages that are made for all, which go first. */
  first: number;
}

const LIMITS: BudgetLimits = { atOnce: 2, visits: 30, first: 100 };

/**
 * Turns of the event loop between two renders. libuv accepts one new connection in each (https://github.com/libuv/libuv/pull/3696), and a render
 * takes one turn or a few, so with a single turn between them a crowd would wait in the backlog of the port, where nothing bounds it.
 */
export const TURNS_BETWEEN = 16;

/** Who waits for a render: a visit, or what goes before visits. */
export type RenderQueue = 'visits' | 'first';

/** Too many wait for pages that have to be made. */
export class Busy extends Error {
  override name = 'Busy';
  readonly statusCode = 503;
}

/** Lets everybody else who waits be answered. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

/**
 * Lets a few pages be rendered at once, a few more wait, and refuses the rest, so that whoever asks for many pages that are not
 * cached takes no time from cached pages, health and forms.
 */
export class RenderBudget {
  readonly #limits: BudgetLimits;
  readonly #waiting: Record<RenderQueue, (() => void)[]> = { first: [], visits: [] };
  #running = 0;

  constructor(limits: Partial<BudgetLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Renders when it is its turn.
   * @throws Busy when its queue is full
   */
  async run<Page>(queue: RenderQueue, render: () => Promise<Page>): Promise<Page> {
    if (this.#running >= this.#limits.atOnce) {
      const waiting = this.#waiting[queue];
      if (waiting.length >= this.#limits[queue]) throw new Busy('too many pages to make');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    this.#running += 1;
    try {
      return await render();
    } finally {
      void turns(TURNS_BETWEEN).then(() => this.#next());
    }
  }

  #next(): void {
    this.#running -= 1;
    (this.#waiting.first.shift() ?? this.#waiting.visits.shift())?.();
  }
}
