import { useId } from 'react';
import type { Statistic } from '#domain/shared/copy.ts';
import { palette } from '#src/ui/art/palette.ts';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';
import './load-gauges.css';

interface Props {
  heading: string;
  /** A sentence beside the heading. */
  lead?: string;
  statistics: readonly Statistic[];
  surface?: Surface;
  /** Ends the id of the heading, when a page has two of these. */
  name?: string;
}

/** Percentages as containers that are loaded to that share, or to what remains of it (docs/design.md: data is drawn as freight). */
export function LoadGauges({ heading, lead, statistics, surface = 'brand', name = 'gauges' }: Props) {
  return (
    <section aria-labelledby={name} className={SURFACE_CLASSES[surface]}>
      <div className="measure py-section">
        <div className="grid items-end gap-3 lg:grid-cols-12 lg:gap-gutter">
          <h2 id={name} className="text-h2 lg:col-span-8">
            {heading}
          </h2>
          {lead && <p className="text-lead lg:col-span-4">{lead}</p>}
        </div>
        <ul className="mt-5 grid gap-4 md:mt-8 md:gap-6 lg:gap-4">
          {statistics
            .filter(({ active }) => active)
            .map((statistic) => (
              <Gauge
                key={statistic.text}
                {...statistic}
                frame={FRAMES[surface === 'ink' ? 'ink' : 'colour']}
              />
            ))}
        </ul>
      </div>
    </section>
  );
}

const WHOLE = 100;
/** From this share on, the words find room on the load; below it they are in the empty part. */
const ROOM_ON_THE_LOAD = 60;

/** The frame of a container is ink, and on ink a dark that shows there. */
const FRAMES = {
  colour: { beside: 'lg:bg-ink', around: 'border-ink bg-ink' },
  ink: { beside: 'lg:bg-muted', around: 'border-muted bg-muted' },
} as const;
type Frame = (typeof FRAMES)[keyof typeof FRAMES];

function Gauge({ percent, less, text, frame }: Statistic & { frame: Frame }) {
  const drawn = less ? WHOLE - percent : percent;
  return (
    <li className={`lg:relative lg:p-4 lg:pb-5 ${frame.beside}`}>
      <div className="lg:absolute lg:inset-0 lg:z-1 lg:flex lg:px-4 lg:text-ink">
        {drawn < ROOM_ON_THE_LOAD && (
          <svg width={`${drawn}%`} height="1" className="hidden shrink-0 lg:block" aria-hidden="true" />
        )}
        <p className="gauge-words flex items-center gap-x-5 gap-y-1 pb-2.5">
          <span className="font-display text-figure tabular-nums">{percent}%</span>{' '}
          <span className="max-w-[24ch] text-lead leading-snug font-semibold">{text}</span>
        </p>
      </div>
      <Load percent={drawn} saved={less ? percent : undefined} frame={frame} />
    </li>
  );
}

const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth);

interface LoadProps {
  /** The share that is loaded. */
  percent: number;
  /** What is no longer needed, written into the empty part. */
  saved: number | undefined;
  frame: Frame;
}

/**
 * A container seen through its side: its load, a mark where the load ends, and a ruler of tenths below. The load is a picture of its
 * own, which a browser moves without painting anything.
 */
function Load({ percent, saved, frame }: LoadProps) {
  const id = useId();
  return (
    <div className={`gauge h-10 border-x-4 md:h-16 lg:h-28 lg:border-0 ${frame.around}`}>
      <svg aria-hidden="true">
        <pattern id={`${id}empty`} width="28" height="8" patternUnits="userSpaceOnUse">
          <path fill={palette.sand} d="M0,0h28v8H0z" />
          <path fill={palette.rule} d="M20,0h8v8h-8z" />
        </pattern>
        <rect y="4" width="100%" height="89%" fill={`url(#${id}empty)`} />
        {saved !== undefined && (
          <text
            x={`${percent + saved / 2}%`}
            y="50%"
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink font-display text-h4"
          >
            -{saved}%
          </text>
        )}
      </svg>
      <svg className="gauge-load" aria-hidden="true">
        <pattern id={`${id}load`} width="28" height="8" patternUnits="userSpaceOnUse">
          <path fill={palette.amber} d="M0,0h28v8H0z" />
          <path fill={palette.amberFoot} fillOpacity=".38" d="M20,0h8v8h-8z" />
        </pattern>
        <rect y="4" width={`${percent}%`} height="89%" fill={`url(#${id}load)`} />
        <svg x={`${percent}%`} y="4" height="89%" overflow="visible" aria-hidden="true">
          <path fill={palette.laterite} d="M-14,0h28L3,17h-6z" />
          <rect x="-3" width="6" height="100%" fill={palette.laterite} />
        </svg>
      </svg>
      <svg aria-hidden="true">
        {TENTHS.map((tenth) => (
          <rect
            key={tenth}
            x={`${tenth * 10}%`}
            y={tenth % 5 === 0 ? '94%' : '96%'}
            width="2"
            height={tenth % 5 === 0 ? '6%' : '4%'}
            fill={palette.paper}
          />
        ))}
      </svg>
    </div>
  );
}
