import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { changeLead } from '#server/leads/desk/desk-events.ts';
import { findLeads } from '#server/leads/desk/lead-records.ts';
import { NO_OTHER_SYSTEMS } from '#server/leads/lead/enabled-targets.ts';
import { Replies } from '#server/leads/replies/replies.ts';
import { repliesVariables } from '#server/leads/replies/replies-config.ts';
import type { Storage } from '#server/platform/database/index.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { SENDER, submission } from '#tests/support/sender.ts';
import { CRM } from '#tests/support/visitors.ts';
import { type MailboxServer, startMailboxServer } from './imap-server.ts';

const MINUTE = 60_000;

oneDatabase('SQLite', (emptyDatabase) => {
  let storage: Storage;
  let server: MailboxServer;
  let leadId: string;
  let reference: string;
  let logged: string[];
  beforeEach(async () => {
    storage = await (await emptyDatabase()).open();
    server = await startMailboxServer();
    const store = new LeadStore(storage, 'kayalink.example');
    leadId = (await store.accept(submission('Ten trucks'))).id;
    reference = leadId.slice(0, 8).toUpperCase();
    logged = [];
  });
  afterEach(async () => {
    await server.close();
    await storage.close();
  });

  const watch = (url = server.url()) => {
    const mailbox = repliesVariables.REPLIES_MAILBOX.parse(url);
    if (!mailbox) throw new Error('no mailbox');
    return new Replies({
      db: storage.db,
      mailbox,
      desk: ['sales.kayalink@gmail.com'],
      siteUrl: 'https://www.kayalink.example',
      otherSystems: { targets: [CRM] },
      log: pino({ level: 'info' }, { write: (line: string) => logged.push(line) }),
    });
  };
  const reply = (changed: Record<string, string> = {}, at = new Date(Date.now() + MINUTE)) =>
    server.add(
      {
        From: 'Ngozi Eze <ngozi@kayalink.example>',
        To: `${SENDER.first_name} <${SENDER.email}>`,
        Subject: `Re: Message ${reference} from Amina`,
        'Message-ID': '<1@mail.example>',
        ...changed,
      },
      at,
    );
  const theLead = async () => {
    const [record] = await findLeads(storage.db, leadId);
    if (!record) throw new Error('no lead');
    return record;
  };
  const answered = async () => (await theLead()).events.filter(({ what }) => what === 'answered');

  test('a reply of the desk marks its enquiry once, with who and when, and other systems hear of it', async () => {
    const at = new Date(Math.floor(Date.now() / 1000) * 1000 + MINUTE);
    const subject = Buffer.from(`₦ Re: ${reference}: Lagos to Kano`).toString('base64');
    reply({ Subject: `=?utf-8?B?${subject}?=` }, at);
    const first = watch();
    await first.pass();
    await first.pass();
    // Another process, or this one after a restart, sees the same message.
    await watch().pass();
    expect((await theLead()).lead.desk_state).toBe('answered');
    expect(await answered()).toMatchObject([{ by_name: 'Ngozi Eze', at: at.toISOString() }]);
    expect((await theLead()).deliveries.filter(({ event }) => event)).toMatchObject([
      { event: 'answered', channel: CRM.channel },
    ]);
  });

  test('a mailbox is only read: nothing is marked, moved or deleted in it, and what was read is not read again', async () => {
    reply();
    const replies = watch();
    await replies.pass();
    await replies.pass();
    expect(
      server.commands.filter((command) =>
        /^(SELECT|STORE|UID (STORE|MOVE|COPY)|EXPUNGE|APPEND)/i.test(command),
      ),
    ).toEqual([]);
    expect(server.commands.filter((command) => command.startsWith('EXAMINE'))).toHaveLength(2);
    expect(server.commands.filter((command) => command.startsWith('UID FETCH'))).toHaveLength(1);
  });

  test.each([
    ['from the customer', { From: SENDER.email }],
    ['from a stranger', { From: 'Ngozi Eze <ngozi@kayalink.example.evil.com>' }],
    ['from another mailbox of the same host as the desk', { From: 'somebody@gmail.com' }],
    ['to a colleague', { To: 'tolu@kayalink.example' }],
    ['about another enquiry', { Subject: 'Re: Message 00000000' }],
    ['of an absent colleague’s machine', { 'Auto-Submitted': 'auto-replied' }],
  ])('a message %s marks nothing', async (_case, changed) => {
    reply(changed);
    await watch().pass();
    expect(await answered()).toEqual([]);
    expect((await theLead()).lead.desk_state).toBeNull();
  });

  test('the site’s own e-mail to the customer marks nothing, nor does a message from before the enquiry', async () => {
    reply({ 'Message-ID': `<${leadId}.sender-confirmation@kayalink.example>` });
    reply({}, new Date(Date.now() - 60 * MINUTE));
    await watch().pass();
    expect(await answered()).toEqual([]);
  });

  test('the desk’s own address counts wherever it is, and headers are read up to a limit', async () => {
    reply({
      From: 'sales.kayalink@gmail.com',
      To: 'x@example.com',
      Cc: SENDER.email,
      'X-Long': 'a'.repeat(200_000),
    });
    await watch().pass();
    expect(await answered()).toMatchObject([{ by_name: 'sales.kayalink@gmail.com' }]);
    expect(server.commands.find((command) => command.startsWith('UID FETCH'))).toContain(
      'BODY.PEEK[HEADER]<0.32768>',
    );
  });

  test('what the desk said since stays: an old reply marks no enquiry that was opened again, won or lost', async () => {
    const sent = new Date(Date.now() + 10);
    reply({}, sent);
    const say = (what: 'won' | 'open') => changeLead(storage, { leadId, what, by: 'Tolu' }, NO_OTHER_SYSTEMS);
    await say('won');
    await watch().pass();
    expect((await theLead()).lead.desk_state).toBe('won');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await say('open');
    await watch().pass();
    expect((await theLead()).lead.desk_state).toBeNull();
  });

  test('a wrong password and a server that is away are said once, and it goes on when they are mended', async () => {
    const wrong = watch(server.url(undefined, 'old'));
    expect(await wrong.pass()).toBeGreaterThan(0);
    await wrong.pass();
    expect(wrong.isRead()).toBe(false);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('user or password is refused');
    expect(logged.join()).not.toContain('old');

    const replies = watch();
    const port = Number(new URL(server.url()).port);
    await server.close();
    await replies.pass();
    expect(logged[1]).toContain('its port is closed');
    server = await startMailboxServer(port);
    reply();
    await replies.pass();
    expect(replies.isRead()).toBe(true);
    expect(await answered()).toHaveLength(1);
  });
});

test.each([
  [
    'imaps://desk%40kayalink.com:p%23ss@imap.example.com/Sent%20Items',
    { port: 993, secure: true, user: 'desk@kayalink.com', password: 'p#ss', folder: 'Sent Items' },
  ],
  ['imap://desk:p@127.0.0.1:1143', { port: 1143, secure: false, folder: 'INBOX' }],
])('%s names a mailbox', (url, expected) => {
  expect(repliesVariables.REPLIES_MAILBOX.parse(url)).toMatchObject(expected);
});

test.each([
  'https://imap.example.com',
  'imaps://imap.example.com/Sent',
  'imaps://user@imap.example.com',
  'imap.example.com',
])('%s is refused', (url) => {
  expect(repliesVariables.REPLIES_MAILBOX.safeParse(url).error?.issues[0]?.message).toContain(
    'write it like imaps://',
  );
});
