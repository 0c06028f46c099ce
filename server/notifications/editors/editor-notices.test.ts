import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../tests/leads/mail-server.ts';
import { WORDS } from '../../../tests/support/http/api-app.ts';
import { GoodFiles } from '../../content/folder/last-valid-files.ts';
import type { FileError } from '../../content/formats/errors.ts';
import { makeLog } from '../../platform/log.ts';
import { type Notice, type Transport, transportsTo, webhookTransport } from '../transports.ts';
import { EditorNotices } from './editor-notices.ts';

const FAILED: FileError = {
  file: 'blog/ports.md',
  problems: ['content/blog/ports.md: line 2: put the whole text into quotes'],
  shows: 'last good version',
};

/** Content whose errors a test sets, and a channel that keeps what it is given, or refuses it so many times. */
function trial({ good = GoodFiles.inMemory(), refusals = 0, transports = [] as Transport[] } = {}) {
  let errors: FileError[] = [];
  const listeners = new Set<() => void>();
  const sent: Notice[] = [];
  let left = refusals;
  const keeping: Transport = {
    kind: 'webhook',
    destination: 'a test',
    send: async (notice) => {
      left -= 1;
      if (left >= 0) throw new Error('not now');
      sent.push(notice);
    },
  };
  const content = {
    errors: () => errors,
    onRead: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const open = () => {
    const notices = new EditorNotices({
      content,
      good,
      transports: [keeping, ...transports],
      siteUrl: 'https://example.com',
      log: makeLog('silent'),
      graceMs: 1,
      wait: () => 1,
    });
    onTestFinished(() => notices.stop());
    return notices;
  };
  const become = (next: FileError[]) => {
    errors = next;
    for (const listener of listeners) listener();
  };
  return { open, become, sent };
}

const count = (sent: unknown[]) => expect.poll(() => sent.length);

test('an error is reported with its file and line, once; mended, that is reported too', async () => {
  const { open, become, sent } = trial();
  open();
  become([FAILED]);
  await count(sent).toBe(1);
  expect(sent[0]?.subject).toBe('Content has an error: blog/ports.md');
  expect(sent[0]?.text).toContain('content/blog/ports.md: line 2: put the whole text into quotes');
  expect(sent[0]?.text).toContain('The site shows the last good version of these');
  become([FAILED]);
  become([]);
  await count(sent).toBe(2);
  expect(sent[1]?.subject).toBe('The content is in order again');
});

test('a restart tells nothing again, and what was not reported before it', async () => {
  const good = GoodFiles.inMemory();
  const first = trial({ good });
  first.become([FAILED]);
  const notices = first.open();
  await count(first.sent).toBe(1);
  await notices.stop();
  const second = trial({ good });
  second.become([FAILED]);
  second.open();
  second.become([{ ...FAILED, file: 'blog/other.md' }]);
  await count(second.sent).toBe(1);
  expect(second.sent[0]?.subject).toContain('blog/other.md');
});

test('anyone who does not take it is asked again until he does', async () => {
  const { open, become, sent } = trial({ refusals: 3 });
  open();
  become([FAILED]);
  await count(sent).toBe(1);
});

test('a chat gets one text, as its incoming webhooks take it', async () => {
  const bodies: unknown[] = [];
  const chat = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(JSON.parse(body));
    response.end('ok');
  });
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void chat.close());
  const { port } = chat.address() as AddressInfo;
  const { open, become } = trial({ transports: [webhookTransport(`http://127.0.0.1:${port}/hook`)] });
  open();
  become([FAILED]);
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]).toEqual({ text: expect.stringContaining('content/blog/ports.md: line 2') });
});

test('an e-mail goes from the site to the editors, or to the sales team where no editor is named', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const config = { dataDirectory: '', smtpUrl: server.url, salesEmail: ['sales@example.com'] };
  const to = (...emails: string[]) => transportsTo({ emails, chats: [] }, WORDS, config);
  const { open, become } = trial({ transports: [...to('editors@example.com'), ...to()] });
  open();
  become([FAILED]);
  await count(server.received).toBe(2);
  expect(server.received.flatMap(({ envelope }) => envelope.to).toSorted()).toEqual([
    'editors@example.com',
    'sales@example.com',
  ]);
  for (const mail of server.received) {
    expect(mail).toMatchObject({
      subject: 'Content has an error: blog/ports.md',
      text: expect.stringContaining('line 2'),
      envelope: { from: WORDS.site().email.value },
    });
  }
});
