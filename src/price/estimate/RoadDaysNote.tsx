import type { PricePageCopy } from '#domain/price/copy/price.ts';
import { LAGOS_TRUCK_HOURS, PLANNED_SPEED, type RoadDays } from '#domain/price/roads/days.ts';
import { asHours, TRUCK_SPEED } from '#domain/price/roads/driving-time.ts';
import { fill } from '../../ui/parts/fill.ts';
import { counted } from './price-words.ts';

interface Props {
  copy: PricePageCopy['road'];
  days: RoadDays;
}

/** The days at the wheel, what they assume, and the truck hours of Lagos where they bind. */
export function RoadDaysNote({ copy, days: { planned, least, lagos } }: Props) {
  const bound = (['leaving', 'arriving', 'passing'] as const).filter((name) => lagos[name]);
  return (
    <>
      <p className="mt-5 font-display text-h4">{counted(planned.days, copy.days)}</p>
      <p className="mt-1 text-label">
        {fill(copy.planned, {
          speed: PLANNED_SPEED,
          limit: TRUCK_SPEED,
          least: asHours(least.driving + least.resting),
        })}
      </p>
      {bound.map((name) => (
        <p key={name} className="mt-2 text-label">
          {fill(copy.lagos[name], LAGOS_TRUCK_HOURS)}
        </p>
      ))}
    </>
  );
}
