import type { GuideSummary } from '#domain/entries/guides.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { NothingFound } from '../../ui/blocks/NothingFound.tsx';
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
