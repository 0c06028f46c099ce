import { createHash } from 'node:crypto';
import type { Photo } from '#domain/media/picture.ts';
import { hasRenditions } from '#domain/media/renditions.ts';
import { PAGE_RECORDS } from '#domain/pages/page-records.ts';
import type { Content } from '#domain/services/content.ts';
import { socialAddress } from '#domain/services/social.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { localPath } from '#domain/shared/locale.ts';
import { menuLabel, sitePage } from '#src/seo/site-page.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';

/** The letters on the lorry of the home page. */
export type Lettering = { word: string; where: string; slogan: string };

/** The content of the picture of a page's link preview. */
export interface Card {
  brand: string;
  /** Across from the brand: the section, and the date of what has one. */
  label: string;
  title: string;
  /** Under a short title. */
  line: string;
  drawing: DrawingName;
  /** Of the home page, whose picture is its painted lorry. */
  lettering?: Lettering;
  /** In the place of the drawing, of entries that have one. */
  photo?: Photo;
}

/** Raised when the look of all cards changes, so that their addresses do too. */
const EDITION = 2;
const HASH_LENGTH = 12;

/**
 * The card of the page at a path, and only of a page that exists.
 * @param path canonical, without its query
 */
export function cardOf(path: string, content: Content): Card | undefined {
  const page = sitePage(path, content);
  if (!page) return undefined;
  const { brand } = content.site();
  const isHome = page.section === 'home';
  const { image } = page;
  return {
    brand: brand.name,
    label: [menuLabel(page.section, content), page.date && formatDate(page.date)].filter(Boolean).join(', '),
    title: isHome ? brand.tagline : page.title,
    line: isHome ? '' : page.line,
    drawing: image && 'drawing' in image ? image.drawing : PAGE_RECORDS[page.section].card,
    ...(isHome && { lettering: letteringOf(content) }),
    ...(image && 'url' in image && hasRenditions(image) && { photo: image }),
  };
}

function letteringOf(content: Content): Lettering {
  const { words, where, slogan } = content.page('home').hero;
  return { word: words[0], where, slogan };
}

/** Full address of the picture of the page at `path`; nothing where there is no page. */
export function socialPicture(path: string, content: Content, siteUrl: string): string | undefined {
  const card = cardOf(path, content);
  return card && siteUrl + cardAddress(localPath(path, content.locale()), card);
}

/**
 * Path of the picture of a card.
 * @param path of its page, in the language of the card
 */
export function cardAddress(path: string, card: Card): string {
  return socialAddress(path, cardHash(card), card.photo ? 'jpg' : 'png');
}

/** Names what a card shows. */
export function cardHash(card: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, card]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}
