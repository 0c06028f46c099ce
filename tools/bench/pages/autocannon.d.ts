/** The part that we use of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }

  interface Options {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    /** In seconds. */
    duration: number;
    /** Requests a second of all connections together; as many as possible without it. */
    overallRate?: number;
    requests?: Request[];
  }

  interface Result {
    requests: { average: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number };
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
