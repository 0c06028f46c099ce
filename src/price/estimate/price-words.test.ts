import { describe, expect, it } from 'vitest';
import { siteRoads } from '#domain/price/roads/testing.ts';
import { pageCopy } from '../../../tests/support/browser/copy.ts';
import { counted, howWords, kilometres, partWords, stopsOnTheWay } from './price-words.ts';

const copy = pageCopy('price');
const { book, at } = siteRoads();

describe('the words of an estimate', () => {
  it('say how many trucks a line of the road counts', () => {
    const band = { from: 150, upTo: 500 };
    const line = { key: 'kilometres', size: 30, band, unitPrice: 2400 } as const;
    expect(howWords({ ...line, quantity: 350, amount: 840_000 }, copy.slip)).toBe('350 km × ₦2,400');
    expect(howWords({ ...line, quantity: 700, amount: 1_680_000 }, copy.slip)).toBe('2 × 350 km × ₦2,400');
    expect(partWords({ ...line, quantity: 350, amount: 840_000 }, copy.slip)).toBe(
      'Road, km 150 to 500, 30 tons',
    );
  });

  it('count one and several', () => {
    expect(counted(1, copy.road.days)).toBe('1 day of driving');
    expect(counted(3, copy.road.days)).toBe('3 days of driving');
  });

  it('say about where a part of the road is estimated', () => {
    expect(kilometres({ km: 147, about: true }, copy.road)).toBe('about 147 km');
    expect(kilometres({ km: 1130, about: false }, copy.road)).toBe('1,130 km');
  });

  it('name a few places on the way, the first and the last among them', () => {
    expect(stopsOnTheWay(book.route(at('onne'), at('port-harcourt')))).toEqual([]);
    const stops = stopsOnTheWay(book.route(at('lagos'), at('maiduguri')));
    expect(stops).toHaveLength(6);
    expect([stops[0], stops[5]]).toEqual(['Ikeja', 'Damaturu']);
    expect(new Set(stops).size).toBe(6);
  });
});
