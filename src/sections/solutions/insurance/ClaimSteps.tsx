import type { PageCopy } from '#domain/pages/pages.ts';
import { Quote } from '#src/sections/solutions/shared/Quote.tsx';
import { Scene } from '#src/ui/art/files.tsx';

/** The steps at the gate when goods come off damaged, with the word of a client who did it. */
export function ClaimSteps({ copy }: { copy: Pick<PageCopy<'insurance'>, 'claim' | 'quote'> }) {
  const { heading, lead, drawing, steps } = copy.claim;
  return (
    <section aria-labelledby="claim" className="overflow-hidden bg-cool text-ink">
      <div className="measure grid gap-x-gutter gap-y-10 border-ink pt-section lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pb-section">
          <h2 id="claim" className="text-h2">
            {heading}
          </h2>
          <p className="mt-6 max-w-[36ch] text-lead">{lead}</p>
          <Quote testimonial={copy.quote} className="mt-10" />
        </div>
        <div className="flex flex-col lg:col-span-6 lg:col-start-7">
          <ol className="border-t-[3px] border-ink">
            {steps.map(({ title, text }, place) => (
              <li key={title} className="grid grid-cols-[48px_1fr] gap-x-4 border-b-2 border-ink/25 py-5">
                <span className="font-display text-h3" aria-hidden="true">
                  {place + 1}
                </span>
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-1 max-w-[48ch]">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Scene name="claim" alt={drawing} className="mt-auto h-auto w-full pt-12" />
        </div>
      </div>
      <div className="h-3.5 bg-ink" />
    </section>
  );
}
