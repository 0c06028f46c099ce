import type { PageCopy } from '#domain/pages/pages.ts';
import { Road } from '#src/ui/art/bands/Road.tsx';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';

/** The body for each kind of material, and its share of its half of the page: all are drawn to one scale. */
const BODIES: readonly { scene: DrawingName; className: string }[] = [
  { scene: 'truck-25', className: 'w-[69%]' },
  { scene: 'truck-50', className: 'w-[94%]' },
  { scene: 'truck-20', className: 'w-[60%]' },
  { scene: 'truck-45', className: 'w-[80%]' },
];

/** Half of the page's measure, at its middle: the road below runs from edge to edge. */
const HALF = 'w-full px-margin md:max-w-[calc(var(--container-page)/2)] md:group-odd:ml-auto';

/** A body for each material: what is said of it, and the lorry on its road below. */
export function Bodies({ copy }: { copy: PageCopy<'raw-material'>['benefits'] }) {
  return (
    <section aria-labelledby="benefits" className="bg-cool text-ink">
      <div className="measure pt-section">
        <div className="grid items-end gap-6 lg:grid-cols-12 lg:gap-gutter">
          <h2 id="benefits" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
      </div>
      <ul className="mt-10 md:mt-16 md:grid md:grid-cols-2">
        {copy.loads.map(({ title, text }, place) => {
          const body = BODIES[place];
          return (
            <li key={title} className="group flex flex-col pt-8">
              <div className={`${HALF} pb-6`}>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[40ch]">{text}</p>
              </div>
              <div className={`${HALF} mt-auto`}>
                {body && <Scene name={body.scene} alt="" className={`h-auto ${body.className}`} />}
              </div>
              <Road />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
