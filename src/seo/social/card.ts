import { createHash } from 'node:crypto';
import { grouped } from '#domain/company/claims.ts';
import type { Photo } from '#domain/media/picture.ts';
import { hasRenditions } from '#domain/media/renditions.ts';
import { PAGE_RECORDS } from '#domain/pages/page-records.ts';
import { lanePath } from '#domain/price/lanes.ts';
import { roadDays } from '#domain/price/roads/days.ts';
import type { Route } from '#domain/price/roads/route.ts';
import type { Content } from '#domain/services/content.ts';
import { socialAddress } from '#domain/services/social.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { localPath } from '#domain/shared/locale.ts';
import { menuLabel, sitePage } from '#src/seo/site-page.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { onMap, type Point, wayPath } from '#src/ui/art/map/places.ts';

/** The letters on the lorry of the home page. */
export type Lettering = { word: string; where: string; slogan: string };

/** A road between two places, on the map. */
export interface Road {
  /** The data of its path. */
  way: string;
  points: Point[];
  ends: (Point & { name: string })[];
  /** '1,170 km, 3 days of driving' */
  facts: string;
}

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
  /** In the place of the drawing, of pages of a road. */
  road?: Road;
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
  const road = laneRoad(path, content);
  return {
    brand: brand.name,
    label: [menuLabel(page.section, content), page.date && formatDate(page.date)].filter(Boolean).join(', '),
    title: isHome ? brand.tagline : page.title,
    line: isHome ? '' : page.line,
    drawing: image && 'drawing' in image ? image.drawing : PAGE_RECORDS[page.section].card,
    ...(isHome && { lettering: letteringOf(content) }),
    ...(image && 'url' in image && hasRenditions(image) && { photo: image }),
    ...(road && { road }),
  };
}

function laneRoad(path: string, content: Content): Road | undefined {
  const lane = content.lanes().find((each) => lanePath(each) === path);
  const roads = content.roads();
  const [from, to] = [lane?.from, lane?.to].map((slug) => slug && roads.place(slug));
  return from && to ? roadOnCard(roads.route(from, to), content) : undefined;
}

/** A route as a card shows it. */
export function roadOnCard(route: Route, content: Content): Road {
  const { from, to } = route;
  const { days: words, ...copy } = content.page('price').road;
  const days = roadDays(route).planned.days;
  return {
    way: wayPath(route),
    points: [from, ...route.legs.map((leg) => leg.to)].map(onMap),
    ends: [from, to].map((place) => ({ ...onMap(place), name: place.name })),
    facts: fill(content.page('lanes').road, {
      km: fill(route.about ? copy.about : copy.km, { km: grouped(route.km) }),
      days: days === 1 ? words.one : fill(words.many, { n: days }),
    }),
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
