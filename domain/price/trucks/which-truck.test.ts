import { describe, expect, it, test } from 'vitest';
import { TRUCK_SIZES, TRUCKS } from './trucks.ts';
import { grossOnOneTruck, isPartLoad, type Load, percentFull, plansFor } from './which-truck.ts';

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
    [15.001, ['1 x 20 t, 93% by weight']],
    [17, ['1 x 40 t, 64% by weight']],
    [30, ['1 x 30 t, 100% by weight']],
  ])('%d t goes on the smallest truck that may carry it', (tonnes, trucks) => {
    expect(best(packed(tonnes))).toEqual(trucks);
  });

  it.each([
    [45, ['1 x 30 t, 100% by weight', '1 x 15 t, 100% by weight']],
    [60, ['2 x 30 t, 100% by weight']],
    [75, ['2 x 30 t, 100% by weight', '1 x 15 t, 100% by weight']],
    [3000, ['100 x 30 t, 100% by weight']],
  ])('%d t is shared out, whatever sizes trucks are booked by', (tonnes, trucks) => {
    expect(best(packed(tonnes))).toEqual(trucks);
  });

  it('offers roomier trucks after the one that fits best', () => {
    expect(plansFor(packed(12)).map(({ legs }) => legs[0]?.truck.size)).toEqual([15, 20, 40, 30, 50]);
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
    expect(best(packed(8, { pallets: 24 }))).toEqual(['1 x 30 t, 100% by pallets']);
    expect(best(packed(30, { pallets: 24 }))).toEqual(['1 x 30 t, 100% by weight']);
    expect(best(packed(8, { pallets: 25 }))).toEqual([
      '1 x 40 t, 100% by pallets',
      '1 x 15 t, 63% by pallets',
    ]);
  });
});

describe('by kind', () => {
  it('loose goods go on a tipper, liquids in a tanker, what must stay dry in a box or under cover', () => {
    expect(best({ kind: 'loose', kilograms: 12_000 })).toEqual(['1 x 25 t, 48% by weight']);
    expect(best({ kind: 'liquid', kilograms: 40_000 })).toEqual(['2 x 45 t, 69% by weight']);
    expect(best({ kind: 'dry', kilograms: 12_000 })).toEqual(['1 x 40 t, 45% by weight']);
    expect(best({ kind: 'dry', kilograms: 30_000 })).toEqual(['1 x 50 t, 100% by weight']);
  });

  it('bags never go on a low-bed, nor in a tanker or a tipper', () => {
    const sizes = plansFor(packed(100)).flatMap(({ legs }) => legs.map(({ truck }) => truck.size));
    expect(sizes).toEqual(expect.arrayContaining([30]));
    for (const size of [25, 45, 60]) expect(sizes).not.toContain(size);
  });
});

describe('containers', () => {
  it.each([
    ['container20', 1, 10, ['1 x 40 t, 50% by boxes']],
    ['container20', 2, 20, ['1 x 40 t, 100% by boxes']],
    // Two of 18 t are too heavy for one trailer.
    ['container20', 2, 36, ['2 x 40 t, 100% by boxes']],
    ['container20', 3, 45, ['3 x 40 t, 100% by boxes']],
    ['container40', 1, 20, ['1 x 40 t, 100% by boxes']],
    ['container40', 3, 75, ['3 x 40 t, 100% by boxes']],
  ] as const)('%s, %d of them with %d t, go on trailers for containers', (kind, boxes, tonnes, trucks) => {
    expect(best({ kind, boxes, kilograms: tonnes * 1000 })).toEqual(trucks);
  });
});

describe('machines', () => {
  const machine = (tonnes: number, machines = 1): Load => ({
    kind: 'machine',
    kilograms: tonnes * 1000,
    machines,
  });

  it.each([
    [machine(12), ['1 x 15 t, 80% by weight']],
    [machine(28), ['1 x 30 t, 93% by weight']],
    [machine(45), undefined],
    [{ ...machine(12), cubicMetres: 70 }, undefined],
    // Six of 8 t weigh no more than two trucks carry, but only three go on each.
    [machine(48, 6), ['2 x 30 t, 100% by machines']],
    [machine(75, 3), ['3 x 30 t, 100% by machines']],
    [machine(105, 3), undefined],
  ] satisfies [Load, string[] | undefined][])('%j: none is divided', (load, trucks) => {
    expect(best(load)).toEqual(trucks);
  });
});

describe('a part load', () => {
  it.each([
    [packed(2), true],
    [packed(4.999), true],
    [packed(5), false],
    [packed(2, { cubicMetres: 20 }), false],
    [packed(2, { pallets: 3 }), false],
    [packed(2, { pallets: 2 }), true],
    [{ kind: 'dry', kilograms: 800 }, true],
    [{ kind: 'liquid', kilograms: 800 }, false],
  ] satisfies [Load, boolean][])('%j: %s', (load, isPart) => {
    expect(isPartLoad(load)).toBe(isPart);
  });
});

test('the reason to split a load is what one truck with it would weigh', () => {
  expect(grossOnOneTruck(packed(30))).toBeUndefined();
  expect(grossOnOneTruck(packed(60))).toBe(75);
  expect(grossOnOneTruck({ kind: 'liquid', kilograms: 40_000 })).toBe(56);
  // A tipper of 25 tons is full before it is too heavy.
  expect(grossOnOneTruck({ kind: 'loose', kilograms: 28_000 })).toBeUndefined();
});

test('a percentage says neither empty nor full when it is not', () => {
  expect([0.0001, 0.004, 0.5, 0.996, 1].map(percentFull)).toEqual([1, 1, 50, 99, 100]);
});
