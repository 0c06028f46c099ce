import type { PageCopy } from '#domain/pages/pages.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';

/** The subject of the page, and the people of a load who ask; their ground sinks into the one across the page. */
export function FaqHero({ copy }: { copy: PageCopy<'faq'> }) {
  return (
    <section className="overflow-hidden bg-cool text-ink">
      <div className="measure grid gap-x-gutter gap-y-5 pt-6 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-6 lg:pb-20">
          <PageTitle heading={copy.heading} slogan={copy.slogan} accent="text-accent-deep" />
          <p className="mt-6 max-w-[36ch] text-lead">{copy.lead}</p>
        </div>
        <Scene
          name="crew"
          alt=""
          lazy={false}
          className="h-auto w-full translate-y-[5.833%] self-end lg:col-span-6"
        />
      </div>
      <div className="h-4 bg-ink" />
    </section>
  );
}
