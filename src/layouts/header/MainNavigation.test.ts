import { describe, expect, test } from 'vitest';
import { currency } from './MainNavigation.tsx';

describe('currency', () => {
  test('names the page that is shown', () => {
    expect(currency('/resources/blog', '/resources/blog')).toBe('page');
  });

  test('marks the section of a page below it', () => {
    expect(currency('/resources/blog', '/resources/blog/papers-of-an-import-box')).toBe('true');
  });

  test('is not fooled by a path that only begins alike', () => {
    expect(currency('/resources/video', '/resources/videos')).toBeUndefined();
  });
});
