import { Icon } from '#src/ui/parts/Icon.tsx';
import './pause-toggle.css';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import type { Testimonial } from '#domain/shared/copy.ts';
import { InitialsStamp } from '../../parts/photo/PortraitFrame.tsx';
import './testimonials.css';

interface PauseToggleProps {
  /** Of what it stops, to remember it by on the next page (src/layouts/browser/pauses.ts). */
  name: string;
  /** The effect of checking it, for those who do not see the sign. */
  label: string;
  className?: string;
}

/**
 * Stops something that moves by itself (WCAG 2.2.2). A checkbox, so that style rules can see it and it works without
 * script: an ancestor pauses with `:has([data-pause]:checked)`.
 */
export function PauseToggle({ name, label, className = '' }: PauseToggleProps) {
  return (
    <label className={`pause-toggle ${className}`}>
      <input type="checkbox" data-pause={name} className="peer choice-input" />
      <span className="sr-only">{label}</span>
      <Icon name="pause" className="size-5 peer-checked:hidden" />
      <Icon name="play" className="hidden size-5 peer-checked:block" />
    </label>
  );
}

interface TestimonialsProps {
  /** Four; the first opens the page. */
  testimonials: readonly Testimonial[];
  copy: LayoutCopy['testimonials'];
  /** The site says that it shows samples: an invented customer is marked as one. */
  samples?: boolean | undefined;
}

/**
 * Four reviews that take turns in one strip, with the names of those who signed as its tabs. A group of radio buttons shows one for
 * good, a toggle pauses them: no script. All four are in the page for those who listen.
 */
export function Testimonials({ testimonials, copy, samples = false }: TestimonialsProps) {
  return (
    <section aria-labelledby="reviews-title" className="reviews bg-accent text-paper">
      <div className="measure reviews-frame">
        <div className="reviews-head">
          <h2 id="reviews-title" className="font-text text-label font-semibold tracking-normal">
            {copy.heading}
          </h2>
          <PauseToggle name="reviews" label={copy.pause} />
        </div>
        <ul className="reviews-stack">
          {testimonials.map(({ name, review }) => (
            <li key={name}>
              <blockquote>
                <p>{review}</p>
              </blockquote>
            </li>
          ))}
        </ul>
        <fieldset className="reviews-names" aria-labelledby="reviews-title">
          {testimonials.map((testimonial, place) => (
            <Name
              key={testimonial.name}
              testimonial={testimonial}
              value={`${place + 1}`}
              label={copy.show.replace('{n}', `${place + 1}`).replace('{name}', testimonial.name)}
              sample={samples && testimonial.sample ? copy.sample : undefined}
            />
          ))}
        </fieldset>
      </div>
    </section>
  );
}

interface NameProps {
  testimonial: Testimonial;
  value: string;
  label: string;
  /** The word beside an invented customer. */
  sample: string | undefined;
}

/** Who signed, as the tab of the review. */
function Name({ testimonial, value, label, sample }: NameProps) {
  return (
    <label className="reviews-name">
      <input type="radio" name="review" value={value} aria-label={label} className="choice-input" />
      <InitialsStamp {...testimonial} size="size-10" />
      <span className="min-w-0">
        <b className="block font-bold">{testimonial.name}</b>
        <span className="reviews-handle">{[testimonial.handle, sample].filter(Boolean).join(' · ')}</span>
      </span>
    </label>
  );
}

/** The families of pages, by the first part of their paths; the home page and those of the company come before them. */
const FAMILIES = ['products', 'solutions', 'resources'];

/**
 * The review that opens a page: another one for each family, so that a visitor who goes through the site meets all.
 * @returns its place among the reviews, from 0
 */
export function firstReview(path: string, reviews: number): number {
  const family = FAMILIES.indexOf(path.split('/')[1] ?? '') + 1;
  return reviews > 0 ? family % reviews : 0;
}
