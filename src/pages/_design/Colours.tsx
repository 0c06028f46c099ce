import { palette, ROLES } from '#src/ui/art/palette.ts';
import { Sheet } from './Sheet.tsx';

const ROLE_OF = new Map([...ROLES].map(([role, value]) => [value, role]));

/** Every colour of the drawings, under its paint, with the role that it has on pages. */
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
            <p className="text-label">{ROLE_OF.get(value) ?? 'drawings alone'}</p>
            <p className="text-label text-muted">{value}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
