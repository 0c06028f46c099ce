import type { SocialImageOf } from '#domain/services/social.ts';
import { cardHash, cardOf } from './card.ts';

/** The picture of a page's link preview; what draws it loads with the first one, so that pages never wait for it. */
export const socialImage: SocialImageOf = async (path, content) => {
  const card = cardOf(path, content);
  if (!card) return undefined;
  return {
    hash: cardHash(card),
    ...(card.photo && { photo: card.photo }),
    draw: async (photo) =>
      photo
        ? (await import('./draw-card.tsx')).drawPhotoCard(card, photo)
        : (await import('./draw-card.tsx')).drawCard(card),
  };
};
