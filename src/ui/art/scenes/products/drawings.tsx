import type { ComponentType } from 'react';
import { BagStock } from '../stock/BagStock.tsx';
import { CartonStock } from '../stock/CartonStock.tsx';
import { RackStock } from '../stock/RackStock.tsx';
import { HarvestYard } from './HarvestYard.tsx';
import { LegsPlan } from './LegsPlan.tsx';
import { PortGate } from './PortGate.tsx';
import { StoreCutaway } from './StoreCutaway.tsx';

/** The first drawings of the product pages, and the stock that shows their percentages. */
export const PRODUCT_SCENES = {
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
