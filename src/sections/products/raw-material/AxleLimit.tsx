import type { PageCopy } from '#domain/pages/pages.ts';
import { SourceLinks } from '#src/ui/blocks/SourceLinks.tsx';

/** The lawful load of one axle: one giant figure, and where it stands. */
export function AxleLimit({ copy }: { copy: PageCopy<'raw-material'>['axle'] }) {
  return (
    <section aria-labelledby="axle" className="bg-accent py-section text-paper">
      <div className="measure grid items-end gap-x-gutter gap-y-8 lg:grid-cols-12">
        <h2 id="axle" className="lg:col-span-7">
          <span className="block text-[min(clamp(7.5rem,3rem+19vw,20rem),38vw)] leading-[0.76] whitespace-nowrap tabular-nums">
            {copy.figure}
            <span className="text-[0.45em]"> {copy.unit}</span>
          </span>{' '}
          <span className="mt-6 block text-h2">{copy.heading}</span>
        </h2>
        <div className="lg:col-span-5">
          <p className="max-w-[46ch] text-lead">{copy.text}</p>
          <SourceLinks sources={copy.sources} className="mt-4" />
        </div>
      </div>
    </section>
  );
}
