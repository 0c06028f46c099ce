import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

const KILOBYTE = 1024;
const SECOND = 1000;

/** What a connection may cost: times in ms, sizes in bytes. */
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
}

const LIMITS: ConnectionLimits = {
  maxHeaderSize: 16 * KILOBYTE,
  headersTimeout: 15 * SECOND,
  requestTimeout: 30 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  keepAliveTimeout: 65 * SECOND,
  idleTimeout: 60 * SECOND,
};

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What a listener is made of. */
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
}

/** The server that listens. */
export function makeListener({ answers, application, isEnding, limits = {}, observe }: Parts): Server {
  const { idleTimeout, ...options } = { ...LIMITS, ...limits };
  const server = createServer(options, (request, response) => {
    if (isEnding()) response.shouldKeepAlive = false;
    observe?.(request, response);
    if (!server.listening || !answers(request, response, application)) application(request, response);
  });
  // What a client expects beforehand (RFC 9110, section 10.1.1) changes no answer of ours.
  server.on('checkExpectation', application);
  server.setTimeout(idleTimeout);
  return server;
}
