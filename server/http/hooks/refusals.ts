import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Of what the parser of HTTP refuses, what is not simply malformed. */
const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Makes what answers where there is no request, or none that could be read in time; the connection ends with it.
 * @param headers of every answer
 * @param onRefusal is notified of each
 */
export function refuser(headers: Record<string, string>, onRefusal: () => void = () => {}) {
  const common = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    onRefusal();
    const status = STATUS[error.code ?? ''] ?? 400;
    const body = `${status} ${STATUS_CODES[status]}\n`;
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...common,
      'cache-control: no-store',
      'content-type: text/plain; charset=utf-8',
      `content-length: ${body.length}`,
      'connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}

/** Why a request was refused that may be part of an attack; a label of a metric and a word of the log. */
export type RefusalReason =
  /** Too many pages had to be made at once. */
  | 'busy'
  /** More connections than the process takes. */
  | 'connections'
  /** For another site. */
  | 'host'
  /** More of something than one address may send. */
  | 'limit'
  /** No HTTP, or too much of it. */
  | 'malformed'
  /** A form of another site. */
  | 'origin'
  /** More requests on one connection than were answered. */
  | 'pipelining'
  /** No request of ours: a browser tells what it barred on a page. */
  | 'policy'
  /** A link, cookie or notice that was not signed with our secret. */
  | 'signature';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused; logged and counted. */
    refusal?: RefusalReason;
  }
}
