import { Band } from '#src/ui/art/bands/Band.tsx';
import { MOTIFS } from '#src/ui/art/bands/motifs.ts';
import { Road } from '#src/ui/art/bands/Road.tsx';
import { Sheet } from './Sheet.tsx';

/** The eight painted bands in their three heights, and the road. */
export function Bands() {
  return (
    <Sheet title="Bands">
      <ul className="kit-grid kit-wide">
        {MOTIFS.map((motif) => (
          <li key={motif}>
            <Band motif={motif} size="large" />
            <Band motif={motif} />
            <Band motif={motif} size="small" />
            <p className="text-label font-semibold">{motif}</p>
          </li>
        ))}
      </ul>
      <h3 className="text-h4">road</h3>
      <Road />
    </Sheet>
  );
}
