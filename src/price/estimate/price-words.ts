import { grouped, naira } from '#domain/company/claims.ts';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { Line } from '#domain/price/rates/card.ts';
import type { Priced, Unpriced } from '#domain/price/rates/estimate.ts';
import type { Route } from '#domain/price/roads/route.ts';
import { longDay } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';

/** Places on the way that are named in a line: more are left to the map. */
const MOST_STOPS = 6;

/** '₦2,300,000 to ₦2,875,000' */
export const rangeWords = ({ range }: Pick<Priced, 'range'>, copy: PricePageCopy['answer']): string =>
  fill(copy.range, { low: naira(range.low), high: naira(range.high) });

/** '1,130 km', or 'about 147 km' */
export const kilometres = ({ km, about }: Pick<Route, 'km' | 'about'>, copy: PricePageCopy['road']): string =>
  fill(about ? copy.about : copy.km, { km: grouped(km) });

/** The places on the way, evenly chosen where they are many; empty where the road has none. */
export function stopsOnTheWay({ legs }: Pick<Route, 'legs'>): string[] {
  const names = legs.slice(0, -1).map(({ to }) => to.name);
  if (names.length <= MOST_STOPS) return names;
  const step = (names.length - 1) / (MOST_STOPS - 1);
  return Array.from({ length: MOST_STOPS }, (_, index) => names[Math.round(index * step)] ?? '');
}

/** The name of a line of an estimate. */
export const partWords = ({ key, size, band }: Line, copy: PricePageCopy['slip']): string =>
  fill(copy.lines[key], {
    ...(size && { size }),
    ...(band && { from: grouped(band.from), upTo: grouped(band.upTo) }),
  });

/** How a line comes to its amount: '2 × 380 km × ₦2,400'. */
export function howWords({ band, quantity, unitPrice }: Line, copy: PricePageCopy['slip']): string {
  const each = band ? band.upTo - band.from : 1;
  const count = quantity / each;
  const byRoad = count === 1 ? copy.units.kilometres : copy.units.trucks;
  return fill(band ? byRoad : copy.units.each, {
    count: grouped(count),
    n: grouped(band ? each : quantity),
    price: naira(unitPrice),
  });
}

/** One, or several: '1 day of driving', '3 days of driving'. */
export const counted = (n: number, { one, many }: { one: string; many: string }): string =>
  n === 1 ? one : fill(many, { n: grouped(n) });

/** Why there is no price. */
export function reasonWords(
  { reason, size, extra }: Unpriced,
  copy: PricePageCopy,
  validUntil: string | undefined,
): string {
  return fill(copy.unpriced[reason], {
    ...(size && { size }),
    ...(extra && { extra: copy.extras[extra] }),
    ...(validUntil && { until: longDay(validUntil) }),
  });
}
