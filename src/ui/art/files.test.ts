import { expect, test } from 'vitest';
import { DRAWING_NAMES } from './drawings.ts';
import { sceneFile, sceneUrl } from './files.tsx';

test.each(DRAWING_NAMES)('%s stands alone as an SVG file of its natural shape, without words', (name) => {
  const { markup, ...size } = sceneFile(name);
  expect(markup).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(markup).not.toContain('<text');
  const [, , width, height] = (markup.match(/viewBox="([^"]+)"/)?.[1] ?? '').split(' ').map(Number);
  expect([size.width, size.height].every(Number.isInteger), 'HTML takes whole numbers only').toBe(true);
  expect(size.width / size.height).toBeCloseTo((width ?? 0) / (height ?? 1), 1);
});

test.each(DRAWING_NAMES)('every id in %s is given once, and every reference is met', (name) => {
  const { markup } = sceneFile(name);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of markup.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(target);
});

test('the address carries a hash of the drawing, so that it may be kept for ever', () => {
  expect(sceneUrl('tipper')).toMatch(/^\/art\/tipper\.[0-9a-f]{10}\.svg$/);
  expect(sceneUrl('tipper')).toBe(sceneUrl('tipper'));
});
