import { expect, test } from 'vitest';
import { announced, announcementSchema } from './announcement.ts';

const LINE = {
  text: 'The desk is closed on 25 December.',
  link: { label: 'Holiday hours', path: '/contact' },
};
const at = (time: string) => new Date(time).getTime();

test.each([
  ['2026-12-19T22:59:59Z', false, '2026-12-19T23:00:00Z'],
  ['2026-12-19T23:00:00Z', true, '2026-12-25T23:00:00Z'],
  ['2026-12-25T22:59:59Z', true, '2026-12-25T23:00:00Z'],
  ['2026-12-25T23:00:00Z', false, undefined],
])('from its first to the end of its last day in Lagos: at %s %s', (now, isShown, next) => {
  const line = announcementSchema.parse({ ...LINE, from: '2026-12-20', until: '2026-12-25' });
  expect(announced(line, at(now))).toEqual({
    isShown,
    next: next === undefined ? Number.POSITIVE_INFINITY : at(next),
  });
});

test('one that ends before it begins is refused', () => {
  const { error } = announcementSchema.safeParse({ ...LINE, from: '2026-12-20', until: '2026-12-19' });
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    "until: write the day that stands in 'from', or a later one",
  ]);
});
