import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { kindOfFile } from '#domain/entries/entry-kinds.ts';
import type { Entries } from '../saving/entries.ts';
import type { Repository } from '../saving/repository.ts';
import { Refused } from '../writing/refused.ts';

/** Makes the link by which somebody without an editor sees the entry of a file as the site has it; `until` is when it ends. */
export type LinkTo = (file: string) => Promise<{ link: string; until: string }>;

const asked = z.strictObject({ path: z.string() });

/**
 * `GET /draft-link?path=…` answers with the link to the saved draft of an entry.
 * @param linkTo absent where nothing here can sign a link of the site
 */
export function addDraftLink(
  app: FastifyInstance,
  { contentFolder }: Repository,
  entries: Entries,
  linkTo: LinkTo | undefined,
): void {
  app.get('/draft-link', async ({ query }, reply) => {
    try {
      if (!linkTo)
        throw new Refused(
          'Links to drafts are not set up here. Ask whoever looks after the site to do it: DRAFT_LINK_SECRET and SITE_URL (docs/operations.md, “Content”).',
        );
      const { path } = asked.parse(query);
      if (path === '')
        throw new Refused('The link shows what is saved: switch Draft on and save, then copy the link.');
      const { file } = await entries.read(path);
      const own = file.path.slice(contentFolder === '' ? 0 : contentFolder.length + 1);
      if (!kindOfFile(own)) throw new Refused(`${basename(own)} is part of other pages and has no draft.`);
      const made = await linkTo(own);
      await requireSite(made.link);
      return made;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply.code(422).send({ error: error.message });
    }
  });
}

/** How long the site may take to answer, in ms. */
const ANSWER_MS = 5000;

/** @throws Refused where the link would lead to another port of this machine than the site's: this process knows it by `.env` alone */
async function requireSite(link: string): Promise<void> {
  const { origin, hostname } = new URL(link);
  if (!['localhost', '127.0.0.1'].includes(hostname)) return;
  const answer = await fetch(new URL('/healthz', origin), { signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    () => undefined,
  );
  if (!answer?.ok)
    throw new Refused(
      `The link would lead to ${origin}, where the site does not answer. Ask whoever looks after the site to start it there, or to set its address for the editor (docs/operations.md, “Content”).`,
    );
}
