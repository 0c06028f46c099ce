/** What we use of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }

  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }

  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
  }): Promise<Result>;
}
