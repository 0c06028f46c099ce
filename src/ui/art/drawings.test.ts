import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { DRAWING_NAMES } from './drawings.ts';
import { sceneFile, sceneUrl } from './files.tsx';
import { materials } from './materials.ts';
import { palette } from './palette.ts';

const LIMIT = 12 * 1024;
/** On a phone six times slower than this machine, 950 took a task of 70 ms, 360 one of 45. */
const MOST_ELEMENTS = 300;

test('the folder has the drawings that are listed, and no others', () => {
  const files = readdirSync(new URL('drawings', import.meta.url)).map((file) => file.replace(/\.svg$/, ''));
  expect(files.toSorted()).toEqual(DRAWING_NAMES.toSorted());
});

test.each(DRAWING_NAMES)('%s stands alone as an SVG file of its natural shape, without words', (name) => {
  const { markup, viewBox, ...size } = sceneFile(name);
  expect(markup).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(markup).not.toContain('<text');
  const [, , width, height] = viewBox.split(' ').map(Number);
  expect([size.width, size.height].every(Number.isInteger), 'HTML takes whole numbers only').toBe(true);
  expect(size.width / size.height).toBeCloseTo((width ?? 0) / (height ?? 1), 1);
});

test.each(DRAWING_NAMES)('every id in %s is given once, and every reference is met', (name) => {
  const { markup } = sceneFile(name);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of markup.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(target);
});

const tins = new Set<string>(Object.values({ ...palette, ...materials }));

test.each(DRAWING_NAMES)('%s has no colour but those of the palette', (name) => {
  const painted = sceneFile(name).markup.matchAll(/(?:fill|stroke|color)(?:="|: ?)(?!none\b)([^";]*)/g);
  const colours = [...painted].map(([, colour = '']) => colour);
  expect(colours.filter((colour) => !tins.has(colour))).toEqual([]);
});

/** How many elements a browser makes of a drawing: a reference copies what it points to. */
function elementsOf(markup: string): number {
  const drawing = parseDocument(markup, { xmlMode: true });
  const copied = (id = '') => {
    const target = DomUtils.getElementById(id.slice(1), drawing.children);
    return target ? count([target]) : 0;
  };
  const count = (elements: ReturnType<typeof DomUtils.getElementsByTagName>): number =>
    elements.reduce(
      (sum, { name, attribs, children }) =>
        sum + 1 + count(children.filter(DomUtils.isTag)) + (name === 'use' ? copied(attribs['href']) : 0),
      0,
    );
  return count(drawing.children.filter(DomUtils.isTag));
}

test.each(DRAWING_NAMES)(
  `%s is at most 12 KiB on the wire and ${MOST_ELEMENTS} elements, copies counted`,
  (name) => {
    const { markup } = sceneFile(name);
    expect(gzipSync(markup).length).toBeLessThanOrEqual(LIMIT);
    expect(elementsOf(markup)).toBeLessThanOrEqual(MOST_ELEMENTS);
  },
);

test.each(['hundred-bags', 'hundred-bags-tile'] as const)('82 bags are kept and 18 lost in %s', (name) => {
  const figures = (fill: string) =>
    [...sceneFile(name).markup.matchAll(/ d="([^"]*)" fill="([^"]*)"/g)]
      .filter(([, , paint]) => paint === fill)
      .map(([, path = '']) => path.split('M').length - 1);
  expect(Math.max(...figures(palette.jute))).toBe(82);
  expect(Math.max(...figures(palette.laterite))).toBe(18);
});

test('the address carries a hash of the drawing, so that it may be kept for ever', () => {
  expect(sceneUrl('tipper')).toMatch(/^\/art\/tipper\.[0-9a-f]{10}\.svg$/);
  expect(sceneUrl('tipper')).toBe(sceneUrl('tipper'));
});
