import type { PageCopy } from '#domain/pages/pages.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';
import { Slot } from './Slot.tsx';

/** The purpose of the page, and a place for the state of the page that was asked for. */
export function OfflineHero({ copy }: { copy: PageCopy<'offline'> }) {
  return (
    <section className="bg-brand text-paper">
      <div className="measure pt-10 pb-14 lg:pt-16 lg:pb-20">
        <PageTitle heading={copy.heading} slogan={copy.slogan} accent="text-signal" />
        <p className="mt-6 max-w-[40ch] text-lead">{copy.lead}</p>
        <Slot name="missing" />
      </div>
      <Band motif="rosette" size="small" />
    </section>
  );
}
