import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

/** That a load can be seen at any hour: one giant figure, and what stands behind it. */
export function Visibility({ copy }: { copy: PageCopy<'impact'>['visibility'] }) {
  return (
    <section aria-labelledby="visibility" className="overflow-hidden bg-ink py-section text-paper">
      <div className="measure">
        <h2 id="visibility" className="max-w-[18ch] text-h3 md:text-h2">
          {copy.heading}
        </h2>
        <div className="mt-10 grid items-end gap-x-gutter gap-y-10 lg:mt-14 lg:grid-cols-12">
          <p className="lg:col-span-7">
            <span className="font-display block text-[min(clamp(7.25rem,2rem+23vw,19rem),37vw)] lg:text-[min(19rem,24.6vw_-_10px)] leading-[0.76] whitespace-nowrap text-signal tabular-nums">
              {copy.figure}
            </span>{' '}
            <span className="mt-6 block text-lead">{copy.uptime}</span>
          </p>
          <dl className="border-t-[3px] border-paper lg:col-span-5">
            {copy.facts.map(({ title, text }) => (
              <div key={title} className="border-b-2 border-brand-light py-5">
                <dt className="font-display text-h4">{title}</dt>
                <dd className="mt-2 max-w-[46ch]">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ButtonLink href={copy.action.path} icon="arrow" event={EVENTS.cta} className="mt-10">
          {copy.action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
