import { palette } from '../palette.ts';
import { type Axles, DECK_TOP } from './Chassis.tsx';
import { Repeat } from './Repeat.tsx';
import { useDarks } from './surface.tsx';
import { PAPER_WHEEL, Wheel, type WheelPaint } from './Wheel.tsx';

/** Height of the low deck, in cm above ground (negative is up): what stands here passes under a bridge. */
export const LOW_DECK = -66;

interface LowBedProps {
  /** Left end, where the neck rises, and right end, in cm. */
  from: number;
  neck: number;
  to: number;
  axles: Axles;
  wheel?: WheelPaint;
}

/** A low-bed trailer for machines and project cargo: a low deck before the axles, and a neck up to the tractor. */
export function LowBed({ from, neck, to, axles, wheel = PAPER_WHEEL }: LowBedProps) {
  const darks = useDarks();
  const rear = Math.max(...axles) + 70;
  return (
    <>
      <Repeat at={axles}>
        <Wheel paint={wheel} />
      </Repeat>
      <path
        fill={darks.part}
        d={`M${from},${DECK_TOP}H${rear}L${rear + 46},${LOW_DECK}H${neck - 46}L${neck},${DECK_TOP}H${to}v18H${neck + 12}L${neck - 30},${LOW_DECK + 20}H${rear + 36}L${rear - 10},${DECK_TOP + 18}H${from}z`}
      />
      <path fill={palette.amber} d={`M${from},${DECK_TOP + 4}h24v10h-24z`} />
    </>
  );
}
