import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { readAbsoluteForm } from './hooks/identity.ts';
import type { RefusalReason } from './hooks/refusals.ts';

const KILOBYTE = 1024;
const SECOND = 1000;

/** The limits of a connection: times in ms, sizes in bytes. */
export interface ConnectionLimits {
  /** Of all header lines of a request together. */
  maxHeaderSize: number;
  /** Until the header lines are there, and until the whole request is; a slow client gets 408. */
  headersTimeout: number;
  requestTimeout: number;
  /** How often these two are looked at. */
  connectionsCheckingInterval: number;
  /** Between two requests of a connection. */
  keepAliveTimeout: number;
  /** Without a byte in either direction, also while an answer is read. */
  idleTimeout: number;
  /** At the same time; further ones are refused. */
  maxConnections: number;
  /** Until a connection ends, so that none is for ever. */
  maxRequestsPerSocket: number;
  /** Requests that a connection may send before they are answered; with the last one it ends. Neither browsers nor proxies send any. */
  maxPipelined: number;
}

const LIMITS: ConnectionLimits = {
  maxHeaderSize: 16 * KILOBYTE,
  headersTimeout: 15 * SECOND,
  requestTimeout: 30 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  keepAliveTimeout: 65 * SECOND,
  idleTimeout: 60 * SECOND,
  maxConnections: 4096,
  maxRequestsPerSocket: 1000,
  maxPipelined: 8,
};

/** So many times the limit is no client's mistake: its connection ends at once, and lets go of all that it has sent. */
const MOST_TIMES = 4;

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The parts that a listener is made of. */
interface Parts {
  /** Answers a request before the application sees it or gives it on later, or returns false. */
  answers: (request: IncomingMessage, response: ServerResponse, application: Answer) => boolean;
  /** Takes the rest. */
  application: Answer;
  /** Whether each answer is the last of its connection, so that the process can end. */
  isEnding: () => boolean;
  /** Those that differ from ours. */
  limits?: Partial<ConnectionLimits>;
  /** Sees every request, for the metrics. */
  observe?: Answer;
  /** Is notified of each connection that goes too far. */
  onRefusal?: (reason: RefusalReason) => void;
}

/** The server that listens. */
export function makeListener(parts: Parts): Server {
  const { answers, application, isEnding, observe, onRefusal = () => {} } = parts;
  const limits = { ...LIMITS, ...parts.limits };
  const { idleTimeout, maxConnections, maxRequestsPerSocket, maxPipelined, ...options } = limits;
  const mayAnswer = pipelineLimit(maxPipelined, () => onRefusal('pipelining'));
  // A request without `Host` is refused like others, with headers.
  const server = createServer({ ...options, requireHostHeader: false });
  const take: Answer = (request, response) => {
    if (!mayAnswer(request, response)) return;
    if (isEnding()) response.shouldKeepAlive = false;
    readAbsoluteForm(request);
    observe?.(request, response);
    if (!server.listening || !answers(request, response, application)) application(request, response);
  };
  server.on('request', take);
  // A client's expectation (RFC 9110, section 10.1.1) changes no answer of ours.
  server.on('checkExpectation', take);
  server.on('drop', () => onRefusal('connections'));
  server.setTimeout(idleTimeout);
  return Object.assign(server, { maxConnections, maxRequestsPerSocket });
}

/**
 * Makes the validate of requests that come before those of their connection are answered: it answers the last one that it may,
 * ends the connection with that, and drops the others unread, so that their sender asks them again (RFC 9112, section 9.3.2).
 */
function pipelineLimit(most: number, onLimit: () => void) {
  const unanswered = new WeakMap<Socket, number>();
  function onClose(this: ServerResponse): void {
    const { socket } = this.req;
    unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
  }
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MOST_TIMES * most) socket.destroy();
    if (count > most) return false;
    response.on('close', onClose);
    if (count < most) return true;
    response.shouldKeepAlive = false;
    onLimit();
    return true;
  };
}
