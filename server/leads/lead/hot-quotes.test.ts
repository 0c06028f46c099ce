import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { UNPRICED } from '#tests/support/quote.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { type HotQuotes, hotQuotesVariables, isHot, unknownLanes } from './hot-quotes.ts';

const variables = z.object(hotQuotesVariables);
const read = (HOT_QUOTES: string) => variables.safeParse({ HOT_QUOTES });

describe('HOT_QUOTES', () => {
  test('names a value, lanes and who is notified, in any order', () => {
    expect(
      read('to: head@kayalink.com,https://hooks.example.com/x; from: ₦2,000,000;lanes: Lagos-Kano, onne;')
        .data,
    ).toEqual({
      HOT_QUOTES: {
        from: 2_000_000,
        lanes: ['lagos-kano', 'onne'],
        to: { emails: ['head@kayalink.com'], chats: ['https://hooks.example.com/x'] },
      },
    });
  });

  test.each([
    ['head@kayalink.com', 'write it like'],
    ['from:2000000', 'write it like'],
    ['to:head@kayalink.com', 'write it like'],
    ['from:2m; to:head@kayalink.com', 'from: write naira'],
    ['lanes:Lagos to Kano; to:head@kayalink.com', 'lanes: write them'],
    ['from:1; from:2; to:head@kayalink.com', 'write it like'],
    ['from:1; to:head', 'write e-mail addresses'],
    ['from:1; to:https://a.example.com,https://b.example.com', 'one chat at most'],
  ])('%s is refused', (text, says) => {
    expect(read(text).error?.issues[0]?.message).toContain(says);
  });
});

const lead = (low: number, high: number, kind: LeadRow['kind'] = 'quote') =>
  ({
    kind,
    quote: JSON.stringify({
      ...UNPRICED,
      to: { slug: 'port-harcourt', name: 'Port Harcourt' },
      ...(high > 0 && { estimate: { low, high, card: 'c', sample: false } }),
    }),
  }) as LeadRow;
const rule = (given: Partial<HotQuotes>): HotQuotes => ({
  lanes: [],
  to: { emails: [], chats: [] },
  ...given,
});

test.each([
  ['its estimate reaches the value', lead(900, 1000), rule({ from: 1000 }), true],
  ['its estimate stays below', lead(900, 999), rule({ from: 1000 }), false],
  ['there is no estimate', lead(0, 0), rule({ from: 1 }), false],
  ['its lane is named', lead(0, 0), rule({ lanes: ['lagos-port-harcourt'] }), true],
  ['its destination is named', lead(0, 0), rule({ lanes: ['port-harcourt'] }), true],
  ['only its origin is named', lead(0, 0), rule({ lanes: ['lagos'] }), false],
  ['it is no quote', lead(900, 1000, 'contact'), rule({ from: 1 }), false],
])('whether a quote is hot where %s', (_case, row, given, expected) => {
  expect(isHot(row, given)).toBe(expected);
});

test('a lane of a place that the road book does not have is named', () => {
  const place = (slug: string) => (['lagos', 'port-harcourt'].includes(slug) ? ({} as never) : undefined);
  const lanes = ['lagos-port-harcourt', 'port-harcourt', 'lagos-kanoo', 'kanoo'];
  expect(unknownLanes(rule({ lanes }), { place })).toEqual(['lagos-kanoo', 'kanoo']);
});
