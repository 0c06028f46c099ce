import { describe, expect, test } from 'vitest';
import { knownOrigin, NO_ORIGIN, type Origin, originLine } from './origin.ts';

const said = (origin: Partial<Origin>) => originLine({ ...NO_ORIGIN, ...origin }, 'campaign');

describe('an origin in a line', () => {
  test('names the pages in the order of the visit, the site before and the campaign', () => {
    expect(
      said({
        origin_page: '/price',
        origin_first_page: '/lanes/lagos-kano',
        origin_referrer: 'www.google.com',
        utm_source: 'newsletter',
        utm_medium: 'email',
        utm_campaign: 'harvest',
      }),
    ).toBe('/lanes/lagos-kano → /price, www.google.com, campaign harvest (newsletter, email)');
  });

  test.each([
    ['one page once', { origin_page: '/price', origin_first_page: '/price' }, '/price'],
    ['a page alone', { origin_page: '/price' }, '/price'],
    ['a first page alone', { origin_first_page: '/' }, '/'],
    ['a site alone', { origin_referrer: 'bing.com' }, 'bing.com'],
    ['a campaign without a name', { utm_source: 'radio', utm_term: 'truck' }, 'campaign radio, truck'],
    ['a name alone', { utm_campaign: 'harvest' }, 'campaign harvest'],
    ['nothing', {}, undefined],
  ])('says %s', (_, origin, line) => expect(said(origin)).toBe(line));
});

test('what is known of an origin is sent by name, and nothing else', () => {
  const body = { ...NO_ORIGIN, origin_page: '/price', utm_source: 'radio', message: 'Rice' };
  expect(knownOrigin(body)).toEqual({ origin_page: '/price', utm_source: 'radio' });
  expect(knownOrigin(NO_ORIGIN)).toEqual({});
});
