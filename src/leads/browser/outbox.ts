import { get, update } from 'idb-keyval';
import type { Answer, Message } from './post.ts';

/** Takes a message in hand. @returns what the work returns; undefined where somebody else has it in hand and `wait` is false */
export type Hold = <Result>(
  key: string,
  wait: boolean,
  work: () => Promise<Result>,
) => Promise<Result | undefined>;

/** Keeps the pages and workers of a browser from sending one message at once; where it knows no locks, the server sees to that alone. */
const holdMessage: Hold = async (key, wait, work) => {
  // Absent on plain http, and in Firefox before 96 and Safari before 15.4.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request(`outbox ${key}`, { ifAvailable: !wait }, (lock) => (lock ? work() : undefined));
};

/** A message that could not be delivered is tried once more after this time, and then given back to the visitor. */
export const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Pauses between attempts while the page stays open; the last one repeats. */
export const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 600_000] as const;

/** The state of a message that had waited: it arrived, or it is the visitor's to send again. */
export type DeliveryResult = 'delivered' | 'returned';

/** A message on the store. One that was given back stays there until the visitor sends it again or throws it away. */
export interface Kept extends Message {
  returned?: boolean;
}

/** Where messages wait, oldest first. Both functions reject when the browser refuses to store anything. */
export interface MessageStore {
  read(): Promise<Kept[]>;
  change(edit: (messages: Kept[]) => Kept[]): Promise<void>;
}

interface Parts {
  store: MessageStore;
  /** Sends once; rejects where the browser cannot send at all. */
  post(message: Message): Promise<Answer>;
  now(): number;
  /** Runs the next round of deliveries after a pause. */
  after(delayMs: number, run: () => void): void;
  notify(result: DeliveryResult, message: Message): void;
  hold?: Hold;
}

export interface Outbox {
  /**
   * Keeps a message, then sends it, so that not even a closed tab loses it. One under the same key is replaced.
   * @returns the answer, and whether the message is now kept for another attempt
   * @throws where the browser cannot send at all; the message is not kept then
   */
  send(message: Message): Promise<Answer & { kept: boolean }>;
  /** Sends what waits, in order, and stops at the first message that does not get through. Never rejects. */
  deliver(): Promise<void>;
  /** The messages that are kept for this path, oldest first. Never rejects. */
  kept(path: string): Promise<Kept[]>;
  /** Throws away what is kept for this path, except what is being sent just now. Never rejects. */
  discard(path: string): Promise<void>;
}

/** The browser's own outbox for forms: nothing that a visitor wrote is lost to a slow connection. */
export function createOutbox({ store, post, now, after, notify, hold = holdMessage }: Parts): Outbox {
  const inHand = new Set<string>();
  let failures = 0;
  let scheduled = false;
  /** Until when the server asked to be left alone. */
  let notBefore = 0;
  let round: Promise<void> | undefined;

  const keep = (message: Message) =>
    store
      .change((messages) => [...messages.filter(({ key }) => key !== message.key), message])
      .then(
        () => true,
        () => false,
      );

  const drop = (unwanted: (message: Kept) => boolean) =>
    store.change((messages) => messages.filter((message) => !unwanted(message))).catch(() => {});

  const forget = ({ key }: Message) => drop((message) => message.key === key);

  const giveBack = ({ key }: Message) =>
    store
      .change((messages) =>
        messages.map((message) => (message.key === key ? { ...message, returned: true } : message)),
      )
      .catch(() => {});

  const read = () => store.read().catch((): Kept[] => []);

  const tryLater = () => {
    if (scheduled) return;
    scheduled = true;
    const pause = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] as number;
    after(Math.max(pause, notBefore - now()), () => {
      scheduled = false;
      void deliver();
    });
    failures += 1;
  };

  async function attempt(message: Message): Promise<Answer> {
    const answer = await post(message);
    const asked = answer.kind === 'unreachable' ? (answer.retryAfterMs ?? 0) : 0;
    notBefore = asked && now() + Math.min(asked, KEEP_MS);
    return answer;
  }

  async function sendInHand(message: Message) {
    const kept = await keep(message);
    try {
      const answer = await attempt(message);
      if (answer.kind !== 'unreachable') await forget(message);
      else if (kept) tryLater();
      return { ...answer, kept: kept && answer.kind === 'unreachable' };
    } catch (error) {
      await forget(message);
      throw error;
    }
  }

  async function send(message: Message) {
    inHand.add(message.key);
    try {
      return (await hold(message.key, true, () => sendInHand(message))) as Answer & { kept: boolean };
    } finally {
      inHand.delete(message.key);
    }
  }

  /** @returns whether the next message can be tried */
  async function settle(message: Message): Promise<boolean> {
    const isThere = (await read()).some(({ key, returned }) => key === message.key && !returned);
    // Another page has dealt with it meanwhile.
    if (!isThere) return true;
    const isLastTry = now() - message.writtenAt > KEEP_MS;
    const answer = await attempt(message).catch(() => undefined);
    if (answer?.kind === 'unreachable' && !isLastTry) return false;
    const isIn = answer?.kind === 'accepted';
    await (isIn ? forget(message) : giveBack(message));
    notify(isIn ? 'delivered' : 'returned', message);
    return true;
  }

  async function deliverAll() {
    const tried = new Set<string>();
    let isElsewhere = false;
    const next = async () =>
      (await read()).find(({ key, returned }) => !returned && !inHand.has(key) && !tried.has(key));
    for (let message = await next(); message; message = await next()) {
      const one = message;
      tried.add(one.key);
      const goesOn = now() >= notBefore && (await hold(one.key, false, () => settle(one)));
      if (goesOn === false) return tryLater();
      isElsewhere ||= goesOn === undefined;
    }
    // The page that is sending it may fail, and be closed.
    if (isElsewhere) tryLater();
    else failures = 0;
  }

  function deliver(): Promise<void> {
    round ??= deliverAll().finally(() => {
      round = undefined;
    });
    return round;
  }

  return {
    send,
    deliver,
    kept: async (path) => (await read()).filter((message) => message.path === path),
    discard: (path) => drop((message) => message.path === path && !inHand.has(message.key)),
  };
}

const STORE_KEY = 'outbox';

/** Safari 14.1 can leave IndexedDB unanswered until the page is loaded anew; nobody's message waits for that. */
const ANSWERS_WITHIN_MS = 3000;

/** Where messages wait in this browser; pages and workers share it. */
export const outboxStore: MessageStore = {
  read: async () => (await inTime(get<Kept[]>(STORE_KEY))) ?? [],
  change: async (edit) => inTime(update<Kept[]>(STORE_KEY, (messages = []) => edit(messages))),
};

/** Rejects where a promise takes too long. */
function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The browser does not answer')), ANSWERS_WITHIN_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
