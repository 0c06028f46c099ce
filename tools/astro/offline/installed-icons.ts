import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ICONS } from '#domain/offline/web-app-manifest.ts';
import { drawn, onGround, put, readMark } from '../icons.ts';

/** Of an icon that a phone cuts to its own shape, what it shows in any case: a circle of four fifths (W3C manifest, 'maskable'). */
const SAFE = 0.8;
/** The two lozenges lie on a line, so that a square around them may reach a little beyond that circle. */
const MARK_ON_MASKABLE = SAFE * 0.9;

/** Draws the icons of the installed site from the mark. */
export const installedIcons: AstroIntegration = {
  name: 'installed-icons',
  hooks: { 'astro:build:done': ({ dir }) => drawIcons(fileURLToPath(dir)) },
};

async function drawIcons(client: string): Promise<void> {
  const mark = await readMark();
  for (const { path, side, maskable } of ICONS)
    await put(client, path, await (maskable ? onGround(mark, side, MARK_ON_MASKABLE) : drawn(mark, side)));
}
