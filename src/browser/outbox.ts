import type { Answer, Message } from './post.ts';

/** A message that could not be delivered is given up after this time, and the visitor is told. */
export const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Pauses between attempts while the page stays open; the last one repeats. */
export const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 600_000] as const;

/** What became of a message that had waited. */
export type Fate = 'delivered' | 'dropped';

/** Where messages wait, oldest first. Both functions reject when the browser refuses to store anything. */
export interface Shelf {
  read(): Promise<Message[]>;
  change(edit: (messages: Message[]) => Message[]): Promise<void>;
}

interface Parts {
  shelf: Shelf;
  post(message: Message): Promise<Answer>;
  now(): number;
  /** Runs the next round of deliveries after a pause. */
  after(delayMs: number, run: () => void): void;
  tell(fate: Fate, message: Message): void;
}

export interface Outbox {
  /**
   * Keeps a message, then sends it, so that not even a closed tab loses it. One under the same key is replaced.
   * @returns the answer, and whether the message is now kept for another attempt
   */
  send(message: Message): Promise<Answer & { kept: boolean }>;
  /** Sends what waits, in order, and stops at the first message that does not get through. Never rejects. */
  deliver(): Promise<void>;
  /** Whether a message to this path waits. Never rejects. */
  waits(path: string): Promise<boolean>;
  /** Throws away what waits for this path, except what is being sent just now. Never rejects. */
  discard(path: string): Promise<void>;
}

/** The browser's own outbox for forms: nothing that a visitor wrote is lost to a bad line. */
export function createOutbox({ shelf, post, now, after, tell }: Parts): Outbox {
  const inHand = new Set<string>();
  let failures = 0;
  let scheduled = false;
  /** Until when the server asked to be left alone. */
  let notBefore = 0;
  let round: Promise<void> | undefined;

  const keep = (message: Message) =>
    shelf
      .change((messages) => [...messages.filter(({ key }) => key !== message.key), message])
      .then(
        () => true,
        () => false,
      );

  const drop = (unwanted: (message: Message) => boolean) =>
    shelf.change((messages) => messages.filter((message) => !unwanted(message))).catch(() => {});

  const forget = ({ key }: Message) => drop((message) => message.key === key);

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

  async function send(message: Message) {
    inHand.add(message.key);
    const kept = await keep(message);
    const answer = await attempt(message);
    if (answer.kind !== 'unreachable') await forget(message);
    else if (kept) tryLater();
    inHand.delete(message.key);
    return { ...answer, kept: kept && answer.kind === 'unreachable' };
  }

  /** @returns whether the message is off the shelf */
  async function settle(message: Message): Promise<boolean> {
    const expired = now() - message.writtenAt > KEEP_MS;
    const answer = expired ? undefined : await attempt(message);
    if (answer?.kind === 'unreachable') return false;
    await forget(message);
    tell(answer?.kind === 'accepted' ? 'delivered' : 'dropped', message);
    return true;
  }

  const read = () => shelf.read().catch((): Message[] => []);

  async function deliverAll() {
    const tried = new Set<string>();
    const next = async () => (await read()).find(({ key }) => !inHand.has(key) && !tried.has(key));
    for (let message = await next(); message; message = await next()) {
      tried.add(message.key);
      if (now() < notBefore || !(await settle(message))) return tryLater();
    }
    failures = 0;
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
    waits: async (path) => (await read()).some((message) => message.path === path),
    discard: (path) => drop((message) => message.path === path && !inHand.has(message.key)),
  };
}
