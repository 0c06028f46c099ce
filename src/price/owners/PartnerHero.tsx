import type { PartnerCopy } from '#domain/price/copy/partners.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';
import { CALL_ANCHOR } from './anchors.ts';

interface Props {
  copy: PartnerCopy;
  drawing: DrawingName;
  /** The client platform, where owners register. */
  register: string;
  /** The chat with the first lines written, where there is a number. */
  whatsapp: string | undefined;
  newTabNote: string;
}

/** The subject of the page for an owner, and the three ways to begin. */
export function PartnerHero({ copy, drawing, register, whatsapp, newTabNote }: Props) {
  return (
    <section className="overflow-hidden bg-signal text-ink">
      <div className="measure grid items-end gap-x-gutter gap-y-8 pt-8 pb-section lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-7">
          <PageTitle heading={copy.heading} slogan={copy.slogan} accent="text-accent-deep" />
          <p className="mt-6 max-w-[44ch] text-lead">{copy.lead}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink kind="dark" icon="arrow" href={`#${CALL_ANCHOR}`} event={EVENTS.contact}>
              {copy.call}
            </ButtonLink>
            <ButtonLink kind="plain" href={register} newTabNote={newTabNote} event={EVENTS.cta}>
              {copy.register}
            </ButtonLink>
            {whatsapp && (
              <ButtonLink kind="plain" href={whatsapp} newTabNote={newTabNote} event={EVENTS.cta}>
                {copy.whatsapp}
              </ButtonLink>
            )}
          </div>
        </div>
        <Scene name={drawing} alt="" className="hidden h-auto w-full lg:col-span-5 lg:block" />
      </div>
    </section>
  );
}
