import type { ReactNode } from 'react';
import { palette } from '../../palette.ts';
import { BonnetedCab } from '../../parts/BonnetedCab.tsx';
import { CabOver } from '../../parts/CabOver.tsx';
import {
  type Axles,
  Chassis,
  DECK_TOP,
  Dropside,
  LOW_DECK,
  LowBed,
  Tank,
  Trailer,
} from '../../parts/Chassis.tsx';
import { BOX_PAINTS, type BoxPaint, Container } from '../../parts/Container.tsx';
import { Pipes, TARPAULIN_BAG, Tarpaulin, TipperBody } from '../../parts/open-bodies.tsx';
import { CAB_PAINTS, type CabPaint } from '../../parts/paint.ts';
import { BODIES } from './rigid.tsx';

/*
 * Tractor and semi-trailer: the cab's back wall is x = 0, the trailer runs to the left of it. Those of the fleet have six axles.
 */

interface TractorProps {
  paint: CabPaint;
  driver?: boolean;
  axles?: Axles;
  /** Stands behind the tractor, so that its wheels and frame cover the coupling. */
  children: ReactNode;
}

function Tractor({ paint, driver, axles = [-208, -86], children }: TractorProps) {
  return (
    <>
      {children}
      <Chassis from={-270} to={4} axles={axles} wheel={paint.wheel} />
      <CabOver paint={paint} driver={driver} />
    </>
  );
}

interface ArticulatedProps {
  paint?: CabPaint;
  driver?: boolean;
}

interface BoxedProps extends ArticulatedProps {
  box?: BoxPaint;
}

/** 20 ft container on a short skeletal trailer, with few axles: a scene counts its elements. */
export function TwentyFoot({ paint = CAB_PAINTS.forest, box = BOX_PAINTS.amber, driver }: BoxedProps) {
  return (
    <Tractor paint={paint} driver={driver} axles={[-100]}>
      <Trailer from={-660} to={-20} axles={[-590, -470]} leg={-290} />
      <Container feet={20} at={[[-642, DECK_TOP]]} paint={box} />
    </Tractor>
  );
}

/** 40 ft container on a skeletal trailer. */
export function FortyFoot({ paint = CAB_PAINTS.laterite, box = BOX_PAINTS.forest, driver }: BoxedProps) {
  return (
    <Tractor paint={paint} driver={driver}>
      <Trailer from={-1262} to={-20} axles={[-1190, -1070, -950]} leg={-340} />
      <Container feet={40} at={[[BODIES[40].right - BODIES[40].length, DECK_TOP]]} paint={box} />
    </Tractor>
  );
}

/** Long trailer with boards all round, for bags and whatever else is loaded by hand. */
export function SidedTrailer({ paint = CAB_PAINTS.forest, driver }: ArticulatedProps) {
  return (
    <Tractor paint={paint} driver={driver}>
      <Trailer from={-1240} to={-20} axles={[-1170, -1050, -930]} leg={-340} />
      <Dropside x={BODIES[30].right} y={BODIES[30].floor} length={BODIES[30].length} bays={9} />
    </Tractor>
  );
}

/** Tipping trailer. */
export function TippingTrailer({ paint = CAB_PAINTS.laterite, driver }: ArticulatedProps) {
  return (
    <Tractor paint={paint} driver={driver}>
      <Trailer from={-830} to={-20} axles={[-760, -640, -520]} leg={-330} />
      <TipperBody x={BODIES[25].right} y={DECK_TOP} length={BODIES[25].length} overCab={false} />
    </Tractor>
  );
}

/** Road tanker. */
export function Tanker({ paint = CAB_PAINTS.forest, driver }: ArticulatedProps) {
  return (
    <Tractor paint={paint} driver={driver}>
      <Trailer from={-1010} to={-20} axles={[-940, -820, -700]} leg={-330} />
      <Tank x={BODIES[45].right} />
    </Tractor>
  );
}

/** Flatbed; its load, if any, stands on DECK_TOP. */
export function Flatbed({
  paint = CAB_PAINTS.laterite,
  driver,
  children,
}: ArticulatedProps & { children?: ReactNode }) {
  return (
    <Tractor paint={paint} driver={driver}>
      <Trailer from={-1240} to={-20} axles={[-1170, -1050, -930]} leg={-330} />
      <path fill={palette.steelDeep} d={`M-36,${DECK_TOP}v-110h12v110z`} />
      {children}
    </Tractor>
  );
}

/** Flatbed with bagged goods under a tarpaulin. */
export function CoveredFlatbed(props: ArticulatedProps) {
  return (
    <Flatbed {...props}>
      <Tarpaulin x={BODIES[50].right} y={DECK_TOP} bags={BODIES[50].length / TARPAULIN_BAG} />
    </Flatbed>
  );
}

/** The same 40 ft container behind a bonneted tractor, for the open road. */
export function BonnetedFortyFoot({ paint = CAB_PAINTS.amber, box = BOX_PAINTS.forest, driver }: BoxedProps) {
  return (
    <>
      <Trailer from={-1252} to={-20} axles={[-1190, -1070, -950]} leg={-480} />
      <Container feet={40} at={[[-1240, DECK_TOP]]} paint={box} />
      <Chassis from={-270} to={60} axles={[-210, -88]} />
      <BonnetedCab paint={paint} driver={driver} />
    </>
  );
}

/** Low-bed with pipes, behind a bonneted tractor. */
export function LowBedLorry({ paint = CAB_PAINTS.laterite, driver }: ArticulatedProps) {
  return (
    <>
      <LowBed from={-1300} neck={-290} to={-20} axles={[-1240, -1120, -1000]} />
      <Pipes x={-860} y={LOW_DECK} length={500} />
      <Chassis from={-270} to={60} axles={[-210, -88]} wheel={paint.wheel} />
      <BonnetedCab paint={paint} driver={driver} />
    </>
  );
}
