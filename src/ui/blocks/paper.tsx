import { type ReactNode, useId } from 'react';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { palette } from '#src/ui/art/palette.ts';

const TOOTH = { width: 16, height: 10 };

/** The toothed edge that a cutter leaves on paper, as wide as the paper above it; decoration. */
function TornEdge() {
  const id = useId();
  return (
    <svg width="100%" height={TOOTH.height} className="block" aria-hidden="true">
      <pattern id={id} width={TOOTH.width} height={TOOTH.height} patternUnits="userSpaceOnUse">
        <path fill={palette.paper} d={`M0,0h${TOOTH.width}l${-TOOTH.width / 2},${TOOTH.height}z`} />
      </pattern>
      <rect width="100%" height={TOOTH.height} fill={`url(#${id})`} />
    </svg>
  );
}

interface Props {
  /** So that an address leads here, with the focus. */
  id?: string | undefined;
  heading: string;
  /** Stands beside the heading. */
  note?: string;
  className?: string;
  children: ReactNode;
}

/** Paper torn off a roll, from edge to edge of a phone. On paper, it is paper itself. */
export function TornSlip({ id, heading, note, className = '', children }: Props) {
  return (
    <div id={id} tabIndex={id ? -1 : undefined} className={`-mx-margin text-ink md:mx-0 ${className}`}>
      <div className="bg-paper">
        <Band motif="check" size="small" className="print:hidden" />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-[3px] border-ink px-5 py-4 md:px-7">
          <h2 className="text-h3">{heading}</h2>
          {note && <p className="text-label text-muted">{note}</p>}
        </div>
        {children}
      </div>
      <div className="print:hidden">
        <TornEdge />
      </div>
    </div>
  );
}
