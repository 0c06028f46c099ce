import type { SocialImage } from '#domain/services/social.ts';
import { type Card, cardHash } from './card.ts';

/** The picture that shows a card; what draws it loads with the first one, so that pages never wait for it. */
export const imageOf = (card: Card): SocialImage => ({
  hash: cardHash(card),
  ...(card.photo && { photo: card.photo }),
  draw: async (photo) =>
    photo
      ? (await import('./draw-card.tsx')).drawPhotoCard(card, photo)
      : (await import('./draw-card.tsx')).drawCard(card),
});
