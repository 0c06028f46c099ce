import type { People } from '#domain/entries/people.ts';
import type { Content } from '#domain/services/content.ts';
import type { Testimonial } from '#domain/shared/copy.ts';

type Layout = Pick<Content, 'layout'>;

const marked = (words: string, content: Layout) => `${words} · ${content.layout().testimonials.sample}`;

/**
 * A testimonial whose invented customer is said to be a sample.
 * @param withSamples whether the site shows samples; without, it is left as it is, and check:launch refuses it
 */
export function markedTestimonial(
  testimonial: Testimonial,
  content: Layout,
  withSamples = false,
): Testimonial {
  return withSamples && testimonial.sample
    ? { ...testimonial, handle: marked(testimonial.handle, content) }
    : testimonial;
}

/** The people of the site, the invented ones said to be samples. @param withSamples whether the site shows samples */
export function markedPeople(people: People, content: Layout, withSamples = false): People {
  if (!withSamples) return people;
  return Object.fromEntries(
    Object.entries(people).map(([id, person]) => [
      id,
      person.sample ? { ...person, role: marked(person.role, content) } : person,
    ]),
  );
}
