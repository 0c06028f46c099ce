import { afterEach, expect, test, vi } from 'vitest';
import { isSparing } from './save-data.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [undefined, false],
])('with the line %j nothing is fetched that may not be needed: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(isSparing()).toBe(expected);
});
