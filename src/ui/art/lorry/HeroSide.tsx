import { CabOver } from '../parts/CabOver.tsx';
import { Canvas } from '../parts/Canvas.tsx';
import { HeroGear } from './HeroGear.tsx';

/** From the left end of the gear to the cab's bumper, and from the ground to its visor, in cm. */
const BOX = [-1233, -380, 1465, 380] as const;

/** The wheels turn once as the lorry comes to a stand; the rule lives in the file, which page styles do not reach. */
const ROLL = `@media (prefers-reduced-motion:no-preference){@keyframes roll{from{transform:rotate(-1turn)}}.roll{animation:roll 1.6s cubic-bezier(.2,.7,.2,1) both;transform-box:fill-box;transform-origin:center}}`;

/** The parts of the hero lorry that wide screens show besides its board: the gear below the body and the cab. */
export function HeroSide() {
  return (
    <Canvas box={BOX}>
      <style>{ROLL}</style>
      <HeroGear starClass="roll" />
      <CabOver driver starClass="roll" />
    </Canvas>
  );
}
