import type { FastifyInstance } from 'fastify';

/** Where the site shows its key, so that search engines know that the site itself told them. */
export const keyPath = (key: string): string => `/${key}.txt`;

export function addKeyFile(app: FastifyInstance, key: string): void {
  app.get(keyPath(key), (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(key),
  );
}
