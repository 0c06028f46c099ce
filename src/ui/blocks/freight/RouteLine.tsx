import type { ReactNode } from 'react';
import type { Step } from '#domain/shared/copy.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';
import './route-drive.css';
import './route-line.css';

/** `road` is a tarred road with lozenges, for dark surfaces; `trail` a dashed track between wheels, for light ones. */
export type RouteLook = 'road' | 'trail';

/** Most steps that two rows hold. */
const MOST_STEPS = 8;

interface Props {
  heading: string;
  lead?: string;
  /** Two to eight steps. */
  steps: readonly Step[];
  look: RouteLook;
  surface: Surface;
  /** Ends the id of the heading, when a page has two of these. */
  name?: string;
  /** Drives the road of eight stops with the scroll, and is behind the fifth where nothing moves. */
  lorry?: DrawingName;
  /** The end of the route, below it. */
  children?: ReactNode;
}

/** A process as a route with numbered stops: in rows on wide screens, down the page on phones. */
export function RouteLine({ heading, lead, steps, look, surface, name = 'route', lorry, children }: Props) {
  const across = steps.length > MOST_STEPS - 2 ? 'route-by-4' : 'route-by-3';
  return (
    <section aria-labelledby={name} className={`route-section ${SURFACE_CLASSES[surface]}`}>
      <div className="measure py-section">
        <div className="grid items-end gap-3 lg:grid-cols-12 lg:gap-gutter">
          <h2 id={name} className="text-h2 lg:col-span-7">
            {heading}
          </h2>
          {lead && <p className="text-lead lg:col-span-4 lg:col-start-9">{lead}</p>}
        </div>
        <div className="route-frame mt-5 md:mt-10">
          <ol className={`route route-${look} ${across}`}>
            {steps.map(({ title, text }, place) => (
              <li key={title} className="route-stop">
                <span className="route-number" aria-hidden="true">
                  {place + 1}
                </span>
                <span className="route-way" aria-hidden="true" />
                <h3 className="pt-1.5 text-h4 md:pt-3 lg:pt-0">{title}</h3>
                <p className="mt-0.5 max-w-[34ch] max-md:text-label md:mt-2">{text}</p>
              </li>
            ))}
          </ol>
          {lorry && (
            <div className="route-drive">
              <Scene name={lorry} alt="" className="route-lorry" />
            </div>
          )}
        </div>
        {children && <div className="mt-5 flex flex-wrap gap-4 md:mt-10">{children}</div>}
      </div>
    </section>
  );
}
