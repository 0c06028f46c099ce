import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

type Copy = PageCopy<'home'>['partners'];

/** The partner app, drawn in HTML: loads a truck owner could take. Decorative: nothing on it looks like a control. */
function LoadBoard({ copy }: { copy: Copy['phone'] }) {
  return (
    <div
      aria-hidden="true"
      className="w-60 rounded-t-[1.75rem] border-[0.8rem] border-b-0 border-ink bg-paper pb-4 text-ink lg:w-64"
    >
      <div className="rounded-t-[1rem] bg-signal px-5 pt-5 pb-4">
        <p className="font-display text-[1.75rem] leading-none">{copy.title}</p>
        <p className="mt-2 text-label font-semibold">{copy.place}</p>
      </div>
      <Band motif="lozenge" size="small" />
      <ul className="grid gap-3 p-3">
        {copy.loads.map(({ load, route }) => (
          <li key={load} className="rounded-control bg-warm px-4 py-3">
            <p className="font-display text-[1.375rem] leading-none">{load}</p>
            <p className="mt-1 text-label">{route}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  copy: Copy;
  registerAddress: string;
  appAddress: string;
  newTabNote: string;
}

/** For owners of trucks and warehouses: register on the client platform, take loads in the app. */
export function Partners({ copy, registerAddress, appAddress, newTabNote }: Props) {
  return (
    <section
      aria-labelledby="partners"
      className="overflow-hidden bg-brand pt-section text-paper print:hidden"
    >
      <div className="measure">
        <h2 id="partners" className="text-[min(clamp(3.5rem,0.5rem+10.6vw,11rem),18vw)] leading-[0.86]">
          {copy.heading}
        </h2>
      </div>
      <div className="measure mt-8 grid grid-cols-1 gap-x-gutter md:mt-12 lg:grid-cols-12">
        <div className="max-w-[30rem] pb-10 lg:col-span-5 lg:col-start-8 xl:col-span-3 xl:col-start-7 lg:row-start-1">
          <p className="text-lead">{copy.lead}</p>
          <div className="mt-7 flex flex-wrap gap-4 lg:flex-col lg:items-start">
            <ButtonLink href={registerAddress} icon="arrow" newTabNote={newTabNote} event={EVENTS.cta}>
              {copy.register}
            </ButtonLink>
            <ButtonLink kind="plain" href={appAddress} newTabNote={newTabNote} event={EVENTS.cta}>
              {copy.app}
            </ButtonLink>
          </div>
        </div>
        <div className="-ml-margin flex min-w-0 justify-end self-end lg:col-span-7 lg:row-start-1 xl:col-span-6">
          <Scene
            name="partner-lorry"
            alt=""
            className="block h-auto w-[31rem] max-w-none shrink-0 sm:w-[34rem] md:w-[42rem] lg:w-[max(45.5rem,100%)]"
          />
        </div>
        <div className="hidden self-end justify-self-end xl:col-span-3 xl:row-start-1 xl:block">
          <LoadBoard copy={copy.phone} />
        </div>
      </div>
      <div className="border-t-8 border-ink bg-ink">
        <Band motif="hazard" size="small" />
        <div className="h-6" />
      </div>
    </section>
  );
}
