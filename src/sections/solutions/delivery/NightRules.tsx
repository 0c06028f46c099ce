import type { PageCopy } from '#domain/pages/pages.ts';
import { Sources } from '#src/sections/solutions/shared/Sources.tsx';

/** The conditions of a run at night: the road, the law, and the client's own policy. */
export function NightRules({ copy }: { copy: PageCopy<'delivery'>['nightRules'] }) {
  return (
    <section aria-labelledby="night-rules" className="bg-paper py-section text-ink">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="night-rules" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <ul className="mt-10 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {copy.rules.map(({ title, text }) => (
            <li key={title} className="border-t-[3px] border-ink pt-4">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 max-w-[46ch]">{text}</p>
            </li>
          ))}
        </ul>
        <Sources intro={copy.sources} sources={copy.reports} className="mt-10" />
      </div>
    </section>
  );
}
