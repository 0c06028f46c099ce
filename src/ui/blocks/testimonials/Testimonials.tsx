import { Icon } from '#src/ui/parts/Icon.tsx';
import './pause-toggle.css';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import type { Testimonial } from '#domain/shared/copy.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { InitialsStamp } from '../../parts/photo/InitialsStamp.tsx';
import './testimonials.css';
import './testimonials-turns.css';

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
  testimonials: Testimonial[];
  copy: LayoutCopy['testimonials'];
}

/**
 * Four reviews that take turns, each signed for on a delivery note. A group of radio buttons shows all in turn or one, a toggle
 * holds them: no script. All four are in the page for those who listen.
 */
export function Testimonials({ testimonials, copy }: TestimonialsProps) {
  return (
    <section aria-labelledby="reviews-title" className="reviews bg-accent text-paper">
      <div className="measure reviews-frame">
        <div className="reviews-foil">
          <h2 id="reviews-title" className="text-h4">
            {copy.heading}
          </h2>
          <div className="reviews-controls">
            <PauseToggle name="reviews" label={copy.pause} />
            <fieldset className="reviews-shown" aria-labelledby="reviews-title">
              <Choice value="all" label={copy.rotate} className="reviews-turn" chosen>
                <Icon name="turn" />
              </Choice>
              {testimonials.map(({ name }, place) => (
                <Choice
                  key={name}
                  value={`${place + 1}`}
                  label={copy.show.replace('{n}', `${place + 1}`).replace('{name}', name)}
                >
                  <span className="font-display text-xl" aria-hidden="true">
                    {place + 1}
                  </span>
                </Choice>
              ))}
            </fieldset>
          </div>
        </div>
        <ul className="reviews-stack">
          {testimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <Review testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
      <Scene name="rosette" alt="" className="reviews-rosette" />
    </section>
  );
}

interface ChoiceProps {
  value: string;
  label: string;
  className?: string;
  chosen?: boolean;
  children: React.ReactNode;
}

function Choice({ value, label, className = '', chosen, children }: ChoiceProps) {
  return (
    <label className={`reviews-choice ${className}`}>
      <input type="radio" name="review" value={value} defaultChecked={chosen} className="choice-input" />
      <span className="sr-only">{label}</span>
      {children}
    </label>
  );
}

function Review({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure>
      <blockquote>
        <p>{testimonial.review}</p>
      </blockquote>
      <figcaption>
        <InitialsStamp {...testimonial} />
        <span>
          <b className="block font-bold">{testimonial.name}</b>
          <span className="text-muted">{testimonial.handle}</span>
        </span>
      </figcaption>
    </figure>
  );
}
