import { expect, test } from 'vitest';
import { MOTIFS, motifCount, motifPaths, PAINTS } from './motifs.ts';

/** The x of every corner; arcs lie between corners. */
function corners(d: string): number[] {
  return [...d.replaceAll(/a[^Mz]*/g, '').matchAll(/M([^z]+)z/g)].flatMap(([, figure = '']) => {
    let x = 0;
    return [...figure.matchAll(/(?:^|[l ])(-?[\d.]+),/g)].map(([, step]) => {
      x += Number(step);
      return x;
    });
  });
}

test.each(MOTIFS)('a run of %s motifs stays inside its width: none is cut', (motif) => {
  const count = motifCount(500, 30);
  const width = 500 / count;
  const xs = motifPaths(motif, PAINTS[motif], count, width, 22).flatMap(({ d }) => corners(d));
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThanOrEqual(500.01);
});

test('even a band shorter than one motif carries one', () => {
  expect(motifCount(5, 30)).toBe(1);
});
