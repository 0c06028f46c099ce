import { palette } from '#src/illustrations/palette.ts';
import { Sheet } from './Sheet.tsx';

/** Every colour of the drawings and pages, under the name it has in the code. */
export function Colours() {
  return (
    <Sheet title="Colours">
      <ul className="kit-grid kit-narrow">
        {Object.entries(palette).map(([name, value]) => (
          <li key={name}>
            <svg className="kit-swatch" aria-hidden="true">
              <rect width="100%" height="100%" fill={value} />
            </svg>
            <p className="text-label font-semibold">{name}</p>
            <p className="text-label text-muted">{value}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
