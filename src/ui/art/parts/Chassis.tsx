import { palette } from '../palette.ts';
import { Repeat } from './Repeat.tsx';
import { useDarks } from './surface.tsx';
import { AMBER_WHEEL, PAPER_WHEEL, Wheel, type WheelPaint } from './Wheel.tsx';

/** Top of a rigid lorry's frame, and of a semi-trailer's deck, in cm above ground (negative is up). */
export const FRAME_TOP = -108;
export const DECK_TOP = -124;

/** Middles of axles, in cm. */
export type Axles = readonly [number, ...number[]];

interface RearProps {
  /** Left and right end of the frame, in cm. */
  from: number;
  to: number;
  axles: Axles;
  wheel?: WheelPaint;
}

/** A rigid lorry's frame with its rear axles; bodies stand on FRAME_TOP. */
export function Chassis({ from, to, axles, wheel = AMBER_WHEEL }: RearProps) {
  const darks = useDarks();
  return (
    <>
      <path fill={darks.part} d={`M${from},${FRAME_TOP}H${to}v20H${from}z`} />
      <Repeat at={axles}>
        <Wheel paint={wheel} />
      </Repeat>
    </>
  );
}

interface TrailerProps extends RearProps {
  /** Where the landing leg stands. */
  leg: number;
}

/** A semi-trailer's deck with axles and landing leg; bodies stand on DECK_TOP. */
export function Trailer({ from, to, axles, leg, wheel = PAPER_WHEEL }: TrailerProps) {
  const darks = useDarks();
  return (
    <>
      <path fill={palette.steelDeep} d={`M${leg},${DECK_TOP + 16}h9v84h-9zM${leg - 7},-26h23v6h-23z`} />
      <path fill={darks.part} d={`M${from},${DECK_TOP}H${to}v18H${from}z`} />
      <Repeat at={axles}>
        <Wheel paint={wheel} />
      </Repeat>
    </>
  );
}
