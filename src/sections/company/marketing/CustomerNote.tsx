import type { Testimonial } from '#domain/shared/copy.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { InitialsStamp } from '../../../ui/blocks/InitialsStamp.tsx';

/** A customer's words, signed for with the initials as a stamp. */
export function CustomerNote({ heading, testimonial }: { heading: string; testimonial: Testimonial }) {
  return (
    <section aria-labelledby="customer" className="bg-accent text-paper">
      <Band motif="lozenge" />
      <div className="measure py-section">
        <figure className="md:w-[calc(100%-368px)] lg:w-[calc(100%-496px)]">
          <h2 id="customer" className="font-text text-label font-semibold tracking-normal">
            {heading}
          </h2>
          <blockquote>
            <p className="mt-5 font-display text-h3">{testimonial.review}</p>
          </blockquote>
          <figcaption className="mt-8 flex w-fit items-center gap-4 bg-paper py-4 ps-4 pe-8 text-ink">
            <InitialsStamp {...testimonial} />
            <span>
              <b className="block font-bold">{testimonial.name}</b>
              <span className="text-muted">{testimonial.handle}</span>
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
