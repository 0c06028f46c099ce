import { expect, test } from 'vitest';
import { GUIDE_SENT_PATH } from '../entries/guides.ts';
import { DESK_PATH } from '../leads/desk-links/desk-page.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../leads/newsletter/newsletter.ts';
import { PAGE_PATHS } from '../shared/page-paths.ts';
import { isKeepable, PACKED_PATHS } from './offline.ts';

test.each([
  CONFIRM_PATH,
  DESK_PATH,
  UNSUBSCRIBE_PATH,
  GUIDE_SENT_PATH,
  '/newsletter/confirmed',
  '/contact/sent',
  '/marketing/sent',
  '/api/guides/x',
])('%s is of one visitor and not kept', (path) => {
  expect(isKeepable(path)).toBe(false);
});

test.each([...Object.values(PAGE_PATHS), ...PACKED_PATHS, '/resources/blog/what-was-sent-on-time'])(
  '%s may be kept',
  (path) => {
    expect(isKeepable(path)).toBe(true);
  },
);
