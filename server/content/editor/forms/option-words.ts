import { COVERS, type Cover } from '#domain/media/picture.ts';
import type { Choice } from './choices.ts';
import { labelOf } from './labels.ts';

/** What the drawings show, each after its name, by which errors and files know it. */
const DRAWINGS: Record<Cover, string> = {
  quay: 'Quay: a crane loads a ship',
  yard: 'Yard: a truck at a warehouse',
  warehouse: 'Warehouse: a forklift in its door',
  corridor: 'Corridor: a road across the map',
  terminal: 'Terminal: a container truck at the gate',
  damage: 'Damage: a claim form and torn cartons',
  tally: 'Tally: a tally sheet between stacks of bags',
  payment: 'Payment: a signed paper in front of a warehouse',
  night: 'Night: a truck under the moon',
  depot: 'Depot: a forklift loads a truck',
  pallets: 'Pallets: goods in the dark of a warehouse',
  rain: 'Rain: a covered truck on a wet road',
  seal: 'Seal: a padlocked container and its papers',
  inspection: 'Inspection: a truck that passed',
  fleet: 'Fleet: a tipper, a tanker and others',
  park: 'Park: a truck below a lamp at night',
  barrier: 'Barrier: a truck before a closed road',
  return: 'Return: an empty flatbed on its way back',
  clock: 'Clock: a truck by day and night',
};

const isOfCovers = (values: readonly (string | number)[]) =>
  values.length === COVERS.length && COVERS.every((cover) => values.includes(cover));

/** The values of a field in words. */
export function optionsOf(values: (string | number)[]): Choice[] {
  const words: Partial<Record<string | number, string>> = isOfCovers(values) ? DRAWINGS : {};
  return values.map((value) => ({ value, label: words[value] ?? labelOf(value) }));
}
