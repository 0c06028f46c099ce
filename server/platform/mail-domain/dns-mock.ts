import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { TxtResolver } from './examine-domain.ts';

/** Parts of a message of the DNS (RFC 1035, section 4.1). */
const HEADER_BYTES = 12;
const TXT = 16;
const INTERNET = 1;
const RESPONSE = 0x8180;
const NO_SUCH_NAME = 3;
const POINTER_TO_QUESTION = 0xc00c;

/** A name server on loopback, until the test ends: TXT records by name; what is not listed does not exist. */
export async function startDns(records: Record<string, string[]>): Promise<TxtResolver> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answer(query, records), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => {
    socket.close();
  });
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return resolver;
}

function answer(query: Buffer, records: Record<string, string[]>): Buffer {
  const { name, end } = nameIn(query);
  const known = records[name.toLowerCase()];
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(query.readUInt16BE(0), 0);
  head.writeUInt16BE(RESPONSE | (known ? 0 : NO_SUCH_NAME), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(known?.length ?? 0, 6);
  const question = query.subarray(HEADER_BYTES, end + 4);
  return Buffer.concat([head, question, ...(known ?? []).map(record)]);
}

function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

/** A TXT record, in pieces as long as they may be. */
function record(text: string): Buffer {
  const pieces = text.match(/.{1,255}/g) ?? [''];
  const data = Buffer.concat(
    pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece, 'latin1')])),
  );
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(POINTER_TO_QUESTION, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(INTERNET, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
