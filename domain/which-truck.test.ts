import { describe, expect, it, test } from 'vitest';
import { TRUCK_SIZES, TRUCKS } from './trucks.ts';
import { type Load, percentFull, plansFor } from './which-truck.ts';

const packed = (tonnes: number, more: Partial<Load> = {}): Load => ({
  kind: 'packed',
  kilograms: tonnes * 1000,
  ...more,
});
const best = (load: Load) =>
  plansFor(load)[0]?.legs.map(
    ({ truck, count, share, limit }) => `${count} x ${truck.size} t, ${percentFull(share)}% by ${limit}`,
  );

test('the fleet has the eight sizes of the specification', () => {
  expect(TRUCKS.map(({ size }) => size)).toEqual([15, 20, 25, 30, 40, 45, 50, 60]);
  expect(TRUCK_SIZES).toEqual(TRUCKS.map(({ size }) => size));
});

describe('by weight', () => {
  it.each([
    [0.001, ['1 x 15 t, 1% by weight']],
    [12, ['1 x 15 t, 80% by weight']],
    [15, ['1 x 15 t, 100% by weight']],
    [15.001, ['1 x 20 t, 75% by weight']],
    [30, ['1 x 30 t, 100% by weight']],
    [45, ['1 x 50 t, 90% by weight']],
    [60, ['1 x 60 t, 100% by weight']],
  ])('%d t goes on the smallest truck that takes it', (tonnes, trucks) => {
    expect(best(packed(tonnes))).toEqual(trucks);
  });

  it.each([
    [75, ['1 x 60 t, 100% by weight', '1 x 15 t, 100% by weight']],
    [60.1, ['1 x 50 t, 100% by weight', '1 x 15 t, 67% by weight']],
    [120, ['2 x 60 t, 100% by weight']],
    [80, ['2 x 40 t, 100% by weight']],
    [3000, ['50 x 60 t, 100% by weight']],
  ])('%d t goes on as few trucks as can be, the last one smaller', (tonnes, trucks) => {
    expect(best(packed(tonnes))).toEqual(trucks);
  });

  it('offers roomier trucks after the one that fits best', () => {
    expect(plansFor(packed(12)).map(({ legs }) => legs[0]?.truck.size)).toEqual([15, 20, 30, 40, 50, 60]);
  });
});

describe('by space', () => {
  it('light goods fill the space first', () => {
    expect(best(packed(10, { cubicMetres: 60 }))).toEqual(['1 x 40 t, 90% by space']);
  });

  it('a load that fills the space exactly needs no second truck', () => {
    expect(best(packed(20, { cubicMetres: 67 }))).toEqual(['1 x 40 t, 100% by space']);
    expect(best(packed(20, { cubicMetres: 70.1 }))).toEqual([
      '1 x 40 t, 100% by space',
      '1 x 15 t, 12% by space',
    ]);
  });

  it('pallets stand on one level', () => {
    expect(best(packed(8, { pallets: 20 }))).toEqual(['1 x 40 t, 100% by pallets']);
    expect(best(packed(8, { pallets: 21 }))).toEqual([
      '1 x 40 t, 100% by pallets',
      '1 x 15 t, 13% by pallets',
    ]);
  });
});

describe('by kind', () => {
  it('loose goods go on a tipper or a dropside, liquids in a tanker', () => {
    expect(best({ kind: 'loose', kilograms: 22_000 })).toEqual(['1 x 25 t, 88% by weight']);
    expect(best({ kind: 'liquid', kilograms: 40_000 })).toEqual(['1 x 45 t, 89% by weight']);
    expect(best({ kind: 'liquid', kilograms: 90_000 })).toEqual(['2 x 45 t, 100% by weight']);
  });

  it('liquids are never packed', () => {
    const sizes = plansFor(packed(100)).flatMap(({ legs }) => legs.map(({ truck }) => truck.size));
    expect(sizes).not.toContain(45);
    expect(sizes).not.toContain(25);
  });
});

describe('every plan', () => {
  const loads = [1, 7.77, 29.999, 61, 133.3, 999, 2999.9].flatMap((tonnes) => [
    packed(tonnes),
    packed(tonnes, { cubicMetres: tonnes * 2.26 }),
    packed(tonnes, { pallets: Math.ceil(tonnes) }),
    { ...packed(tonnes), kind: 'loose' as const },
    { ...packed(tonnes), kind: 'liquid' as const },
  ]);

  it.each(loads)('carries all of %j and overfills nothing', (load) => {
    const plans = plansFor(load);
    expect(plans.length).toBeGreaterThan(0);
    for (const { legs } of plans) {
      const room = (of: (truck: (typeof TRUCKS)[number]) => number) =>
        legs.reduce((sum, { truck, count }) => sum + of(truck) * count, 0);
      expect(room(({ size }) => size * 1000) - load.kilograms).toBeGreaterThan(-0.001);
      expect(room(({ cubicMetres }) => cubicMetres) - (load.cubicMetres ?? 0)).toBeGreaterThan(-0.001);
      expect(room(({ palletPlaces }) => palletPlaces)).toBeGreaterThanOrEqual(load.pallets ?? 0);
      for (const { share } of legs) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }
  });
});

test('a percentage says neither empty nor full when it is not', () => {
  expect([0.0001, 0.004, 0.5, 0.996, 1].map(percentFull)).toEqual([1, 1, 50, 99, 100]);
});
