import { NigeriaMap } from '../map/NigeriaMap.tsx';
import { BagStacks } from './BagStacks.tsx';
import { CorridorCover } from './covers/CorridorCover.tsx';
import { QuayCover } from './covers/QuayCover.tsx';
import { WarehouseCover } from './covers/WarehouseCover.tsx';
import { YardCover } from './covers/YardCover.tsx';
import { GateBarrier } from './GateBarrier.tsx';
import { Racking } from './Racking.tsx';
import { ReportBars } from './ReportBars.tsx';
import { Rosette } from './Rosette.tsx';
import { SafetyDiamond } from './SafetyDiamond.tsx';
import { SupportDial } from './SupportDial.tsx';
import { TrackingMap } from './TrackingMap.tsx';

const WIDE = { width: 1600, height: 500 };
const CARD = { width: 800, height: 600 };

/** The scenes that are served as files. A `-tile` is the compact form for phones, a `-card` the 4 to 3 view of a cover. */
export const SCENES = {
  racking: { component: () => <Racking />, width: 420, height: 392 },
  tracking: { component: () => <TrackingMap />, width: 500, height: 504 },
  'tracking-tile': { component: () => <TrackingMap compact />, width: 240, height: 200 },
  safety: { component: () => <SafetyDiamond />, width: 320, height: 260 },
  'safety-tile': { component: () => <SafetyDiamond compact />, width: 240, height: 200 },
  support: { component: () => <SupportDial />, width: 320, height: 258 },
  'support-tile': { component: () => <SupportDial compact />, width: 240, height: 200 },
  reports: { component: () => <ReportBars />, width: 320, height: 240 },
  'reports-tile': { component: () => <ReportBars compact />, width: 240, height: 200 },
  'bag-stacks': { component: () => <BagStacks />, width: 320, height: 134 },
  gate: { component: () => <GateBarrier />, width: 560, height: 330 },
  rosette: { component: () => <Rosette />, width: 660, height: 660 },
  map: { component: () => <NigeriaMap />, width: 772, height: 650 },
  quay: { component: () => <QuayCover />, ...WIDE },
  'quay-card': { component: () => <QuayCover view="card" />, ...CARD },
  yard: { component: () => <YardCover />, ...WIDE },
  'yard-card': { component: () => <YardCover view="card" />, ...CARD },
  warehouse: { component: () => <WarehouseCover />, ...WIDE },
  'warehouse-card': { component: () => <WarehouseCover view="card" />, ...CARD },
  corridor: { component: () => <CorridorCover />, ...WIDE },
  'corridor-card': { component: () => <CorridorCover view="card" />, ...CARD },
} as const;
