import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Entries } from '../saving/entries.ts';
import type { ShownVersions } from '../saving/shown-versions.ts';
import { Refused } from '../writing/refused.ts';

const kept = z.object({ path: z.string(), raw: z.string() });

/** `POST /kept-form` answers whether a form that a browser kept can be saved: with what became of its entry where it cannot. */
export function addKeptForm(app: FastifyInstance, entries: Entries, versions: ShownVersions): void {
  app.post('/kept-form', async ({ body }, reply) => {
    try {
      const { path, raw } = kept.parse(body);
      const { version } = versions.unmark(raw, path);
      return { change: version && (await entries.changeOf(path, version)) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply.code(422).send({ error: error.message });
    }
  });
}
