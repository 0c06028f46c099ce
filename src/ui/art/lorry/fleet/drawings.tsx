import type { ComponentType } from 'react';
import type { TruckSize } from '#domain/price/trucks/trucks.ts';
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
  surface?: 'ink',
): ComponentType {
  return () => (
    <Canvas box={[-left, -height, left + right, height]} surface={surface}>
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

/** The sheet of each size: how far it reaches to the left and to the right of the cab's back wall, and its height, in cm. */
export const SHEETS: Record<TruckSize, readonly [left: number, right: number, height: number]> = {
  15: [540, CAB_OVER_FRONT, CAB_OVER_HEIGHT],
  20: [710, CAB_OVER_FRONT, CAB_OVER_HEIGHT],
  25: [854, CAB_OVER_FRONT, CAB_OVER_HEIGHT],
  30: [1244, CAB_OVER_FRONT, CAB_OVER_HEIGHT],
  40: [1266, CAB_OVER_FRONT, BOX_HEIGHT],
  45: [1014, CAB_OVER_FRONT, CAB_OVER_HEIGHT],
  50: [1244, CAB_OVER_FRONT, CAB_OVER_HEIGHT],
  60: [1304, BONNET_FRONT, BONNET_HEIGHT],
};

/** The fleet, one file each and all at one scale. `tipper` and `partner-lorry` bleed off the left edge of their sheet. */
export const FLEET = {
  tipper: sheet(Tipper, 470, CAB_OVER_FRONT, CAB_OVER_HEIGHT),
  'partner-lorry': sheet(BonnetedDropside, 310, BONNET_FRONT, BONNET_HEIGHT),
  'road-container': sheet(BonnetedFortyFoot, 1260, BONNET_FRONT, BOX_HEIGHT),
  'offer-lorry': sheet(PaperFortyFoot, 1266, CAB_OVER_FRONT, BOX_HEIGHT),
  'truck-15': sheet(ShortDropside, ...SHEETS[15]),
  'truck-20': sheet(LongDropside, ...SHEETS[20]),
  'truck-25': sheet(TippingTrailer, ...SHEETS[25]),
  'truck-30': sheet(SidedTrailer, ...SHEETS[30]),
  'truck-40': sheet(FortyFoot, ...SHEETS[40]),
  'truck-45': sheet(Tanker, ...SHEETS[45]),
  'truck-50': sheet(CoveredFlatbed, ...SHEETS[50]),
  'truck-60': sheet(LowBedLorry, ...SHEETS[60]),
  'truck-25-on-ink': sheet(TippingTrailer, ...SHEETS[25], 'ink'),
  'truck-30-on-ink': sheet(SidedTrailer, ...SHEETS[30], 'ink'),
} satisfies Record<string, ComponentType>;
