import { expect, test } from 'vitest';
import { createOutbox, type Hold, KEEP_MS, type Kept, RETRY_DELAYS_MS } from './outbox.ts';
import type { Answer, Message } from './post.ts';

const ACCEPTED: Answer = { kind: 'accepted' };
const UNREACHABLE: Answer = { kind: 'unreachable' };
const INVALID: Answer = { kind: 'invalid', errors: { email: 'Please enter a valid email address' } };

const message = (key: string, writtenAt = 0): Message => ({ key, path: '/api/contact', body: {}, writtenAt });

/** An outbox with a store in memory, a line that answers as notified, and pauses that end by hand. */
function open(line: (message: Message) => Answer | Promise<Answer>, waiting: Kept[] = [], hold?: Hold) {
  const world = {
    store: waiting,
    posted: [] as string[],
    notified: [] as string[],
    pauses: [] as { delayMs: number; run: () => void }[],
    now: 0,
  };
  const outbox = createOutbox({
    store: {
      read: async () => world.store,
      change: async (edit) => {
        world.store = edit(world.store);
      },
    },
    post: async (message) => {
      world.posted.push(message.key);
      return line(message);
    },
    now: () => world.now,
    after: (delayMs, run) => world.pauses.push({ delayMs, run }),
    notify: (result, { key }) => world.notified.push(`${result} ${key}`),
    ...(hold && { hold }),
  });
  return { outbox, world };
}

test('a message is on the store before it is posted, and off it once accepted', async () => {
  let keptMeanwhile = 0;
  const { outbox, world } = open(() => {
    keptMeanwhile = world.store.length;
    return ACCEPTED;
  });
  expect(await outbox.send(message('a'))).toEqual({ ...ACCEPTED, kept: false });
  expect(keptMeanwhile).toBe(1);
  expect(world.store).toEqual([]);
});

test('a message with errors goes back to the form and is not kept', async () => {
  const { outbox, world } = open(() => INVALID);
  expect(await outbox.send(message('a'))).toEqual({ ...INVALID, kept: false });
  expect(world.store).toEqual([]);
});

test('a message that does not get through waits, is tried again under its key, and its delivery is reported', async () => {
  let online = false;
  const { outbox, world } = open(() => (online ? ACCEPTED : UNREACHABLE));
  expect(await outbox.send(message('a'))).toEqual({ ...UNREACHABLE, kept: true });
  online = true;
  await outbox.deliver();
  expect(world.posted).toEqual(['a', 'a']);
  expect(world.notified).toEqual(['delivered a']);
  expect(world.store).toEqual([]);
});

test('messages are delivered in order, and the first that fails holds the rest', async () => {
  const { outbox, world } = open(
    ({ key }) => (key === 'b' ? UNREACHABLE : ACCEPTED),
    ['a', 'b', 'c'].map((key) => message(key)),
  );
  await outbox.deliver();
  expect(world.posted).toEqual(['a', 'b']);
  expect(world.store.map(({ key }) => key)).toEqual(['b', 'c']);
});

test('pauses grow, the last one repeats, and only one is under way', async () => {
  const { outbox, world } = open(() => UNREACHABLE, [message('a')]);
  const delays: number[] = [];
  await outbox.deliver();
  await outbox.deliver();
  while (delays.length <= RETRY_DELAYS_MS.length) {
    await expect.poll(() => world.pauses).toHaveLength(1);
    const [pause] = world.pauses.splice(0);
    delays.push(pause?.delayMs ?? 0);
    pause?.run();
  }
  expect(delays).toEqual([...RETRY_DELAYS_MS, RETRY_DELAYS_MS.at(-1)]);
});

test('two calls at once make one round', async () => {
  const { outbox, world } = open(() => ACCEPTED, [message('a')]);
  await Promise.all([outbox.deliver(), outbox.deliver()]);
  expect(world.posted).toEqual(['a']);
});

const WITHOUT_LOCKS: Hold = (_key, _wait, work) => work();

test.each([
  ['with', undefined],
  ['without', WITHOUT_LOCKS],
])('a message that is being sent is not sent a second time, %s locks', async (_, hold) => {
  let answer = (_: Answer) => {};
  const { outbox, world } = open(() => new Promise<Answer>((resolve) => (answer = resolve)), [], hold);
  const sent = outbox.send(message('a'));
  await expect.poll(() => world.posted).toEqual(['a']);
  await outbox.deliver();
  answer(ACCEPTED);
  await sent;
  expect(world.posted).toEqual(['a']);
});

test('after 7 days a message is tried once more, and given back where that fails', async () => {
  const { outbox, world } = open(
    ({ key }) => (key === 'lost' ? UNREACHABLE : ACCEPTED),
    [message('lost', 0), message('late', 0), message('young', KEEP_MS)],
  );
  world.now = KEEP_MS + 1;
  await outbox.deliver();
  expect(world.posted).toEqual(['lost', 'late', 'young']);
  expect(world.notified).toEqual(['returned lost', 'delivered late', 'delivered young']);
  expect(world.store).toEqual([{ ...message('lost', 0), returned: true }]);
});

test('what was given back stays, is not tried by itself, and goes out when the visitor sends it again', async () => {
  const { outbox, world } = open(() => ACCEPTED, [{ ...message('a'), returned: true }]);
  await outbox.deliver();
  expect(world.posted).toEqual([]);
  expect(await outbox.kept('/api/contact')).toHaveLength(1);
  await outbox.send(message('a', 5));
  expect(world.posted).toEqual(['a']);
  expect(world.store).toEqual([]);
});

test('a message that the server refuses later is given back too', async () => {
  const { outbox, world } = open(() => INVALID, [message('a')]);
  await outbox.deliver();
  expect(world.notified).toEqual(['returned a']);
  expect(world.store).toHaveLength(1);
});

test('a browser that cannot send at all is no slow connection: the form hears of it, and nothing is kept', async () => {
  const { outbox, world } = open(() => Promise.reject(new TypeError('fetch is not a function')));
  await expect(outbox.send(message('a'))).rejects.toThrow(TypeError);
  expect(world.store).toEqual([]);
  expect(world.pauses).toEqual([]);
});

test('a message that another page has in hand is left to it, and looked after later', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const one = open(() => new Promise<Answer>((resolve) => answers.push(resolve)));
  const sent = one.outbox.send(message('a'));
  await expect.poll(() => one.world.posted).toEqual(['a']);
  const other = open(() => ACCEPTED, [message('a')]);
  await other.outbox.deliver();
  expect(other.world.posted).toEqual([]);
  expect(other.world.pauses).toHaveLength(1);
  answers[0]?.(ACCEPTED);
  await sent;
  other.world.pauses[0]?.run();
  await expect.poll(() => other.world.posted).toEqual(['a']);
});

test('a browser that refuses to store still sends, and says that nothing is kept', async () => {
  const outbox = createOutbox({
    store: {
      read: () => Promise.reject(new Error('denied')),
      change: () => Promise.reject(new Error('denied')),
    },
    post: async () => UNREACHABLE,
    now: () => 0,
    after: () => expect.unreachable('nothing to try again'),
    notify: () => expect.unreachable('nothing to notify of'),
  });
  expect(await outbox.send(message('a'))).toEqual({ ...UNREACHABLE, kept: false });
  await outbox.deliver();
});

test('a server that asks for patience gets it, though nothing is lost meanwhile', async () => {
  let answer: Answer = { kind: 'unreachable', status: 429, retryAfterMs: 60_000 };
  const { outbox, world } = open(() => answer);
  await outbox.send(message('a'));
  expect(world.pauses.map(({ delayMs }) => delayMs)).toEqual([60_000]);
  await outbox.deliver();
  expect(world.posted).toEqual(['a']);
  world.now = 60_000;
  answer = ACCEPTED;
  world.pauses[0]?.run();
  await expect.poll(() => world.notified).toEqual(['delivered a']);
});

test('the same form sent again waits once, with its last words', async () => {
  const { outbox, world } = open(() => UNREACHABLE);
  await outbox.send(message('a'));
  await outbox.send({ ...message('a'), body: { message: 'And five to Jos' } });
  expect(world.store.map(({ body }) => body)).toEqual([{ message: 'And five to Jos' }]);
});

test('a visitor can throw away what waits, for one form alone', async () => {
  const { outbox, world } = open(
    () => ACCEPTED,
    [message('a'), { ...message('b'), path: '/api/marketing-lead' }],
  );
  expect(await outbox.kept('/api/contact')).toHaveLength(1);
  await outbox.discard('/api/contact');
  expect(await outbox.kept('/api/contact')).toEqual([]);
  await outbox.deliver();
  expect(world.posted).toEqual(['b']);
});
