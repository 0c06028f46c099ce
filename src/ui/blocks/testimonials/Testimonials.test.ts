import { expect, test } from 'vitest';
import { firstReview } from './Testimonials.tsx';

test('each family of pages opens on another review', () => {
  const paths = ['/', '/products/haulage', '/solutions/tracking', '/resources/blog'];
  expect(paths.map((path) => firstReview(path, 4))).toEqual([0, 1, 2, 3]);
  expect(firstReview('/resources/faq', 2)).toBe(1);
  expect(firstReview('/', 0)).toBe(0);
});
