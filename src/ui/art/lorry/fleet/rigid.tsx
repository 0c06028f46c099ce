import { BonnetedCab } from '../../parts/BonnetedCab.tsx';
import { CabOver } from '../../parts/CabOver.tsx';
import { type Axles, Chassis, Dropside } from '../../parts/Chassis.tsx';
import { BOX_PAINTS } from '../../parts/Container.tsx';
import { CAB_PAINTS, type CabPaint } from '../../parts/paint.ts';
import { TipperBody } from '../../parts/TipperBody.tsx';
import { BODIES } from './bodies.ts';

/*
 * Rigid lorries: the cab's back wall is x = 0, the body runs to the left of it.
 */

interface LorryProps {
  paint?: CabPaint;
  driver?: boolean;
}

/** Tipper on three axles. */
export function Tipper({ paint = CAB_PAINTS.laterite, driver }: LorryProps) {
  return (
    <>
      <Chassis from={-520} to={4} axles={[-410, -282]} wheel={paint.wheel} />
      <TipperBody x={-14} />
      <CabOver paint={paint} driver={driver} />
    </>
  );
}

/** Short dropside, in the fleet on three axles. */
export function ShortDropside({
  paint = CAB_PAINTS.forest,
  driver,
  axles = [-426, -304],
}: LorryProps & { axles?: Axles }) {
  return (
    <>
      <Chassis from={-520} to={4} axles={axles} wheel={paint.wheel} />
      <Dropside x={BODIES[15].right} length={BODIES[15].length} />
      <CabOver paint={paint} driver={driver} />
    </>
  );
}

/** Long dropside on three axles. */
export function LongDropside({ paint = CAB_PAINTS.laterite, driver }: LorryProps) {
  return (
    <>
      <Chassis from={-700} to={4} axles={[-580, -452]} wheel={paint.wheel} />
      <Dropside x={BODIES[20].right} length={BODIES[20].length} paint={BOX_PAINTS.forest} />
      <CabOver paint={paint} driver={driver} />
    </>
  );
}

/** The owner-driver's bonneted lorry with a dropside body, for partners. */
export function BonnetedDropside({ paint = CAB_PAINTS.laterite, driver }: LorryProps) {
  return (
    <>
      <Chassis from={-520} to={60} axles={[-380, -252]} wheel={paint.wheel} />
      <Dropside x={-12} length={520} />
      <BonnetedCab paint={paint} driver={driver} />
    </>
  );
}
