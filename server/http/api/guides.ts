import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Content } from '#domain/content.ts';
import { guidePath } from '#domain/guides.ts';
import { judgeLink } from '../../guides/guide-links.ts';
import type { Sign } from '../../storage/signer.ts';
import { sendProblem } from '../problem.ts';

/** What the downloads of guides are made of. */
export interface GuideParts {
  content: Pick<Content, 'guide'>;
  sign: Sign;
  /** Absolute path of `dist/guides`. */
  guidesDirectory: string;
}

/** A viewer of PDFs needs more than the policy of data allows. */
const POLICY = "frame-ancestors 'none'";

/**
 * `GET /api/guides/:token/:slug.pdf` gives the PDF of a guide to whoever has a link that we signed. A link that is too old
 * leads to the page of the guide, where there is a fresh one.
 */
export async function addGuides(app: FastifyInstance, { content, sign, guidesDirectory }: GuideParts) {
  await app.register(fastifyStatic, { root: guidesDirectory, serve: false, cacheControl: false });
  app.get<{ Params: { token: string; slug: string } }>(
    '/api/guides/:token/:slug.pdf',
    async ({ params: { token, slug } }, reply) => {
      const state = judgeLink(sign, slug, token, Date.now());
      if (state === 'forged') return sendProblem(reply, 404);
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      const pdf = content.guide(slug)?.pdf;
      if (state === 'expired' || !pdf) return reply.redirect(guidePath(slug), 303);
      if ('url' in pdf) return reply.header('referrer-policy', 'no-referrer').redirect(pdf.url, 302);
      return reply
        .header('content-security-policy', POLICY)
        .header('content-disposition', `inline; filename="${slug}.pdf"`)
        .sendFile(pdf.file);
    },
  );
}
