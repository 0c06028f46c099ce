import { describe, expect, test } from 'vitest';
import { siteRoads } from '#domain/price/roads/testing.ts';
import { QUOTE } from '../../../tests/support/quote.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { deskAddresses, type SalesRoute } from './desk-config.ts';

const { book } = siteRoads();
const lead = (reported: Partial<LeadRow>) =>
  ({ kind: 'contact', quote: null, base: null, service: null, ...reported }) as LeadRow;
const quoteFrom = (slug: string, name: string) => JSON.stringify({ ...QUOTE, from: { slug, name } });

const salesRoutes: SalesRoute[] = [
  { by: 'form', value: 'partner', to: ['owners@example.com'] },
  { by: 'service', value: 'port-operations', to: ['port@example.com', 'apapa@example.com'] },
  { by: 'state', value: 'kano', to: ['kano@example.com'] },
];
const salesEmail = ['desk@example.com'];

describe('the desk of an enquiry', () => {
  test.each([
    ['an owner', lead({ kind: 'partner', base: 'Kano' }), ['owners@example.com']],
    [
      'a service',
      lead({ kind: 'marketing', service: 'Port Operations' }),
      ['port@example.com', 'apapa@example.com'],
    ],
    ['a load from a state', lead({ kind: 'quote', quote: quoteFrom('kano', 'Kano') }), ['kano@example.com']],
    ['a load from another state', lead({ kind: 'quote', quote: quoteFrom('aba', 'Aba') }), salesEmail],
    ['a message', lead({}), salesEmail],
  ])('is chosen for %s', (_, of, to) => {
    expect(deskAddresses(of, book, { salesRoutes, salesEmail })).toEqual(to);
  });

  test('is where an owner is at home, as far as the road book knows it', () => {
    const byState = { salesRoutes: salesRoutes.slice(2), salesEmail };
    expect(deskAddresses(lead({ kind: 'partner', base: 'kano' }), book, byState)).toEqual([
      'kano@example.com',
    ]);
    expect(deskAddresses(lead({ kind: 'partner', base: 'nowhere' }), book, byState)).toEqual(salesEmail);
  });

  test('is left to the company where nothing is set', () => {
    expect(deskAddresses(lead({}), book, {})).toBeUndefined();
  });
});
