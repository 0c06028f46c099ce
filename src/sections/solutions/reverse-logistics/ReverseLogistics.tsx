import type { Return } from '#domain/pages/copy/solutions.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { Step } from '#domain/shared/copy.ts';
import { OpeningWords, Quote } from '#src/sections/solutions/shared/parts.tsx';
import { Road } from '#src/ui/art/bands/Road.tsx';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';

/** The first screen: a truck that comes home loaded, against the direction of all others. */
export function Hero({ copy }: { copy: Pick<PageCopy<'reverse-logistics'>, 'opening' | 'truck'> }) {
  return (
    <section className="overflow-hidden bg-signal text-ink">
      <div className="measure">
        <OpeningWords copy={copy.opening} kind="dark" beside className="pt-8 md:pt-12" />
      </div>
      <Scene
        name="return-leg"
        phone="return-leg-tile"
        alt={copy.truck}
        lazy={false}
        className="pointer-events-none mt-4 h-auto w-full lg:mt-2"
      />
    </section>
  );
}

/** Freight on delivery: what it is and is not, where it ends, and the moment it is paid. */
export function FreightOnDelivery({
  copy,
}: {
  copy: Pick<PageCopy<'reverse-logistics'>, 'freight' | 'quote'>;
}) {
  const { heading, lead, limit, drawing, terms } = copy.freight;
  return (
    <section aria-labelledby="freight" className="overflow-hidden bg-brand text-paper">
      <div className="measure grid gap-x-gutter gap-y-10 pt-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="freight" className="text-h1">
            {heading}
          </h2>
          <p className="mt-8 max-w-[40ch] text-lead">{lead}</p>
          <p className="mt-6 inline-block -rotate-2 border-[3px] border-signal px-4 py-2 font-display text-h4">
            {limit}
          </p>
        </div>
        <dl className="border-t-[3px] border-paper lg:col-span-5">
          {terms.map(({ term, text }) => (
            <div key={term} className="border-b-2 border-brand-light py-5">
              <dt className="font-display text-h4">{term}</dt>
              <dd className="mt-1 max-w-[46ch]">{text}</dd>
            </div>
          ))}
        </dl>
        <Scene
          name="handover"
          alt={drawing}
          className="order-last h-auto w-full self-end lg:order-none lg:col-span-7 lg:pt-6"
        />
        <Quote testimonial={copy.quote} className="self-center lg:col-span-5 lg:mb-14" />
      </div>
      <div className="h-3.5 bg-ink" />
    </section>
  );
}

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

const SURFACES: Record<Return, Surface> = {
  crates: 'paper',
  rejects: 'accent',
  containers: 'ink',
  drums: 'cool',
};

/** Goods that come back, each on a card whose lower edge it is on. */
export function Returns({ copy }: { copy: PageCopy<'reverse-logistics'>['benefits'] }) {
  return (
    <section aria-labelledby="returns" className="bg-warm py-section text-ink">
      <div className="measure">
        <h2 id="returns" className="max-w-[18ch] text-h2">
          {copy.heading}
        </h2>
        <ul className="mt-10 grid gap-4 md:grid-cols-2 md:gap-gutter lg:mt-16 xl:grid-cols-4">
          {copy.goods.map(({ kind, title, text }) => (
            <li
              key={kind}
              className={`grid grid-cols-[1fr_120px] overflow-hidden rounded-card md:flex md:flex-col ${SURFACE_CLASSES[SURFACES[kind]]}`}
            >
              <div className="p-5 md:p-6">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[36ch]">{text}</p>
              </div>
              <Scene
                name={`return-${kind}`}
                alt=""
                className="size-full object-contain object-right-bottom pt-5 pr-4 md:mt-auto md:h-auto md:px-6 md:pt-0"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
