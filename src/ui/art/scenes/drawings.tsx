import type { ComponentType } from 'react';
import { BAG, Bag } from '../goods/Bag.tsx';
import { PALLET, Pallet } from '../goods/pallets.tsx';
import { diamond, stack } from '../goods/shapes.ts';
import { NigeriaMap } from '../map/NigeriaMap.tsx';
import { TripMap } from '../map/TripMap.tsx';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { starPath } from '../parts/star.ts';
import { PORTRAIT_DRAWINGS } from '../people/Head.tsx';
import { Crew, Signing } from './Crew.tsx';
import { ClaimCover, ClockCover, SealCover } from './covers/desk-covers.tsx';
import { QuayCover } from './covers/QuayCover.tsx';
import { RainCover } from './covers/RainCover.tsx';
import {
  CorridorCover,
  HandoverCover,
  InspectionCover,
  NightCover,
  ReturnCover,
} from './covers/road-covers.tsx';
import { PalletsCover, StoreCover, TallyCover, WarehouseCover } from './covers/store-covers.tsx';
import { BarrierCover, FleetCover, GateCover, ParkCover, YardCover } from './covers/yard-covers.tsx';
import { NightDesk, SupportDial } from './desk/NightDesk.tsx';
import { PhoneInHand } from './desk/PhoneInHand.tsx';
import { Claim, ReportBars } from './desk/papers.tsx';
import { EmptyYard } from './EmptyYard.tsx';
import { GuideRack } from './guides/GuideRack.tsx';
import { HarvestYard } from './products/HarvestYard.tsx';
import { LegsPlan } from './products/LegsPlan.tsx';
import { PortGate } from './products/PortGate.tsx';
import { StoreCutaway } from './products/StoreCutaway.tsx';
import { ContainerDoor, SealedDoors } from './quay/doors.tsx';
import { ReturnedContainers, ReturnedCrates, ReturnedDrums, ReturnedRejects } from './Returns.tsx';
import { GateBarrier } from './road/GateBarrier.tsx';
import { Handover } from './road/Handover.tsx';
import { LoadedLorry } from './road/LoadedLorry.tsx';
import { NightExpress } from './road/NightExpress.tsx';
import { ReturnLeg } from './road/ReturnLeg.tsx';
import { TrackingMap } from './road/TrackingMap.tsx';
import type { SceneProps, View } from './scene.ts';
import { Racking } from './stock/Racking.tsx';
import { HundredBags, ShelteredGoods } from './stock/ShelteredGoods.tsx';
import { BagStock, CartonStock, RackStock } from './stock/stock.tsx';

/** The first drawings of the product pages, and the stock that shows their percentages. */
const PRODUCT_SCENES = {
  store: StoreCutaway,
  'store-dock': () => <StoreCutaway view="dock" />,
  'port-gate': PortGate,
  'port-gate-tile': () => <PortGate view="gate" />,
  legs: LegsPlan,
  harvest: HarvestYard,
  'harvest-farm': () => <HarvestYard view="farm" />,
  'rack-20': () => <RackStock percent={20} />,
  'rack-30': () => <RackStock percent={30} />,
  'rack-95': () => <RackStock percent={95} />,
  'cartons-20': () => <CartonStock percent={20} />,
  'cartons-25': () => <CartonStock percent={25} />,
  'cartons-30': () => <CartonStock percent={30} />,
  'cartons-40': () => <CartonStock percent={40} />,
  'bags-20': () => <BagStock percent={20} />,
  'bags-30': () => <BagStock percent={30} />,
} satisfies Record<string, ComponentType>;

const ACROSS = 3;
const PITCH = { width: BAG.width, height: 23 };
const JUTE_AT = 225;
const JUTE_SCALE = 1.25;
/** Alternate courses are set back, so that the stack holds. */
const BOND = 4;

/** The contact desk: cement on a pallet and jute bags beside it, on the lower edge of an ink field. */
function BagStacks(props: SceneProps) {
  const span = ACROSS * BAG.width + BOND;
  return (
    <Canvas box={[0, -134, 320, 134]} {...props}>
      <g transform={`scale(${span / PALLET.width} 1)`}>
        <Pallet />
      </g>
      <Bag at={stack({ count: 15, across: ACROSS, pitch: PITCH, bond: BOND, from: [0, -PALLET.height] })} />
      <g transform={`translate(${JUTE_AT}) scale(${JUTE_SCALE})`}>
        <Bag kind="jute" at={stack({ count: 3, across: 1, pitch: PITCH, bond: BOND })} />
      </g>
    </Canvas>
  );
}

/** The testimonial's stamp: a great painted rosette for a laterite field, drawn to bleed off its right edge. */
function Rosette(props: SceneProps) {
  return (
    <Canvas box={[-330, -330, 660, 660]} {...props}>
      <path d={starPath(24, 328, 236)} fill={palette.lateriteDeep} />
      <path d={starPath(16, 258, 150)} fill={palette.amber} />
      <path d={starPath(16, 148, 98)} fill={palette.laterite} />
      <path d={starPath(8, 101, 42)} fill={palette.paper} />
      <circle r="20" fill={palette.forest} />
    </Canvas>
  );
}

const CARD: View = [-160, -152, 320, 260];
const TILE: View = [-124, -145, 248, 290];

/**
 * The safety card: a painted diamond on a burst, for a laterite field; the card cuts it at its lower edge.
 * `compact` is the whole of it for a small tile.
 */
function SafetyDiamond({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? TILE : CARD} {...props}>
      <path d={starPath(20, 150, 98)} fill={palette.lateriteDeep} />
      <path d={diamond(0, 0, compact ? 104 : 122)} fill={palette.paper} />
      <path d={diamond(0, 0, compact ? 86 : 104)} fill={palette.ink} />
      <path d={diamond(0, 0, compact ? 82 : 98)} fill={palette.forest} />
      <path d={starPath(8, compact ? 68 : 80, compact ? 30 : 31)} fill={palette.amber} />
      <circle r="19" fill={palette.laterite} />
      <circle r="8" fill={palette.paper} />
    </Canvas>
  );
}

/** The scenes that are served as files. A `-tile` is the compact form for phones, a `-card` the 4 to 3 view of a cover. */
export const SCENES = {
  racking: Racking,
  'racking-tile': () => <Racking compact />,
  tracking: TrackingMap,
  'tracking-tile': () => <TrackingMap compact />,
  safety: SafetyDiamond,
  'safety-tile': () => <SafetyDiamond compact />,
  support: SupportDial,
  'support-tile': () => <SupportDial compact />,
  reports: ReportBars,
  'reports-tile': () => <ReportBars compact />,
  'bag-stacks': BagStacks,
  'container-door': ContainerDoor,
  crew: Crew,
  signing: Signing,
  'loaded-lorry': LoadedLorry,
  'loaded-lorry-tile': () => <LoadedLorry compact />,
  gate: GateBarrier,
  'gate-arm': () => <GateBarrier part="arm" />,
  'gate-post': () => <GateBarrier part="post" />,
  'guide-rack': GuideRack,
  'guide-rack-tile': () => <GuideRack view="rack" />,
  'hundred-bags': HundredBags,
  'hundred-bags-tile': () => <HundredBags compact />,
  'portrait-haulier': PORTRAIT_DRAWINGS.haulier,
  'portrait-payer': PORTRAIT_DRAWINGS.payer,
  'portrait-marshal': PORTRAIT_DRAWINGS.marshal,
  'portrait-loader': PORTRAIT_DRAWINGS.loader,
  'portrait-clerk': PORTRAIT_DRAWINGS.clerk,
  'portrait-trader': PORTRAIT_DRAWINGS.trader,
  'sealed-doors': SealedDoors,
  'empty-yard': EmptyYard,
  'empty-yard-card': () => <EmptyYard view="card" />,
  rosette: Rosette,
  map: NigeriaMap,
  'trip-map': TripMap,
  'phone-in-hand': PhoneInHand,
  'sheltered-goods': ShelteredGoods,
  'sheltered-goods-tile': () => <ShelteredGoods compact />,
  claim: Claim,
  'night-desk': NightDesk,
  'night-express': NightExpress,
  'night-express-tile': () => <NightExpress compact />,
  'return-leg': ReturnLeg,
  'return-leg-tile': () => <ReturnLeg compact />,
  handover: Handover,
  'return-crates': ReturnedCrates,
  'return-rejects': ReturnedRejects,
  'return-containers': ReturnedContainers,
  'return-drums': ReturnedDrums,
  quay: QuayCover,
  'quay-card': () => <QuayCover view="card" />,
  yard: YardCover,
  'yard-card': () => <YardCover view="card" />,
  warehouse: WarehouseCover,
  'warehouse-card': () => <WarehouseCover view="card" />,
  corridor: CorridorCover,
  'corridor-card': () => <CorridorCover view="card" />,
  terminal: GateCover,
  'terminal-card': () => <GateCover view="card" />,
  damage: ClaimCover,
  'damage-card': () => <ClaimCover view="card" />,
  tally: TallyCover,
  'tally-card': () => <TallyCover view="card" />,
  payment: HandoverCover,
  'payment-card': () => <HandoverCover view="card" />,
  night: NightCover,
  'night-card': () => <NightCover view="card" />,
  depot: StoreCover,
  'depot-card': () => <StoreCover view="card" />,
  pallets: PalletsCover,
  'pallets-card': () => <PalletsCover view="card" />,
  rain: RainCover,
  'rain-card': () => <RainCover view="card" />,
  seal: SealCover,
  'seal-card': () => <SealCover view="card" />,
  inspection: InspectionCover,
  'inspection-card': () => <InspectionCover view="card" />,
  fleet: FleetCover,
  'fleet-card': () => <FleetCover view="card" />,
  park: ParkCover,
  'park-card': () => <ParkCover view="card" />,
  barrier: BarrierCover,
  'barrier-card': () => <BarrierCover view="card" />,
  return: ReturnCover,
  'return-card': () => <ReturnCover view="card" />,
  clock: ClockCover,
  'clock-card': () => <ClockCover view="card" />,
  ...PRODUCT_SCENES,
} satisfies Record<string, ComponentType>;
