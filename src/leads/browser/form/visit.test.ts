import { afterEach, expect, test, vi } from 'vitest';
import { visitOrigin } from './visit.ts';

const SITE = 'https://www.example.com';

afterEach(() => vi.unstubAllGlobals());

/** @param entries addresses of the tab's history, the oldest first; absent where the browser does not tell them */
function visitFrom(path: string, referrer: string, entries?: (string | null)[]) {
  vi.stubGlobal('location', { href: SITE + path });
  vi.stubGlobal('document', { referrer });
  const navigation = entries && {
    entries: () => entries.map((url) => ({ url: url === null ? null : SITE + url })),
  };
  vi.stubGlobal('window', { navigation });
  return visitOrigin();
}

test('the first page and the campaign come from the history of the tab', () => {
  const entries = [
    '/lanes/lagos-kano?utm_source=radio&utm_campaign=harvest&gclid=x',
    '/about',
    '/price?from=lagos',
  ];
  expect(visitFrom('/price?from=lagos', `${SITE}/about`, entries)).toEqual({
    origin_page: '/price',
    origin_first_page: '/lanes/lagos-kano',
    utm_source: 'radio',
    utm_campaign: 'harvest',
  });
});

test('of several campaigns the latest counts, whole', () => {
  const entries = ['/?utm_source=radio&utm_term=rice', '/about?utm_source=poster', '/contact'];
  expect(visitFrom('/contact', `${SITE}/about?utm_source=poster`, entries)).toMatchObject({
    utm_source: 'poster',
  });
  expect(visitFrom('/contact', '', entries)).not.toHaveProperty('utm_term');
  expect(visitFrom('/contact?utm_medium=email', '', entries)).toEqual({
    origin_page: '/contact',
    origin_first_page: '/',
    utm_medium: 'email',
  });
});

test('of the site before, only the host is reported', () => {
  expect(visitFrom('/contact', 'https://www.google.com/search?q=amina', ['/contact'])).toEqual({
    origin_page: '/contact',
    origin_first_page: '/contact',
    origin_referrer: 'www.google.com',
  });
  expect(visitFrom('/', 'android-app://com.google.android.gm/')).toMatchObject({
    origin_referrer: 'com.google.android.gm',
  });
});

test('a browser that does not tell its history leaves open where the visit began', () => {
  expect(visitFrom('/contact', `${SITE}/about?utm_source=poster`)).toEqual({
    origin_page: '/contact',
    utm_source: 'poster',
  });
  expect(visitFrom('/contact', '')).toEqual({ origin_page: '/contact', origin_first_page: '/contact' });
});

test('so does a tab that a page of ours opened, and a first page that hides its address', () => {
  expect(visitFrom('/contact', `${SITE}/about`, ['/contact'])).toEqual({ origin_page: '/contact' });
  expect(visitFrom('/contact', '', [null, '/contact'])).toEqual({ origin_page: '/contact' });
});
