import { once } from 'node:events';
import { createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { mailSaidPlainly } from './connections.ts';

/** A server that answers as one that takes no password of ours. */
async function refusing() {
  const server = createServer((socket) => {
    socket.write('220 mail\r\n');
    socket.on('data', (data) => {
      const line = String(data);
      socket.write(line.startsWith('EHLO') ? '250-mail\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 no\r\n');
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' ? (address?.port ?? 0) : 0 };
}

const saidOf = (options: object) =>
  createTransport({ host: '127.0.0.1', connectionTimeout: 2000, ...options })
    .verify()
    .then(
      () => 'fine',
      (error: Error) => mailSaidPlainly(error).message,
    );

test('user or password, host and port are told apart, each in words', async () => {
  const { server, port } = await refusing();
  const login = { auth: { user: 'desk', pass: 'wrong' }, ignoreTLS: true };
  expect(await saidOf({ port, ...login })).toContain('refuses user or password');
  const closed = new Promise((resolve) => server.close(resolve));
  expect(await saidOf({ port, tls: {}, secure: true })).not.toContain('refuses user');
  await closed;
  expect(await saidOf({ port })).toContain('its port is closed');
  expect(await saidOf({ host: 'mail.kayalink.invalid', port: 587 })).toContain('is not known');
});

test.each([
  ['self-signed certificate', 'certificate'],
  ["Hostname/IP does not match certificate's altnames", 'certificate'],
  ['Connection timeout', 'firewall'],
])('%s: says %s', (message, says) => {
  expect(mailSaidPlainly(Object.assign(new Error(message), { code: 'ESOCKET' })).message).toContain(says);
});

test('an error of another kind is reported as it is', () => {
  const error = new Error('552 too large');
  expect(mailSaidPlainly(error)).toBe(error);
});
