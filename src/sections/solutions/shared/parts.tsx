import type { Opening } from '#domain/pages/copy/solution-parts.ts';
import type { Testimonial } from '#domain/shared/copy.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { type ButtonKind, ButtonLink } from '#src/ui/parts/Button.tsx';
import { PageTitle } from '#src/ui/parts/PageTitle.tsx';
import { InitialsStamp } from '#src/ui/parts/photo/PortraitFrame.tsx';

interface Props {
  copy: Opening;
  kind?: ButtonKind;
  /** Sets the lead and the action beside the heading from 1024 px on, instead of below it. */
  beside?: boolean;
  className?: string;
}

/** The words of a solution page's first screen. */
export function OpeningWords({ copy, kind = 'action', beside = false, className = '' }: Props) {
  return (
    <div className={`grid items-end gap-x-gutter gap-y-7 ${beside ? 'lg:grid-cols-12' : ''} ${className}`}>
      <PageTitle
        slogan={copy.slogan}
        heading={copy.heading}
        large={false}
        {...(beside && { className: 'lg:col-span-8' })}
      />
      <div className={beside ? 'lg:col-span-4 lg:pb-2' : ''}>
        <p className="max-w-[38ch] text-lead">{copy.lead}</p>
        <ButtonLink href={`#${CONTACT_ANCHOR}`} kind={kind} icon="arrow" event={EVENTS.cta} className="mt-6">
          {copy.action}
        </ButtonLink>
      </div>
    </div>
  );
}

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
