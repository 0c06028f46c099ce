import { expect, test } from 'vitest';
import { type KeptPrice, readKept, withoutPrice, withPrice } from './kept-prices.ts';

const price = (n: number): KeptPrice => ({
  address: `/price?weight=${n}`,
  road: 'Lagos to Kano',
  load: `${n} t`,
  price: `₦${n}`,
});

test('the latest answer comes first, each once, and only the last ten stay', () => {
  const asked = Array.from({ length: 12 }, (_, n) => price(n));
  const kept = asked.reduce(withPrice, [] as readonly KeptPrice[]);
  expect(kept.map(({ load }) => load)).toEqual(
    ['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'].map((n) => `${n} t`),
  );
  expect(
    withPrice(kept, price(5))
      .map(({ load }) => load)
      .slice(0, 2),
  ).toEqual(['5 t', '11 t']);
  expect(withPrice(kept, price(5))).toHaveLength(10);
});

test('one is left out by its address', () => {
  expect(withoutPrice([price(1), price(2)], '/price?weight=1')).toEqual([price(2)]);
});

test.each([null, '', '{', '{}', '[1,null,"x"]', '[{"address":"/price"}]'])(
  '%s is no list of ours',
  (text) => {
    expect(readKept(text)).toEqual([]);
  },
);

test('what leads away from this site is left out', () => {
  const away = ['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)'];
  const kept = [...away.map((address) => ({ ...price(1), address })), price(2)];
  expect(readKept(JSON.stringify(kept))).toEqual([price(2)]);
});
