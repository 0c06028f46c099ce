import type { PageCopy } from '#domain/pages.ts';
import { Band } from '#src/illustrations/bands/Band.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';

/** The confirmation after a form that was sent without script. */
export function Sent({ copy }: { copy: PageCopy<'contact'>['sent'] }) {
  return (
    <section className="bg-forest text-paper">
      <div className="measure pt-14 pb-section lg:pt-20">
        <h1 className="text-h1">{copy.heading}</h1>
        <p className="mt-8 mb-10 max-w-[44ch] text-lead">{copy.lead}</p>
        <ButtonLink href={copy.home.path} icon="arrow">
          {copy.home.label}
        </ButtonLink>
      </div>
      <Band motif="chevron" />
    </section>
  );
}
