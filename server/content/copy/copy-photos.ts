import type { People } from '#domain/entries/people.ts';
import { type PhotoUse, photoError } from '#domain/media/photo-rules.ts';
import type { PlacedPhoto } from '#domain/media/photograph.ts';
import { MEDIA_PATH } from '#domain/media/renditions.ts';
import type { Photographs } from '#domain/pages/page-records.ts';
import type { Brand, Testimonial } from '#domain/shared/copy.ts';
import { lackOf, type Pictures } from '../../media/pictures/pictures.ts';
import { named } from '../formats/field-places.ts';

/** Pages with the words of one client. */
const QUOTED = ['delivery', 'insurance', 'reverse-logistics', 'tracking'] as const;

/** The copy that may have pictures. */
export interface CopyWithPhotos {
  pages: Record<(typeof QUOTED)[number], { quote: Testimonial }> & {
    marketing: { testimonial: Testimonial };
  };
  people: People;
  testimonials: Testimonial[];
  brands: Brand[];
  photographs: Photographs;
}

/**
 * Puts address and size into the portraits, logos and photographs of the copy.
 * @param problems takes a line for every one that is not there or does not suit its place, which then goes without it
 */
export function setCopyPhotos(copy: CopyWithPhotos, pictures: Pictures, problems: string[]): void {
  const settle = <Photo extends PlacedPhoto | LogoFile>(place: string, use: PhotoUse, photo?: Photo) =>
    settled(place, use, photo, pictures, problems);
  for (const [id, one] of Object.entries(copy.people))
    put(one, 'photo', settle(`people.yaml: ${id}.photo`, 'portrait', one.photo));
  for (const one of copy.testimonials)
    put(one, 'photo', settle(`testimonials.yaml: ${named(one.name)}.photo`, 'portrait', one.photo));
  for (const [place, one] of quotesOf(copy))
    put(one, 'photo', settle(`${place}.photo`, 'portrait', one.photo));
  for (const one of copy.brands)
    put(one, 'logo', settle(`brands.yaml: ${named(one.name)}.logo`, 'logo', one.logo));
  for (const [page, board] of Object.entries(copy.photographs))
    board.photos = board.photos.flatMap(
      (photo) => settle(`photographs.yaml: ${page}.photos`, 'photograph', photo) ?? [],
    );
}

/** The words of one client on a page, each with its file and field. */
function quotesOf({ pages }: Pick<CopyWithPhotos, 'pages'>): [place: string, quote: Testimonial][] {
  return [
    ...QUOTED.map((name): [string, Testimonial] => [`pages/${name}.yaml: quote`, pages[name].quote]),
    ['pages/marketing.yaml: testimonial', pages.marketing.testimonial],
  ];
}

/** Addresses of all pictures of the copy. */
export function copyPhotos(copy: CopyWithPhotos): string[] {
  const { people, testimonials, brands, photographs } = copy;
  const quotes = quotesOf(copy).map(([, quote]) => quote);
  return [
    ...[...Object.values(people), ...testimonials, ...quotes].flatMap(({ photo }) => photo ?? []),
    ...brands.flatMap(({ logo }) => logo ?? []),
    ...Object.values(photographs).flatMap(({ photos }) => photos),
  ].map(({ url }) => url);
}

interface LogoFile {
  url: string;
  width: number;
  height: number;
}

function settled<Photo extends LogoFile>(
  place: string,
  use: PhotoUse,
  photo: Photo | undefined,
  pictures: Pictures,
  problems: string[],
): Photo | undefined {
  if (!photo?.url.startsWith(MEDIA_PATH)) return photo;
  const name = photo.url.slice(MEDIA_PATH.length);
  const picture = pictures.get(name);
  const error = picture ? photoError(use, picture) : lackOf(name, pictures);
  if (error) problems.push(`${place}: ${picture ? `${name}: ` : ''}${error}`);
  if (!picture || error) return undefined;
  return { ...photo, url: picture.url, width: picture.width, height: picture.height };
}

function put<Key extends string, Value>(
  one: { [K in Key]?: Value | undefined },
  key: Key,
  value?: Value,
): void {
  if (value === undefined) delete one[key];
  else one[key] = value;
}
