import type { GuideSummary } from '#domain/entries/guides.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { NothingFound } from '../../ui/blocks/NothingFound.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';
import { GuideShelf } from './GuideShelf.tsx';

interface Props {
  copy: PageCopy<'guides'>;
  guides: GuideSummary[];
  /** There never was a copy of the content. */
  waiting: boolean;
}

/** All guides on their shelf. */
export function GuideList({ copy, guides, waiting }: Props) {
  return (
    <section aria-label={copy.list} className="bg-paper text-ink">
      <div className="measure py-16 lg:py-24">
        {guides.length > 0 || waiting ? (
          <GuideShelf copy={copy} guides={guides} waiting={waiting} />
        ) : (
          <NothingFound text={copy.empty} way={copy.next} />
        )}
      </div>
    </section>
  );
}

/** The purpose of the guides, before a rack of them. */
export function GuidesHero({ copy }: { copy: PageCopy<'guides'> }) {
  return (
    <section className="overflow-hidden bg-accent text-paper">
      <div className="measure grid items-end gap-x-gutter gap-y-8 pt-8 lg:grid-cols-12 lg:pt-12">
        <div className="lg:col-span-6 lg:pb-16">
          <PageTitle heading={copy.heading} slogan={copy.slogan} accent="text-signal" />
          <p className="mt-6 max-w-[36ch] text-lead">{copy.lead}</p>
        </div>
        <Scene
          name="guide-rack"
          phone="guide-rack-tile"
          alt=""
          lazy={false}
          className="h-auto w-full lg:col-span-6"
        />
      </div>
      <div className="h-4 bg-ink" />
    </section>
  );
}
