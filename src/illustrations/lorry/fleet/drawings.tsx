import type { ComponentType } from 'react';
import { Canvas } from '../../parts/Canvas.tsx';
import { BOX_PAINTS } from '../../parts/Container.tsx';
import {
  BonnetedFortyFoot,
  CoveredFlatbed,
  FortyFoot,
  LowBedLorry,
  SidedTrailer,
  Tanker,
  TippingTrailer,
} from './articulated.tsx';
import { BonnetedDropside, LongDropside, ShortDropside, Tipper } from './rigid.tsx';

/** A lorry on a sheet of its own, `left` and `right` of the cab's back wall and `height` above the ground, in cm. */
function sheet(
  Lorry: ComponentType<{ driver?: boolean }>,
  left: number,
  right: number,
  height: number,
): ComponentType {
  return () => (
    <Canvas box={[-left, -height, left + right, height]}>
      <Lorry driver />
    </Canvas>
  );
}

/** A forest field would swallow the forest container. */
const PaperFortyFoot = ({ driver }: { driver?: boolean }) => (
  <FortyFoot box={BOX_PAINTS.paper} driver={driver} />
);

const CAB_OVER_FRONT = 236;
const BONNET_FRONT = 418;
const CAB_OVER_HEIGHT = 384;
const BONNET_HEIGHT = 366;
const BOX_HEIGHT = 386;

/** The fleet, one file each and all at one scale. `tipper` and `partner-lorry` bleed off the left edge of their sheet. */
export const FLEET = {
  tipper: sheet(Tipper, 470, CAB_OVER_FRONT, CAB_OVER_HEIGHT),
  'partner-lorry': sheet(BonnetedDropside, 310, BONNET_FRONT, BONNET_HEIGHT),
  'road-container': sheet(BonnetedFortyFoot, 1260, BONNET_FRONT, BOX_HEIGHT),
  'offer-lorry': sheet(PaperFortyFoot, 1266, CAB_OVER_FRONT, BOX_HEIGHT),
  'truck-15': sheet(ShortDropside, 540, CAB_OVER_FRONT, CAB_OVER_HEIGHT),
  'truck-20': sheet(LongDropside, 710, CAB_OVER_FRONT, CAB_OVER_HEIGHT),
  'truck-25': sheet(TippingTrailer, 854, CAB_OVER_FRONT, CAB_OVER_HEIGHT),
  'truck-30': sheet(SidedTrailer, 1244, CAB_OVER_FRONT, CAB_OVER_HEIGHT),
  'truck-40': sheet(FortyFoot, 1266, CAB_OVER_FRONT, BOX_HEIGHT),
  'truck-45': sheet(Tanker, 1014, CAB_OVER_FRONT, CAB_OVER_HEIGHT),
  'truck-50': sheet(CoveredFlatbed, 1244, CAB_OVER_FRONT, CAB_OVER_HEIGHT),
  'truck-60': sheet(LowBedLorry, 1304, BONNET_FRONT, BONNET_HEIGHT),
} satisfies Record<string, ComponentType>;
