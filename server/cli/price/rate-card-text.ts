import type { RateCard } from '#domain/price/rates/card.ts';
import { TRUCK_SIZES } from '#domain/price/trucks/trucks.ts';
import { withSeparators } from '#domain/shared/locale.ts';
import { TRUCK_ITEMS } from '../../price/rates/cells.ts';
import { table } from '../framework/terminal.ts';

const naira = (amount: number | undefined) => (amount === undefined ? '-' : withSeparators(amount));

/** A card as a person reads it on a screen. Prices are naira for one truck. */
export function cardText(card: RateCard): string {
  const { version, sample, issued, validUntil, spread, roundTo, diesel, freightOnDelivery, lanes } = card;
  return [
    `Rate card ${version}${sample ? ', A SAMPLE: its figures are invented' : ''}`,
    `Issued ${issued}, valid until ${validUntil}. Estimates: ${spread.low}% below to ${spread.high}% above, to the nearest ${naira(roundTo)}.`,
    `Diesel ${naira(diesel.reference)} a litre on ${diesel.on}, ${diesel.share}% of the price of the road.`,
    ...(freightOnDelivery === undefined ? [] : [`Freight on delivery adds ${freightOnDelivery}%.`]),
    '',
    truckTable(card),
    ...(lanes.length > 0 ? ['', laneTable(card)] : []),
  ].join('\n');
}

function truckTable({ trucks }: RateCard): string {
  const items = Object.entries(TRUCK_ITEMS);
  const rows = TRUCK_SIZES.flatMap((size) => {
    const rates = trucks[size];
    if (!rates) return [];
    const bands = rates.bands.map(({ upTo, perKm }) => `${naira(perKm)} to ${upTo}`).join(', ');
    return [[String(size), ...items.map(([, name]) => naira(rates[name])), bands]];
  });
  return table(['size', ...items.map(([item]) => item), 'per km, to km'], rows);
}

function laneTable({ lanes }: RateCard): string {
  return table(
    ['from', 'to', 'size', 'price'],
    lanes.map(({ from, to, size, price }) => [from, to, String(size), naira(price)]),
  );
}
