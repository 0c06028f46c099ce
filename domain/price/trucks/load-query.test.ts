import { describe, expect, it, test } from 'vitest';
import { readNumber } from './amounts.ts';
import { readLoad, tonnes } from './load-query.ts';

const ask = (query: string) => readLoad(new URLSearchParams(query));

describe('a number', () => {
  it.each([
    ['30', 30],
    ['30,000', 30_000],
    ['1,234,567.5', 1_234_567.5],
    ['30 000', 30_000],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['0,75', 0.75],
    ['0,125', 0.125],
    [' 7 ', 7],
  ])('%s is read as people mean it', (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  it.each(['', '25,0000', '-5', 'ten', '1e9', '0x1f', '1,23,4', '12.5.1', '∞', 'NaN', '12t'])(
    '%j is none',
    (typed) => {
      expect(readNumber(typed)).toBeUndefined();
    },
  );
});

describe('a load', () => {
  it('is asked for only when the address says so', () => {
    expect(ask('utm_source=x')).toMatchObject({ asked: false, errors: {} });
  });

  it('is read in tonnes or kilograms', () => {
    expect(ask('weight=30').load).toEqual({ kind: 'packed', kilograms: 30_000 });
    expect(ask('weight=30,000&unit=kg').load).toEqual({ kind: 'packed', kilograms: 30_000 });
  });

  it.each([
    ['weight=30 tons', 30_000],
    ['weight=30,000kg', 30_000],
    ['weight=thirty', 30_000],
    ['weight=850 kg&unit=t', 850],
    ['weight=&bags=600 bags&bag=50kg', 30_000],
    ['bags=two hundred&bag=50 kg', 10_000],
    ['weight=30&bags=600', 30_000],
  ])('is read as people write it: %s', (query, kilograms) => {
    expect(ask(query).load).toEqual({ kind: 'packed', kilograms });
  });

  it('comes in containers', () => {
    expect(ask('goods=container20&boxes=2&weight=36').load).toEqual({
      kind: 'container20',
      kilograms: 36_000,
      boxes: 2,
    });
    expect(ask('goods=container40&weight=20').load).toMatchObject({ boxes: 1 });
  });

  it('is counted from bags', () => {
    expect(ask('weight=&bags=600&bag=50').load).toEqual({ kind: 'packed', kilograms: 30_000 });
  });

  it('may have volume and pallets', () => {
    expect(ask('weight=10&volume=22,5&pallets=9').load).toEqual({
      kind: 'packed',
      kilograms: 10_000,
      cubicMetres: 22.5,
      pallets: 9,
    });
  });

  it('has neither pallets nor bags when it is poured', () => {
    expect(ask('goods=liquid&weight=40&pallets=9&bags=x').load).toEqual({
      kind: 'liquid',
      kilograms: 40_000,
    });
  });

  it('that must stay dry is packed, too', () => {
    expect(ask('goods=dry&bags=600&bag=50').load).toEqual({ kind: 'dry', kilograms: 30_000 });
  });

  it('of an unknown kind is packed', () => {
    expect(ask('goods=gold&weight=1').kind).toBe('packed');
  });
});

describe('nonsense is answered beside its field', () => {
  it.each([
    ['weight=', 'weight', { error: 'missing' }],
    ['weight=0', 'weight', { error: 'zero' }],
    ['weight=-3', 'weight', { error: 'number' }],
    ['weight=lots', 'weight', { error: 'number' }],
    ['weight=9999', 'weight', { error: 'much', amount: '3,000 t' }],
    ['bags=99999999&bag=50', 'bags', { error: 'much', amount: '3,000 t' }],
    ['weight=0.5&unit=kg', 'weight', { error: 'light' }],
    ['weight=5&volume=abc', 'volume', { error: 'number' }],
    ['weight=5&unit=kg&volume=40', 'volume', { error: 'loose' }],
    ['weight=5&pallets=2.5', 'pallets', { error: 'whole' }],
    ['weight=5&unit=kg&pallets=6', 'pallets', { error: 'lightPallets' }],
    ['bags=600', 'bag', { error: 'unweighed', choices: ['25', '50', '100'] }],
    ['weight=20-30 t', 'weight', { error: 'choose', choices: ['20 t', '30 t'] }],
    ['weight=99999999 t', 'weight', { error: 'much', amount: '3,000 t' }],
    [
      'weight=1000 metric tonnes or 20000 kg',
      'weight',
      { error: 'choose', choices: ['1,000 t', '20,000 kg'] },
    ],
    ['weight=30 ton truck', 'weight', { error: 'confirm', choices: ['30 t'] }],
    ['weight=30000', 'weight', { error: 'kilograms', choices: ['30,000 kg'] }],
    ['goods=container&weight=20', 'goods', { error: 'container', choices: ['container20', 'container40'] }],
    ['goods=container20&weight=30', 'weight', { error: 'heavyBox', amount: '26.6 t' }],
    ['bags=6&bag=5000', 'bag', { error: 'heavyBag', amount: '2000' }],
    ['weight=20&bags=600&bag=50', 'weight', { error: 'differs', amount: '30 t' }],
  ])('%s', (query, field, error) => {
    const { load, errors } = ask(query);
    expect(load).toBeUndefined();
    expect(errors).toEqual({ [field]: error });
  });

  it('and what was typed is kept, cut to a sane length', () => {
    expect(ask('weight=lots&volume=3').typed).toEqual({ weight: 'lots', volume: '3' });
    expect(ask(`weight=${'9'.repeat(500)}`).typed.weight).toHaveLength(40);
  });
});

test('a weight is written as people say it', () => {
  expect([850, 1000, 12_500, 3_000_000].map(tonnes)).toEqual(['850 kg', '1 t', '12.5 t', '3,000 t']);
});
