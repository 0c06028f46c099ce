import type { PageCopy } from '#domain/pages/pages.ts';
import type { Step } from '#domain/shared/copy.ts';
import { Road } from '#src/ui/art/bands/Road.tsx';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';

/** Two ways between the same gates: out from left to right, back from right to left, with the road as the mirror. */
export function Legs({ copy }: { copy: PageCopy<'reverse-logistics'>['legs'] }) {
  return (
    <section aria-labelledby="legs" className="overflow-hidden bg-paper py-section text-ink">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="legs" className="text-h2 lg:col-span-8">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4">{copy.lead}</p>
        </div>
        <h3 className="mt-10 text-figure text-brand lg:mt-16">{copy.out.heading}</h3>
        <Steps steps={copy.out.steps} from={1} className="mt-6" />
      </div>
      <Lane lorry="truck-20" className="mt-8 justify-start lg:mt-12" />
      <Lane lorry="truck-15" className="mt-8 justify-end" mirrored />
      <div className="measure">
        <h3 className="mt-10 text-figure text-accent lg:text-right">{copy.back.heading}</h3>
        <Steps steps={copy.back.steps} from={copy.out.steps.length + 1} className="mt-6 lg:[direction:rtl]" />
      </div>
    </section>
  );
}

function Steps({ steps, from, className }: { steps: readonly Step[]; from: number; className: string }) {
  return (
    <ol start={from} className={`grid gap-x-gutter gap-y-6 sm:grid-cols-2 lg:grid-cols-4 ${className}`}>
      {steps.map(({ title, text }, place) => (
        <li key={title} className="border-t-[3px] border-ink pt-4 lg:[direction:ltr]">
          <h4 className="flex items-baseline gap-3 text-h4">
            <span className="text-accent" aria-hidden="true">
              {from + place}
            </span>
            {title}
          </h4>
          <p className="mt-2 max-w-[34ch]">{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface LaneProps {
  lorry: DrawingName;
  /** The lorry drives to the left. */
  mirrored?: boolean;
  className: string;
}

function Lane({ lorry, mirrored = false, className }: LaneProps) {
  return (
    <div>
      <div className={`measure flex ${className}`}>
        <Scene
          name={lorry}
          alt=""
          className={`h-auto w-48 md:w-80 ${mirrored ? '-scale-x-100 lg:mr-[18%]' : 'lg:ml-[18%]'}`}
        />
      </div>
      <Road />
    </div>
  );
}
