import type { Testimonial } from '#domain/shared/copy.ts';
import { InitialsStamp } from '#src/ui/blocks/InitialsStamp.tsx';

/** One client's words on a delivery note: what was said, and under the fold who signed it. */
export function Quote({ testimonial, className = '' }: { testimonial: Testimonial; className?: string }) {
  return (
    <figure className={`rounded-card bg-paper text-ink ${className}`}>
      <blockquote className="p-6 pb-8 md:p-8 md:pb-10">
        <p className="font-display text-h3 leading-[1.02]">{testimonial.review}</p>
      </blockquote>
      <figcaption className="flex items-center gap-4 border-t-2 border-dashed border-muted px-6 py-4 md:px-8">
        <InitialsStamp {...testimonial} />
        <span>
          <b className="block font-bold">{testimonial.name}</b>
          <span className="text-label text-muted">{testimonial.handle}</span>
        </span>
      </figcaption>
    </figure>
  );
}
