import { KILOGRAMS } from './amounts.ts';
import {
  containerOf,
  type GoodsKind,
  GROSS_CEILING,
  isPacked,
  type PlannedTruck,
  trucksFor,
} from './trucks.ts';

/** A load to be carried; what is left out does not limit it. */
export interface Load {
  kind: GoodsKind;
  kilograms: number;
  cubicMetres?: number;
  pallets?: number;
  /** Containers, all loaded alike, where the goods come in some. */
  boxes?: number;
  /** Machines, all alike, none of which can be divided. */
  machines?: number;
}

/** The limit of a truck that its load reaches first. */
export type Limit = 'weight' | 'space' | 'pallets' | 'boxes' | 'machines';

/** Trucks of one size, all filled alike. */
export interface Leg {
  truck: PlannedTruck;
  count: number;
  /** How full each is, by what fills it first: above 0, at most 1. */
  share: number;
  limit: Limit;
}

/** One way to carry the whole load: trucks of one size and, where it saves space, a smaller last one. */
export interface Plan {
  legs: Leg[];
  trucks: number;
  /** Tonnes that the trucks could carry beyond the load. */
  spare: number;
}

/** Smaller than one bag in the largest load: what floating point leaves over. */
const NOISE = 1e-9;
/** The length of a trailer for containers. */
const TRAILER_FEET = 40;

/** Below this, in tonnes, and while it takes no more than a third of the smallest truck, a load shares a truck. */
const PART_LOAD_TONNES = 5;
const PART_LOAD_SHARE = 1 / 3;

/** How many of the load's containers a trailer takes: by their length, and by what each weighs. */
function boxesOn({ kind, kilograms, boxes = 1 }: Load, { plannedTonnes }: PlannedTruck): number {
  const byLength = TRAILER_FEET / (containerOf(kind) ?? TRAILER_FEET);
  const byWeight = Math.floor((plannedTonnes * KILOGRAMS * boxes) / kilograms + NOISE);
  return Math.max(1, Math.min(byLength, byWeight));
}

/** How many of the load's machines a truck takes whole: none, where one is too heavy or too large for it. */
function machinesOn({ kilograms, cubicMetres = 0, machines = 1 }: Load, truck: PlannedTruck): number {
  const share = Math.max(kilograms / (truck.plannedTonnes * KILOGRAMS), cubicMetres / truck.cubicMetres);
  return Math.floor(machines / share + NOISE);
}

/** How many of a truck the load needs, as a fraction, and what sets it. */
function need(load: Load, truck: PlannedTruck) {
  const { kilograms, cubicMetres = 0, pallets = 0, machines = 1 } = load;
  const needs: [Limit, number][] = [
    ['weight', kilograms / (truck.plannedTonnes * KILOGRAMS)],
    ['space', cubicMetres / truck.cubicMetres],
    ['pallets', pallets === 0 ? 0 : pallets / truck.palletPlaces],
    ['boxes', load.boxes === undefined ? 0 : load.boxes / boxesOn(load, truck)],
    ['machines', machines === 1 ? 0 : machines / machinesOn(load, truck)],
  ];
  const [limit, of] = needs.reduce((most, next) => (next[1] > most[1] + NOISE ? next : most));
  return { of, limit };
}

/** The part of a load that is left, with pallets whole. */
function part(load: Load, share: number): Load {
  return {
    kind: load.kind,
    kilograms: load.kilograms * share,
    ...(load.cubicMetres !== undefined && { cubicMetres: load.cubicMetres * share }),
    ...(load.pallets !== undefined && { pallets: Math.ceil(load.pallets * share - NOISE) }),
    ...(load.boxes !== undefined && { boxes: Math.ceil(load.boxes * share - NOISE) }),
    ...(load.machines !== undefined && { machines: Math.ceil(load.machines * share - NOISE) }),
  };
}

/** Carries the load with one size; the last truck is the smallest that takes what is left. */
function planWith(main: PlannedTruck, load: Load, fleet: readonly PlannedTruck[]): Plan {
  const { of, limit } = need(load, main);
  const full = Math.floor(of + NOISE);
  const left = of - full;
  const legs: Leg[] = [];
  if (full > 0) legs.push({ truck: main, count: full, share: 1, limit });
  if (left > NOISE) {
    const rest = part(load, left / of);
    const last = fleet.find((truck) => need(rest, truck).of <= 1 + NOISE) ?? main;
    const ofLast = need(rest, last);
    if (last === main && full > 0) legs[0] = { truck: main, count: full + 1, share: of / (full + 1), limit };
    else legs.push({ truck: last, count: 1, share: Math.min(1, ofLast.of), limit: ofLast.limit });
  }
  const carried = legs.reduce((sum, { truck, count }) => sum + truck.plannedTonnes * count, 0);
  return {
    legs,
    trucks: legs.reduce((sum, { count }) => sum + count, 0),
    spare: carried - load.kilograms / KILOGRAMS,
  };
}

/** A single truck of each size that takes the whole load, besides the smallest. */
function roomier(load: Load, fleet: readonly PlannedTruck[]): Plan[] {
  return fleet.flatMap((truck) => {
    const { of, limit } = need(load, truck);
    if (of > 1 + NOISE) return [];
    const legs = [{ truck, count: 1, share: Math.min(1, of), limit }];
    return [{ legs, trucks: 1, spare: truck.plannedTonnes - load.kilograms / KILOGRAMS }];
  });
}

const written = ({ legs }: Plan) => legs.map(({ truck, count }) => `${count}x${truck.size}`).join('+');

/**
 * Ways to carry a load, best first. No truck of any plan is loaded beyond the weight that it is planned with, whatever size it is
 * booked by; among these, fewest trucks, then least spare capacity.
 * @param load with a weight above 0
 * @returns at least one plan, no two alike; none where no truck of the kind takes pallets, or a machine whole
 */
export function plansFor(load: Load): Plan[] {
  const fleet = trucksFor(load.kind).filter(
    (truck) =>
      (!load.pallets || truck.palletPlaces > 0) && (load.kind !== 'machine' || machinesOn(load, truck) > 0),
  );
  const plans = [...roomier(load, fleet), ...fleet.map((main) => planWith(main, load, fleet))];
  const distinct = new Map(plans.map((plan) => [written(plan), plan]));
  return [...distinct.values()].sort((one, other) => one.trucks - other.trucks || one.spare - other.spare);
}

/** Whether goods take larger trucks, or more of them, because they must stay dry. */
export function takesMoreToStayDry(load: Load, trucks: readonly { size: number; count: number }[]): boolean {
  const [unsheltered] = load.kind === 'dry' ? plansFor({ ...load, kind: 'packed' }) : [];
  const tons = (some: readonly { size: number; count: number }[]) =>
    some.reduce((sum, { size, count }) => sum + size * count, 0);
  const least = unsheltered?.legs.map(({ truck, count }) => ({ size: truck.size, count }));
  return least !== undefined && tons(trucks) > tons(least);
}

/** Whether a load is better off sharing a truck: a truck of its own would run nearly empty. */
export function isPartLoad(load: Load): boolean {
  const [smallest] = trucksFor('packed');
  if (!smallest || !isPacked(load.kind) || load.kilograms >= PART_LOAD_TONNES * KILOGRAMS) return false;
  return need(load, smallest).of <= PART_LOAD_SHARE;
}

/**
 * The gross weight, in tonnes, of one truck with the whole load, where that is above the ceiling: the reason to
 * split it.
 * @returns nothing where weight is no reason, or the load cannot be split
 */
export function grossOnOneTruck({ kind, kilograms, machines }: Load): number | undefined {
  if (machines === 1) return undefined;
  const [strongest] = trucksFor(kind).sort((one, other) => other.plannedTonnes - one.plannedTonnes);
  if (!strongest) return undefined;
  const gross = kilograms / KILOGRAMS + strongest.emptyTonnes;
  return gross > GROSS_CEILING + NOISE ? gross : undefined;
}

/** A share as a percentage without decimals: never 0 for a load that is there, 100 only for a full truck. */
export function percentFull(share: number): number {
  if (share >= 1 - NOISE) return 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
