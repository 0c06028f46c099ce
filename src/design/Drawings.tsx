import { DRAWING_NAMES } from '#src/illustrations/drawings.ts';
import { Scene } from '#src/illustrations/files.tsx';
import { Sheet } from './Sheet.tsx';

/** Every drawing that is served as a file, under its name. */
export function Drawings() {
  return (
    <Sheet title="Drawings">
      <ul className="grid gap-gutter md:grid-cols-2 lg:grid-cols-3">
        {DRAWING_NAMES.map((name) => (
          <li key={name} className="flex flex-col justify-end rounded-card bg-sand p-5">
            <Scene name={name} alt="" className="h-auto w-full" />
            <p className="mt-3 text-label font-semibold">{name}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
