import type { PageCopy } from '#domain/pages/pages.ts';
import { Quote } from '#src/sections/solutions/shared/Quote.tsx';

/** The use of tracking: the questions a shipper rings about, each answered by the record; a client's word beside them. */
export function Calls({ copy }: { copy: Pick<PageCopy<'tracking'>, 'benefits' | 'quote'> }) {
  return (
    <section aria-labelledby="calls" className="bg-warm py-section">
      <div className="measure">
        <h2 id="calls" className="text-h2">
          {copy.benefits.heading}
        </h2>
        <div className="mt-10 grid gap-x-gutter gap-y-12 lg:mt-14 lg:grid-cols-12">
          <dl className="border-t-[3px] border-ink lg:col-span-7">
            {copy.benefits.calls.map(({ question, answer }) => (
              <div
                key={question}
                className="grid gap-x-gutter gap-y-2 border-b-2 border-rule py-6 md:grid-cols-2 md:items-baseline"
              >
                <dt className="font-display text-h3">{question}</dt>
                <dd className="max-w-[40ch]">{answer}</dd>
              </div>
            ))}
          </dl>
          <Quote testimonial={copy.quote} className="self-start lg:col-span-5 lg:ml-6" />
        </div>
      </div>
    </section>
  );
}
