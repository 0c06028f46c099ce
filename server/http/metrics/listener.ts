import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * Offers the metrics at `/metrics` on a port of their own, which no visitor reaches.
 * @throws the error of a port that cannot be had, with the name of its variable
 */
export async function serveMetrics(metrics: Metrics, at: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(at.port, at.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw error instanceof Error ? Object.assign(error, { variable: 'METRICS_PORT' }) : error;
  });
  return server;
}
