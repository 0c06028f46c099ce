import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { MEDIA_PATH } from '#domain/media/renditions.ts';
import { SOCIAL_PATH, type SocialImageOf, socialAddress, socialPage } from '#domain/services/social.ts';
import type { Renditions } from '../../media/pictures/renditions.ts';
import type { SocialPictures } from '../../media/pictures/social-pictures.ts';
import { networkOf } from '../../platform/network/addresses.ts';
import { cacheControl } from '../hooks/caching.ts';
import type { ReadTarget } from '../hooks/canonical.ts';
import { sendStatus } from '../hooks/errors.ts';
import type { RenderBudget } from '../hooks/limits.ts';
import type { ServicesFor } from '../pages/pages.ts';

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

/** Of a picture whose photograph could not be had: it is drawn again when it is next asked for. */
const FOR_NOW = 'public, max-age=60';

interface SocialParts {
  socialImage: SocialImageOf;
  socialPictures: Pick<SocialPictures, 'picture'>;
  servicesFor: ServicesFor;
  readTarget: ReadTarget;
  /** Of pages, too. */
  budget: RenderBudget;
}

/**
 * Serves the pictures of link previews: of pages that exist, as they are now. No address makes it draw anything else, and
 * one with the hash of before leads to the present one. Pages are a few hundred; questions with a picture of their own are as many as
 * somebody likes, so these pictures wait for their turn among the renders.
 */
export function addSocialImages(app: FastifyInstance, parts: SocialParts): void {
  const { socialImage, socialPictures, servicesFor, readTarget, budget } = parts;
  app.get<{ Params: { hash: string; '*': string } }>(`${SOCIAL_PATH}/:hash/*`, async (request, reply) => {
    const path = socialPage(`/${request.params['*']}`);
    const query = /\?.*/.exec(request.url)?.[0] ?? '';
    const target = `${path ?? ''}${query}`;
    const asked = readTarget(target);
    const image = path && (await socialImage(asked.path, asked.content ?? servicesFor().content));
    if (!image) return sendStatus(reply, 404);
    const kind = image.photo ? 'jpg' : 'png';
    if (image.hash !== request.params.hash || !request.params['*'].endsWith(kind))
      return reply.redirect(socialAddress(target, image.hash, kind), 302);
    const picture = () => socialPictures.picture(image);
    const { bytes, type, isWhole } = query
      ? await budget.run(networkOf(request.ip), 'question', picture)
      : await picture();
    // Anyone who shows a link preview shows it on a site of their own.
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', isWhole ? cacheControl(request.url, '') : FOR_NOW)
      .type(type)
      .send(bytes);
  });
}
