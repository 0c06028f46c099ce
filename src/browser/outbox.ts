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
   * Keeps a message, then sends it, so that not even a closed tab loses it.
   * @returns the answer, and whether the message is now kept for another attempt
   */
  send(message: Message): Promise<Answer & { kept: boolean }>;
  /** Sends what waits, in order, and stops at the first message that does not get through. Never rejects. */
  deliver(): Promise<void>;
}

/** The browser's own outbox for forms: nothing that a visitor wrote is lost to a bad line. */
export function createOutbox({ shelf, post, now, after, tell }: Parts): Outbox {
  const inHand = new Set<string>();
  let failures = 0;
  let scheduled = false;
  let round: Promise<void> | undefined;

  const keep = (message: Message) =>
    shelf
      .change((messages) => [...messages, message])
      .then(
        () => true,
        () => false,
      );

  const forget = ({ key }: Message) =>
    shelf.change((messages) => messages.filter((message) => message.key !== key)).catch(() => {});

  const tryLater = () => {
    if (scheduled) return;
    scheduled = true;
    after(RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] as number, () => {
      scheduled = false;
      void deliver();
    });
    failures += 1;
  };

  async function send(message: Message) {
    inHand.add(message.key);
    const kept = await keep(message);
    const answer = await post(message);
    if (answer.kind !== 'unreachable') await forget(message);
    else if (kept) tryLater();
    inHand.delete(message.key);
    return { ...answer, kept: kept && answer.kind === 'unreachable' };
  }

  /** @returns whether the message is off the shelf */
  async function settle(message: Message): Promise<boolean> {
    const expired = now() - message.writtenAt > KEEP_MS;
    const answer = expired ? undefined : await post(message);
    if (answer?.kind === 'unreachable') return false;
    await forget(message);
    tell(answer?.kind === 'accepted' ? 'delivered' : 'dropped', message);
    return true;
  }

  async function deliverAll() {
    const messages = await shelf.read().catch(() => []);
    for (const message of messages) {
      if (inHand.has(message.key)) continue;
      if (!(await settle(message))) return tryLater();
    }
    failures = 0;
  }

  function deliver(): Promise<void> {
    round ??= deliverAll().finally(() => {
      round = undefined;
    });
    return round;
  }

  return { send, deliver };
}
