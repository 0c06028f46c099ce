import { randomInt, randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { allLeads, type LeadRecord } from '#server/leads/desk/lead-records.ts';
import { TO_DESK_AT_A_TIME } from '#server/leads/mail/email.ts';
import type { Storage } from '#server/platform/database/index.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { type ServerProcess, startServer } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How often the server is killed; once in CI, more often at night, many times in `npm run test:soak`. */
    crashRounds: number;
  }
}

const ROUNDS = inject('crashRounds');
const VISITORS = 16;
/** The server is killed after a number of answers up to this, and at a random moment up to this many milliseconds later. */
const ANSWERS_MAX = 30;
const DELAY_MAX_MS = 25;
/** E-mails under way at a time: those to the desk, and one to a sender. */
const UNDER_WAY = TO_DESK_AT_A_TIME + 1;
const ROUND_LIMIT_MS = 30_000;
const DELIVERY_LIMIT_MS = 120_000;

/** A message that a browser sends, again and again under its key until it is answered. */
interface Message {
  key: string;
  text: string;
  /** The id that the answer gave. */
  acknowledged?: string;
}

const newMessage = (): Message => ({ key: randomUUID(), text: `Load ${randomUUID()}` });

async function post(address: string, message: Message): Promise<void> {
  const response = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': message.key },
    body: JSON.stringify({
      ...SENDER,
      message: message.text,
    }),
  });
  expect(response.status).toBe(201);
  message.acknowledged = (await response.json()).data.id;
}

/** Has many visitors write until the server is killed. @returns all that they wrote; those it did not answer are first sent again */
async function writeUntilKilled(server: ServerProcess, unanswered: Message[]): Promise<Message[]> {
  const address = await server.address;
  const written: Message[] = [];
  const waiting = [...unanswered];
  const enough = randomInt(1, ANSWERS_MAX);
  let answers = 0;
  let killed = false;
  const visitor = async () => {
    while (!killed) {
      const message = waiting.pop() ?? newMessage();
      written.push(message);
      try {
        await post(address, message);
      } catch (error) {
        if (killed) return;
        throw error;
      }
      answers += 1;
      if (answers !== enough) continue;
      await new Promise((resolve) => setTimeout(resolve, randomInt(DELAY_MAX_MS)));
      killed = true;
      server.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  await server.ended;
  return [...written, ...waiting];
}

async function allRecords({ db }: Storage): Promise<LeadRecord[]> {
  const records: LeadRecord[] = [];
  for await (const page of allLeads(db)) records.push(...page);
  return records;
}

/** Makes deliveries due that killed processes held, as 15 seconds do. */
const endLeases = ({ db }: Storage) =>
  db
    .updateTable('outbox')
    .set({ leased_until: new Date().toISOString() })
    .where('state', '=', 'leased')
    .execute();

function expectEachDelivered({ received }: MailServer, records: LeadRecord[]): void {
  const ids = new Set(received.map(({ messageId }) => messageId));
  const pending = records.flatMap(({ deliveries }) => deliveries.map(({ message_id }) => message_id));
  expect([...ids].sort()).toEqual(pending.sort());
  // A kill between the mail server's answer and our note of it sends an e-mail again: of each kill, at most all that were under way.
  expect(received.length - ids.size).toBeLessThanOrEqual(UNDER_WAY * ROUNDS);
}

oneDatabase('SQLite', (emptyDatabase) => {
  test(
    `every lead that was answered exists once and is delivered, though the server is killed ${ROUNDS} times`,
    async () => {
      const mailServer = await startMailServer();
      const database = await emptyDatabase();
      const environment = { ...database.environment, SMTP_URL: mailServer.url, ...NO_LIMITS };
      const messages = new Map<string, Message>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const unanswered = [...messages.values()].filter(({ acknowledged }) => acknowledged === undefined);
        for (const message of await writeUntilKilled(startServer(environment), unanswered))
          messages.set(message.key, message);
      }

      const storage = await database.open();
      await endLeases(storage);
      const restarted = startServer(environment);
      const address = await restarted.address;
      expect(restarted.printed()).toContain('deliveries go to ');
      for (const message of messages.values()) {
        const before = message.acknowledged;
        await post(address, message);
        if (before !== undefined) expect(message.acknowledged).toBe(before);
      }
      await expect
        .poll(
          async () =>
            (await allRecords(storage)).flatMap(({ deliveries }) =>
              deliveries.filter(({ state }) => state !== 'sent'),
            ).length,
          {
            timeout: DELIVERY_LIMIT_MS,
          },
        )
        .toBe(0);
      const records = await allRecords(storage);
      const stored = records.map(({ lead }) => ({ id: lead.id, text: lead.message }));
      const sent = [...messages.values()].map(({ acknowledged, text }) => ({ id: acknowledged, text }));
      const byText = (a: { text: string | null }, b: { text: string | null }) =>
        String(a.text).localeCompare(String(b.text));
      expect(stored.sort(byText)).toEqual(sent.sort(byText));
      expectEachDelivered(mailServer, records);
      await storage.close();
      await mailServer.close();
    },
    ROUNDS * ROUND_LIMIT_MS + DELIVERY_LIMIT_MS,
  );
});
