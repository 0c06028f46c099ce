import type { TruckSize } from '#domain/price/trucks/trucks.ts';
import { Scene } from '#src/ui/art/files.tsx';
import './fleet.css';

/** How high each drawing is (src/ui/art/lorry/fleet): its cab, its box or its bonnet is the highest part. */
const HEIGHTS: Record<TruckSize, string> = {
  15: 'fleet-cab',
  20: 'fleet-cab',
  25: 'fleet-cab',
  30: 'fleet-cab',
  40: 'fleet-box',
  45: 'fleet-cab',
  50: 'fleet-cab',
  60: 'fleet-bonnet',
};

/** A truck at the scale of the `.fleet` that it stands in; decorative, its size is said beside it. */
export function ScaledTruck({ size }: { size: TruckSize }) {
  return <Scene name={`truck-${size}`} alt="" className={`fleet-truck ${HEIGHTS[size]}`} />;
}
