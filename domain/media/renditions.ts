/** Widths in pixels that a picture is offered in, as far as the original has them. */
export const RENDITION_WIDTHS = [360, 640, 960, 1280, 1920] as const;

/** Formats that a picture is offered in besides the one that every browser knows, smallest first. */
export const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** Suits most screens, and link previews. */
const USUAL_WIDTH = 1280;

/** Pixels up to which the Images API makes AVIF of a picture (its reference, 'Image format'). */
const AVIF_PIXELS = 9_000_000;
/** Of 100; where neither people nor lettering look worse, and the file is a third of the original. */
const QUALITY = 70;

/** Where the pictures of the content folder are served. */
export const MEDIA_PATH = '/media/';

/** A raster picture: an address of the Images API or of the local pipeline, and the original's size in pixels. */
export interface Raster {
  url: string;
  width: number;
  height: number;
}

/** The widths that a picture is offered in: the usual ones below its own, and its own up to the largest. */
export function renditionWidths(width: number): number[] {
  const smaller = RENDITION_WIDTHS.filter((usual) => usual < width);
  return width <= Math.max(...RENDITION_WIDTHS) ? [...smaller, width] : smaller;
}

/** The address of one rendition; without a format, in that of the original. */
function rendition({ url }: Raster, width: number, format?: RenditionFormat): string {
  if (url.startsWith(MEDIA_PATH)) return format ? url.replace(/\.\w+$/, `-${width}.${format}`) : url;
  const address = new URL(url, 'https://images.ctfassets.net');
  address.searchParams.set('w', `${width}`);
  address.searchParams.set('q', `${QUALITY}`);
  if (format) address.searchParams.set('fm', format);
  return address.href;
}

/** The value of `srcset` for a format; nothing where the service cannot make it. */
export function sourceSet(raster: Raster, format: RenditionFormat): string | undefined {
  const pixels = raster.width * raster.height;
  if (format === 'avif' && pixels > AVIF_PIXELS && !raster.url.startsWith(MEDIA_PATH)) return undefined;
  return renditionWidths(raster.width)
    .map((width) => `${rendition(raster, width, format)} ${width}w`)
    .join(', ');
}

/** How wide a picture is where only one rendition can be named. */
export function usualWidth(width: number): number {
  return Math.min(width, USUAL_WIDTH);
}

/** The address of that rendition, in the format of the original. */
export function usualRendition(raster: Raster): string {
  return rendition(raster, usualWidth(raster.width));
}

/** Whether renditions can be made: drawings scale by themselves, and a moving picture would stop. */
export function hasRenditions({ url }: Pick<Raster, 'url'>): boolean {
  return !/\.(svg|gif)$/i.test(new URL(url, 'https://this-site.invalid').pathname);
}
