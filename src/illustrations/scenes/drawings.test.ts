import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COVERS } from '#domain/picture.ts';
import { DRAWING_NAMES } from '../drawings.ts';
import { sceneFile } from '../files.tsx';
import { SCENES } from './drawings.tsx';

const LIMIT = 12 * 1024;

test.each(Object.keys(SCENES) as (keyof typeof SCENES)[])('%s weighs at most 12 KiB on the wire', (name) => {
  expect(gzipSync(sceneFile(name).markup).length).toBeLessThanOrEqual(LIMIT);
});

test('every cover a post may choose has its wide and its card view', () => {
  const views = COVERS.flatMap((cover) => [cover, `${cover}-card`]);
  expect(views.filter((view) => !(DRAWING_NAMES as string[]).includes(view))).toEqual([]);
});
