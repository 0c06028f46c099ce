import type { PageCopy } from '#domain/pages/pages.ts';
import { Quote } from '#src/sections/solutions/shared/Quote.tsx';

/** Where expedited delivery finds its hours, around the word of a client who needed them. */
export function Saved({ copy }: { copy: Pick<PageCopy<'delivery'>, 'benefits' | 'quote'> }) {
  const { heading, items } = copy.benefits;
  return (
    <section aria-labelledby="saved" className="bg-signal py-section text-ink">
      <div className="measure">
        <h2 id="saved" className="max-w-[18ch] text-h2">
          {heading}
        </h2>
        <div className="mt-10 grid items-start gap-gutter lg:mt-16 lg:grid-cols-12">
          <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:col-span-7 lg:gap-y-12">
            {items.map(({ title, text }) => (
              <li key={title} className="border-t-[3px] border-ink pt-4">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[36ch]">{text}</p>
              </li>
            ))}
          </ul>
          <Quote testimonial={copy.quote} className="lg:col-span-5 lg:ml-8" />
        </div>
      </div>
    </section>
  );
}
