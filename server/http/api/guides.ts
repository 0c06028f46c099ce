import { basename, dirname, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import {
  GUIDE_FILES,
  type GuideFile,
  guideFileName,
  guideFilePath,
  guidePath,
} from '#domain/entries/guides.ts';
import type { Content } from '#domain/services/content.ts';
import { validateLink } from '../../media/guides/guide-store.ts';
import type { Keys } from '../../platform/database/keys.ts';
import { sendProblem } from '../hooks/errors.ts';

/** A browser shows a PDF itself, and hands a workbook to what opens it. */
const SHOWN = { pdf: 'inline', xlsx: 'attachment' } as const;

/** The parts that the downloads of guides are made of. */
export interface GuideParts {
  content: Pick<Content, 'article'>;
  keys: Keys;
  /** Absolute path of a file of a guide, if it is made. */
  guideFile: (slug: string, kind: GuideFile) => string | undefined;
}

/** A viewer of PDFs needs more than the policy of data allows. */
const POLICY = "frame-ancestors 'none'";

/**
 * `GET /api/guides/:token/:slug.pdf` gives the PDF of a guide to anyone who has a link that we signed, and `….xlsx` its workbook. A
 * link that is too old leads to the page of the guide, where there is a fresh one.
 */
export async function addGuides(app: FastifyInstance, { content, keys, guideFile }: GuideParts) {
  await app.register(fastifyStatic, { root: resolve('.'), serve: false, cacheControl: false });
  for (const kind of GUIDE_FILES) {
    app.get<{ Params: { token: string; slug: string } }>(
      guideFilePath(':token', ':slug', kind),
      (request, reply) => {
        const { token, slug } = request.params;
        const state = validateLink(keys, slug, token, Date.now());
        if (state === 'forged') {
          request.refusal = 'signature';
          return sendProblem(reply, 404);
        }
        reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
        const pdf = content.article('guide', slug)?.pdf;
        if (state === 'expired' || !pdf || (kind === 'xlsx' && 'url' in pdf))
          return reply.redirect(guidePath(slug), 303);
        if ('url' in pdf) return reply.header('referrer-policy', 'no-referrer').redirect(pdf.url, 302);
        const file = guideFile(slug, kind);
        if (file === undefined) return reply.redirect(guidePath(slug), 303);
        return reply
          .header('content-security-policy', POLICY)
          .header('content-disposition', `${SHOWN[kind]}; filename="${guideFileName(slug, kind)}"`)
          .sendFile(basename(file), dirname(file));
      },
    );
  }
}
