import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';

/** Asked for by browsers of Apple's phones, and by all others, without being named. */
export const APPLE_ICON_PATH = '/apple-touch-icon.png';
export const FAVICON_PATH = '/favicon.ico';

const MARK = 'public/favicon.svg';
/** Side of the mark, which is 48 units of its drawing. */
const UNITS = 48;
const POINTS_PER_INCH = 72;
const APPLE_SIDE = 180;
const FAVICON_SIDE = 32;

/** Draws the icons that browsers ask for by themselves from the mark. */
export const icons: AstroIntegration = {
  name: 'icons',
  hooks: { 'astro:build:done': ({ dir }) => drawIcons(fileURLToPath(dir)) },
};

async function drawIcons(client: string): Promise<void> {
  const mark = await readMark();
  await put(client, APPLE_ICON_PATH, await onGround(mark, APPLE_SIDE, 1));
  await put(client, FAVICON_PATH, inIco(await drawn(mark, FAVICON_SIDE), FAVICON_SIDE));
}

export const readMark = (): Promise<Buffer> => readFile(MARK);

/** Writes an icon to its address. @param client folder of the files that browsers get */
export async function put(client: string, path: string, picture: Buffer): Promise<void> {
  const file = join(client, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}

/** The mark on nothing. */
export const drawn = (mark: Buffer, side: number): Promise<Buffer> =>
  sharp(mark, { density: (POINTS_PER_INCH * side) / UNITS })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();

/** The mark in the middle of its own ground, which goes to the edges. */
export async function onGround(mark: Buffer, side: number, share: number): Promise<Buffer> {
  const inner = Math.round(side * share);
  const rim = Math.floor((side - inner) / 2);
  // Its own ground, exactly: another shade would show as a square around the mark.
  const [r, g, b] = await sharp(mark).removeAlpha().raw().toBuffer();
  return sharp(await drawn(mark, inner))
    .extend({
      top: rim,
      left: rim,
      bottom: side - inner - rim,
      right: side - inner - rim,
      background: { r, g, b },
    })
    .png({ palette: true })
    .toBuffer();
}

/** A PNG as the one picture of an ICO file, in the form that Windows has read since Vista and browsers always. */
function inIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
