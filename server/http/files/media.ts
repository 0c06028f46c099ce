import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { MEDIA_PATH } from '#domain/media/renditions.ts';
import type { Renditions } from '../../media/pictures/renditions.ts';
import { cacheControl } from '../hooks/caching.ts';
import { sendStatus } from '../hooks/failures.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** Serves the pictures of the content folder; only what pages offer is ever made. */
export function addMedia(app: FastifyInstance, renditions: Pick<Renditions, 'get'>): void {
  app.get<{ Params: { name: string } }>(`${MEDIA_PATH}:name`, async ({ params, url }, reply) => {
    const bytes = await renditions.get(params.name);
    if (!bytes) return sendStatus(reply, 404);
    // Feed readers and link previews show them on sites of their own.
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', cacheControl(url, ''))
      .type(CONTENT_TYPES[extname(params.name)] ?? 'application/octet-stream')
      .send(bytes);
  });
}
