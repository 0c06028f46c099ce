import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_TONNES } from './load-query.ts';
import {
  CONTAINER_GROSS_KILOGRAMS,
  CONTAINERS,
  GOODS_KINDS,
  GROSS_CEILING,
  isPacked,
  type PlannedTruck,
  plannedGross,
  SINGLE_AXLE_LIMIT,
  SIX_AXLE_GROSS,
  TRUCKS,
  TWO_AXLE_GROSS,
  trucksFor,
} from './trucks.ts';
import { type Load, type Plan, plansFor } from './which-truck.ts';

const LOADS = 10_000;
/** The rest that floating point leaves. */
const GRAM = 1e-6;

/** Any load that the form can ask for. */
const loads: fc.Arbitrary<Load> = fc
  .record({
    kind: fc.constantFrom(...GOODS_KINDS),
    kilograms: fc.double({ min: 1, max: MOST_TONNES * 1000, noNaN: true }),
    density: fc.option(fc.double({ min: 10, max: 3000, noNaN: true })),
    each: fc.option(fc.double({ min: 5, max: 1500, noNaN: true })),
    machines: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ kind, kilograms, density, each, machines }) => ({
    kind,
    kilograms,
    ...(density !== null && { cubicMetres: kilograms / density }),
    ...(each !== null && isPacked(kind) && { pallets: Math.max(1, Math.floor(kilograms / each)) }),
    ...(kind === 'machine' && { machines }),
  }));

/** The part of a load that one truck may take, by weight, space and pallets, and no part of a machine. */
function partOn({ plannedTonnes, cubicMetres, palletPlaces }: PlannedTruck, load: Load): number {
  const part = Math.min(
    (plannedTonnes * 1000) / load.kilograms,
    load.cubicMetres ? cubicMetres / load.cubicMetres : Number.POSITIVE_INFINITY,
    load.pallets ? palletPlaces / load.pallets : Number.POSITIVE_INFINITY,
  );
  return load.machines ? Math.floor(part * load.machines + GRAM) / load.machines : part;
}

/** Lists the rules of the site that an answer breaks. */
function broken({ legs }: Plan, load: Load): string[] {
  const carried = legs.reduce((sum, { truck, count }) => sum + partOn(truck, load) * count, 0);
  const errors = legs.flatMap(({ truck, share }) => {
    const { size, axles, emptyTonnes, plannedTonnes, plateTonnes = size, carries } = truck;
    const gross = emptyTonnes + plannedTonnes;
    const rules: [string, boolean][] = [
      ['gross weight', gross <= GROSS_CEILING + GRAM && gross <= plannedGross(axles) + GRAM],
      ['axle', gross <= SINGLE_AXLE_LIMIT * axles],
      ['plate', plannedTonnes <= plateTonnes],
      ['body', carries.includes(load.kind)],
      ['share', share > 0 && share <= 1],
    ];
    return rules.flatMap(([rule, kept]) => (kept ? [] : [`${size} t: ${rule}`]));
  });
  return carried < 1 - GRAM ? [...errors, 'does not carry the load'] : errors;
}

test('no answer puts more on a truck than axles, gross weight, plate and space allow', () => {
  fc.assert(
    fc.property(loads, (load) => {
      const plans = plansFor(load);
      const isCarried = trucksFor(load.kind).some((truck) => partOn(truck, load) > 0);
      return plans.length > 0 === isCarried && plans.every((plan) => broken(plan, load).length === 0);
    }),
    { numRuns: LOADS },
  );
});

test('and the rules would notice', () => {
  const [plan] = plansFor({ kind: 'packed', kilograms: 30_000 });
  const [leg] = plan?.legs ?? [];
  if (!plan || !leg) throw new Error('30 t go on one truck');
  const truck = { ...leg.truck, plannedTonnes: 60 };
  expect(broken(plan, { kind: 'packed', kilograms: 60_000 })).toEqual(['does not carry the load']);
  expect(broken({ ...plan, legs: [{ ...leg, truck }] }, { kind: 'liquid', kilograms: 60_000 })).toEqual([
    '30 t: gross weight',
    '30 t: axle',
    '30 t: plate',
    '30 t: body',
  ]);
});

test('the best answer needs no more trucks than the weight of the load asks for, where nothing else limits it', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: MOST_TONNES * 1000, noNaN: true }), (kilograms) => {
      const [best] = plansFor({ kind: 'packed', kilograms });
      expect(best?.trucks).toBe(Math.ceil(kilograms / 30_000 - GRAM));
    }),
  );
});

test('planned gross weights lie between the two ends that sources give, below the ceiling', () => {
  expect([2, 3, 4, 5, 6].map(plannedGross)).toEqual([18, 26.25, 34.5, 42.75, 45]);
  expect(plannedGross(2)).toBe(TWO_AXLE_GROSS);
  expect(plannedGross(6)).toBeLessThan(SIX_AXLE_GROSS);
});

test('a truck with a box carries what the plate of the box allows, within its space', () => {
  const boxed = TRUCKS.find(({ plateTonnes }) => plateTonnes !== undefined);
  expect(boxed).toMatchObject({ size: 40, plannedTonnes: 26.6, cubicMetres: 67, palletPlaces: 20 });
  for (const { goodsTonnes } of Object.values(CONTAINERS))
    expect(goodsTonnes * 1000).toBeLessThan(CONTAINER_GROSS_KILOGRAMS);
});
