import { Band } from '#src/illustrations/bands/Band.tsx';
import { MOTIFS } from '#src/illustrations/bands/motifs.ts';
import { Sheet } from './Sheet.tsx';

/** The eight painted bands. */
export function Bands() {
  return (
    <Sheet title="Bands">
      <ul className="grid gap-gutter md:grid-cols-2">
        {MOTIFS.map((motif) => (
          <li key={motif}>
            <Band motif={motif} size="large" />
            <p className="mt-2 text-label font-semibold">{motif}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
