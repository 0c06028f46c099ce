import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Metadata } from 'sharp';

/** A picture that can be shown: its size in pixels upright, and what its address tells. */
export interface ValidatedPicture {
  print: string;
  hasAlpha: boolean;
  width: number;
  height: number;
}

const FINGERPRINT_LENGTH = 8;
/** A camera's largest; beyond it making renditions takes a small server's memory. */
const MOST_PIXELS = 50_000_000;
/** Pixels of the shorter side below which nobody sees what it shows. */
const LEAST_SIDE = 40;
/** Times as long as wide, beyond which it is a line. */
const LONGEST = 12;
/** A drawing has no pixels of its own: it is made so wide. */
const DRAWN_WIDTH = 960;
/** Pixels per inch in which a drawing is as large as it says; and as many as librsvg takes. */
const POINTS = 72;
const MOST_DENSITY = 2400;
/** As small as it may be decoded to: what is cut off shows at any size. */
const TRIAL_SIDE = 64;

/** Each picture is tried once, however often the folder is read. */
const known = new LRUCache<string, ValidatedPicture | { error: string }>({ max: 5000 });

/** Tries a picture: that it can be read to its end, and has a size that can be shown. */
export async function validatePicture(bytes: Buffer): Promise<ValidatedPicture | { error: string }> {
  const print = createHash('sha256').update(bytes).digest('hex');
  const before = known.get(print);
  if (before) return before;
  const validated = await validate(bytes, print.slice(0, FINGERPRINT_LENGTH));
  known.set(print, validated);
  return validated;
}

/** The density in which sharp draws a picture as wide as it is offered; nothing for one that has pixels. */
export async function densityOf(bytes: Buffer): Promise<number | undefined> {
  const { default: sharp } = await import('sharp');
  const { format, width } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== 'svg') return undefined;
  return Math.min(MOST_DENSITY, Math.max(1, (POINTS * DRAWN_WIDTH) / width));
}

async function validate(bytes: Buffer, print: string): Promise<ValidatedPicture | { error: string }> {
  const { default: sharp } = await import('sharp');
  try {
    const density = await densityOf(bytes);
    const options = density ? { density } : {};
    const metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    const error = errorOfSize(metadata.autoOrient);
    if (error) return { error };
    // A cut-off end is noticed here, and not by visitors.
    await sharp(bytes, { ...options, failOn: 'truncated' })
      .resize(TRIAL_SIDE)
      .raw()
      .toBuffer();
    return { print, hasAlpha: metadata.hasAlpha, ...metadata.autoOrient };
  } catch (error) {
    return { error: errorOfReading(bytes, error) };
  }
}

function errorOfSize({ width, height }: Metadata['autoOrient']): string | undefined {
  const sides = `${width} × ${height} pixels`;
  if (width * height > MOST_PIXELS)
    return `${sides} are too many: make it smaller, to at most ${MOST_PIXELS / 1_000_000} million, such as 8000 × 6000`;
  if (Math.min(width, height) < LEAST_SIDE)
    return `${sides} are too few: take the picture as the camera gave it, not its thumbnail`;
  if (Math.max(width, height) > LONGEST * Math.min(width, height))
    return `${sides} are a strip: cut it to at most ${LONGEST} times as long as wide`;
  return undefined;
}

/** How the files begin that the site takes, after which only their rest can be with errors. */
const BEGINNINGS = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from('\x89PNG\r\n', 'latin1'),
  Buffer.from('RIFF'),
];
/** AVIF and what telephones write (HEIC) begin alike; then comes which of them it is. */
const CONTAINER = 'ftyp';
const AVIF = /^avi[fs]$/;
export const IS_HEIC = 'is HEIC, as telephones take it: save it as .jpg';

function errorOfReading(bytes: Buffer, error: unknown): string {
  if (bytes.length === 0) return 'is empty: copy it here again';
  const isContainer = bytes.toString('latin1', 4, 8) === CONTAINER;
  const isAvif = isContainer && AVIF.test(bytes.toString('latin1', 8, 12));
  if (isContainer && !isAvif) return IS_HEIC;
  const isPicture = isAvif || BEGINNINGS.some((begins) => bytes.subarray(0, begins.length).equals(begins));
  if (isPicture)
    return 'is cut off or damaged, as after a copy that broke off: copy it here again from the camera or its maker';
  const isDrawing = /<svg/i.test(bytes.subarray(0, 1000).toString('latin1'));
  if (isDrawing)
    return `is no drawing that can be read (${firstLine(error)}): save it again as plain SVG, words as paths`;
  return 'is no picture, whatever its name says: save it as .jpg, .png, .webp or .avif from a picture program';
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
