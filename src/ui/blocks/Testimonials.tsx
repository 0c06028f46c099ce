import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import type { Testimonial } from '#domain/shared/copy.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { InitialsStamp } from './InitialsStamp.tsx';
import { PauseToggle } from './PauseToggle.tsx';
import './testimonials.css';

interface Props {
  testimonials: Testimonial[];
  copy: LayoutCopy['testimonials'];
}

/**
 * Four reviews that take turns, each signed for on a delivery note. A group of radio buttons shows all in turn or one, a toggle
 * holds them: no script. All four are in the page for those who listen.
 */
export function Testimonials({ testimonials, copy }: Props) {
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
              <Choice value="all" label={copy.turn} className="reviews-turn" chosen>
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
