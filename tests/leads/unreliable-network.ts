import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * The error of a connection: `cut` in the middle of the e-mail; `deaf` after the whole e-mail, so that the mail server
 * has it and its answer gets lost; `silent` from the start; `whole` not at all.
 */
export type RowError = 'cut' | 'deaf' | 'silent' | 'whole';

const DATA = /(^|\r\n)DATA\r\n/;
const END_OF_DATA = '\r\n.\r\n';

/**
 * Starts a line to a mail server that fails as told, connection by connection; the last one stays. It ends with the test.
 * @returns the address to send to
 */
export async function startUnreliableNetwork(serverPort: number, ...errors: RowError[]): Promise<string> {
  const open = new Set<Socket>();
  const line = createServer((client) => {
    const error = (errors.length > 1 ? errors.shift() : errors[0]) ?? 'whole';
    const server = connect(serverPort, '127.0.0.1');
    for (const socket of [client, server]) {
      open.add(socket);
      // A line that is cut ends in an error on one side or the other.
      socket.on('error', () => {});
      socket.on('close', () => [client, server].map((side) => side.destroy()));
    }
    relay(client, server, error);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    line.close();
  });
  return `smtp://127.0.0.1:${(line.address() as AddressInfo).port}`;
}

function relay(client: Socket, server: Socket, error: RowError): void {
  if (error === 'silent') return;
  let said = '';
  client.on('data', (chunk) => {
    const isMail = DATA.test(said);
    said += chunk.toString('latin1');
    if (error === 'cut' && isMail) client.destroy();
    else server.write(chunk);
  });
  server.on('data', (chunk) => {
    if (error === 'deaf' && said.includes(END_OF_DATA)) client.destroy();
    else client.write(chunk);
  });
}
