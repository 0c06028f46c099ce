import type { GuideSummary } from '#domain/entries/guides.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { GuideShelf } from './GuideShelf.tsx';

interface Props {
  copy: PageCopy<'guides'>;
  guides: GuideSummary[];
  /** There never was a copy of the content. */
  waiting: boolean;
}

/** Other guides, below the one that was looked at. */
export function MoreGuides({ copy, guides, waiting }: Props) {
  if (guides.length === 0 && !waiting) return null;
  return (
    <section aria-labelledby="more-guides" className="bg-cool text-ink">
      <div className="measure py-section">
        <h2 id="more-guides" className="mb-14 text-h2">
          {copy.guide.more}
        </h2>
        <GuideShelf copy={copy} guides={guides} waiting={waiting} across={3} level="h3" />
      </div>
    </section>
  );
}
