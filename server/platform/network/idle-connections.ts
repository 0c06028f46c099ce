import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 100;

/**
 * Ends connections that would stay open for the next request while the server closes. It ends those that are idle when it begins to; one whose
 * request is under way then would keep the process for another minute after its answer.
 */
export function endIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    app.server.once('close', () => clearInterval(sweep));
  });
}
