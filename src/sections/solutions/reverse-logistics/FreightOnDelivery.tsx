import type { PageCopy } from '#domain/pages/pages.ts';
import { Quote } from '#src/sections/solutions/shared/Quote.tsx';
import { Scene } from '#src/ui/art/files.tsx';

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
