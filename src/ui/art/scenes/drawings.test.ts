import { gzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { COVERS } from '#domain/media/picture.ts';
import { DRAWING_NAMES } from '../drawings.ts';
import { sceneFile } from '../files.tsx';
import { SCENES } from './drawings.tsx';

const LIMIT = 12 * 1024;
/** On a phone six times slower than this machine, 950 took a task of 70 ms, 360 one of 45. */
const MOST_ELEMENTS = 300;

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

test.each(Object.keys(SCENES) as (keyof typeof SCENES)[])('%s weighs at most 12 KiB on the wire', (name) => {
  expect(gzipSync(sceneFile(name).markup).length).toBeLessThanOrEqual(LIMIT);
});

test.each(DRAWING_NAMES)(`%s is at most ${MOST_ELEMENTS} elements, copies counted`, (name) => {
  expect(elementsOf(sceneFile(name).markup)).toBeLessThanOrEqual(MOST_ELEMENTS);
});

test('every cover a post may choose has its wide and its card view', () => {
  const views = COVERS.flatMap((cover) => [cover, `${cover}-card`]);
  expect(views.filter((view) => !(DRAWING_NAMES as string[]).includes(view))).toEqual([]);
});
