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
