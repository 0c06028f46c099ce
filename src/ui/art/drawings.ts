import { COVERS } from '#domain/media/picture.ts';
import { TRUCK_SIZES } from '#domain/price/trucks/trucks.ts';

/**
 * Every drawing that is served as a file, by its name in the folder drawings/ and in its address. A `-tile` is the compact form for
 * phones, a `-card` the 4 to 3 view of a cover.
 */
export const DRAWING_NAMES = [
  ...COVERS,
  ...COVERS.map((cover) => `${cover}-card` as const),
  ...TRUCK_SIZES.map((size) => `truck-${size}` as const),
  'bag-stacks',
  'bags-20',
  'bags-30',
  'cartons-20',
  'cartons-25',
  'cartons-30',
  'cartons-40',
  'claim',
  'container-door',
  'crew',
  'empty-yard',
  'empty-yard-card',
  'gate',
  'gate-arm',
  'gate-post',
  'guide-rack',
  'guide-rack-tile',
  'handover',
  'harvest',
  'harvest-farm',
  'hero-panel',
  'hero-side',
  'hundred-bags',
  'hundred-bags-tile',
  'legs',
  'loaded-lorry',
  'loaded-lorry-tile',
  'map',
  'night-desk',
  'night-express',
  'night-express-tile',
  'offer-lorry',
  'partner-lorry',
  'phone-in-hand',
  'port-gate',
  'port-gate-tile',
  'portrait-clerk',
  'portrait-haulier',
  'portrait-loader',
  'portrait-marshal',
  'portrait-payer',
  'portrait-trader',
  'rack-20',
  'rack-30',
  'rack-95',
  'racking',
  'racking-tile',
  'reports',
  'reports-tile',
  'return-containers',
  'return-crates',
  'return-drums',
  'return-leg',
  'return-leg-tile',
  'return-rejects',
  'road-container',
  'rosette',
  'safety',
  'safety-tile',
  'sealed-doors',
  'sheltered-goods',
  'sheltered-goods-tile',
  'signing',
  'store',
  'store-dock',
  'support',
  'support-tile',
  'tipper',
  'tracking',
  'tracking-tile',
  'trip-map',
  'truck-30-on-ink',
] as const;

export type DrawingName = (typeof DRAWING_NAMES)[number];

const FILES = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true });

/**
 * A drawing as it is sent: its file in one line.
 * @throws when there is no file of this name
 */
export function drawingMarkup(name: DrawingName): string {
  const file = FILES[`./drawings/${name}.svg`];
  if (!file) throw new Error(`src/ui/art/drawings has no ${name}.svg`);
  return file.trim().replaceAll(/\s+/g, ' ').replaceAll('> <', '><');
}
