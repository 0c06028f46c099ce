import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OfflineConfig } from '../../config/offline.ts';
import { addWorker, readWorker } from './worker.ts';

/** Made by the build (tools/astro/offline/service-worker.ts). */
const WORKERS = resolve(import.meta.dirname, '../../../dist/worker');

/** Serves the service worker, or the one that ends it, and has pages bring it. */
export function openOffline({ config: { offline } }: { config: OfflineConfig }) {
  const code = readWorker(WORKERS, offline);
  return {
    addRoutes: async (app: FastifyInstance) => {
      if (code) await addWorker(app, code);
    },
    services: offline ? { offline } : {},
  };
}
