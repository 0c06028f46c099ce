import { CabOver } from '../parts/CabOver.tsx';
import { Canvas } from '../parts/Canvas.tsx';

/** The cab alone, as a file. */
export function CabDrawing() {
  return (
    <Canvas box={[-16, -384, 252, 384]}>
      <CabOver driver />
    </Canvas>
  );
}
