import type { PageCopy } from '#domain/pages/pages.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { Scene } from '#src/ui/art/files.tsx';

/** The title of the policy and its date, beside the sealed doors of a container. */
export function PrivacyHero({ copy }: { copy: PageCopy<'privacy'> }) {
  return (
    <header className="overflow-hidden bg-cool text-ink">
      <div className="measure grid gap-x-gutter pt-12 lg:grid-cols-12 lg:pt-16">
        <div className="pb-10 lg:col-span-8 lg:pb-16">
          <h1 className="text-h1">{copy.heading}</h1>
          <p className="mt-8 max-w-[40ch] text-lead">{copy.lead}</p>
          <p className="mt-4 text-label font-bold">
            {copy.since} <time dateTime={copy.date}>{formatDate(copy.date)}</time>
          </p>
        </div>
        <Scene
          name="sealed-doors"
          alt={copy.seal}
          lazy={false}
          className="h-auto w-56 self-end sm:w-72 lg:col-span-4 lg:w-full lg:max-w-96 lg:justify-self-end print:hidden"
        />
      </div>
    </header>
  );
}
