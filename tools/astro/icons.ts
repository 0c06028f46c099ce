import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { APPLE_ICON_PATH, FAVICON_PATH, ICONS } from '#domain/offline/web-app-manifest.ts';

const MARK = 'public/favicon.svg';
/** Side of the mark, which is 48 units of its drawing. */
const UNITS = 48;
const POINTS_PER_INCH = 72;
/** Of an icon that a phone cuts to its own shape, what it shows in any case: a circle of four fifths (W3C manifest, 'maskable'). */
const SAFE = 0.8;
/** The two lozenges lie on a line, so that a square around them may reach a little beyond that circle. */
const MARK_ON_MASKABLE = SAFE * 0.9;
const APPLE_SIDE = 180;
const FAVICON_SIDE = 32;

/** Draws the icons of the installed site, and those that browsers ask for by themselves, from the mark. */
export const icons: AstroIntegration = {
  name: 'icons',
  hooks: { 'astro:build:done': ({ dir }) => drawIcons(fileURLToPath(dir)) },
};

async function drawIcons(client: string): Promise<void> {
  const mark = await readFile(MARK);
  for (const { path, side, maskable } of ICONS)
    await put(client, path, await (maskable ? onGround(mark, side, MARK_ON_MASKABLE) : drawn(mark, side)));
  await put(client, APPLE_ICON_PATH, await onGround(mark, APPLE_SIDE, 1));
  await put(client, FAVICON_PATH, inIco(await drawn(mark, FAVICON_SIDE), FAVICON_SIDE));
}

async function put(client: string, path: string, picture: Buffer): Promise<void> {
  const file = join(client, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}

const drawn = (mark: Buffer, side: number): Promise<Buffer> =>
  sharp(mark, { density: (POINTS_PER_INCH * side) / UNITS })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();

/** The mark in the middle of its own ground, which goes to the edges. */
async function onGround(mark: Buffer, side: number, share: number): Promise<Buffer> {
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
