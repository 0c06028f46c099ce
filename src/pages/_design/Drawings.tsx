import { DRAWING_NAMES } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { Sheet } from './Sheet.tsx';

/** Every drawing that is served as a file, under its name. */
export function Drawings() {
  return (
    <Sheet title="Drawings">
      <ul className="kit-grid">
        {DRAWING_NAMES.map((name) => (
          <li key={name} className="kit-drawing">
            <Scene name={name} alt="" className="h-auto w-full" />
            <p className="text-label font-semibold">{name}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
