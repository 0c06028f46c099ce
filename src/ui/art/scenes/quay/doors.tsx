import { BandStrip } from '../../bands/BandStrip.tsx';
import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import type { SceneProps } from '../scene.ts';

const CORRUGATION = 40;

/**
 * The door end of a container with an empty plate for its figures, which the page sets over it; it runs off the right
 * edge and stands on its bottom rail. For a forest field.
 */
export function ContainerDoor(props: SceneProps) {
  return (
    <Canvas box={[0, -259, 300, 259]} {...props}>
      <path fill={palette.lateriteDeep} d="M0 0v-259h300V0z" />
      <path fill={palette.laterite} d="M0-12v-234h300v234zM8-246h14v234H8z" />
      <path fill={palette.lateriteDeep} d="M0-246h6v234H0zM16-246h5v234h-5z" />
      <path
        fill={palette.lateriteDeep}
        d={times(5)
          .map((i) => `M${44 + i * CORRUGATION}-246h18v234h-18z`)
          .join('')}
      />
      <path fill={palette.laterite} d="M28-218h214v188H28z" />
      <path fill={palette.steel} d="M258-246h9v234h-9zM282-246h9v234h-9z" />
      <path fill={palette.steelDeep} d="M264-246h3v234h-3zM288-246h3v234h-3z" />
      <path fill={palette.ink} d="M0 0v-8h300v8zM0-259h22v18H0zM254-142h17v22h-17zM278-142h17v22h-17z" />
    </Canvas>
  );
}

const RODS = [52, 102, 142, 192];

/** The doors of a container from behind, on their ground; for a glass field. */
export function SealedDoors(props: SceneProps) {
  return (
    <Canvas box={[-40, -272, 324, 284]} {...props}>
      <path fill={palette.ink} d="M-40 0h324v12H-40z" />
      <Doors />
    </Canvas>
  );
}

/** Shut doors with four locking rods and one bolt seal, their left edge at x = 0 on y = 0; 244 by 259 cm. */
export function Doors() {
  return (
    <>
      <path fill={palette.lateriteDeep} d="M0-259h244V0H0z" />
      <path fill={palette.laterite} d="M12-246h107v233H12zm113 0h107v233H125z" />
      <path
        fill={palette.lateriteDeep}
        d={times(4)
          .map((i) => `M22-${232 - i * 57}h87v8H22zm113 0h87v8h-87z`)
          .join('')}
      />
      <BandStrip motif="lozenge" x={0} y={-259} width={244} height={24} count={10} />
      <path fill={palette.steel} d={RODS.map((x) => `M${x - 4}-232h8v226h-8z`).join('')} />
      <path
        fill={palette.ink}
        d={RODS.map((x) => `M${x - 8}-228h16v10h-16zm0 204h16v10h-16zm0-120h16v10h-16z`).join('')}
      />
      <path fill={palette.steelDeep} d="M98-112h46v10H98z" />
      <path fill={palette.steelDeep} d="M116-118h12v34h-12z" />
      <path fill={palette.amber} d="M108-92h28l6 10v30l-8 8h-24l-8-8v-30z" />
      <path fill={palette.ink} d="M112-76h20v5h-20zm0 10h20v5h-20zm0 10h12v5h-12z" />
      <path fill={palette.ink} d="M0 0v-14h18V0zm226 0v-14h18V0z" />
    </>
  );
}
