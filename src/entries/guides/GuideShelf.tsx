import type { GuideSummary } from '#domain/entries/guides.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Skeletons } from '#src/ui/parts/Skeleton.tsx';
import { GuideCard } from './GuideCard.tsx';

/** Blocks that stand for guides while there is no copy of the content yet (specification, section 9). */
const SKELETONS = 2;

const ACROSS = { 3: 'md:grid-cols-3', 4: 'sm:grid-cols-2 xl:grid-cols-4' } as const;

interface Props {
  copy: PageCopy<'guides'>;
  guides: GuideSummary[];
  /** There never was a copy of the content. */
  waiting: boolean;
  /** How many stand side by side where there is room. */
  across?: keyof typeof ACROSS;
  level?: 'h2' | 'h3';
}

/** Guides side by side on one board; while they are on their way, blocks in their place. */
export function GuideShelf({ copy, guides, waiting, across = 4, level }: Props) {
  if (waiting)
    return (
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <Skeletons count={SKELETONS} label={copy.waiting} className="aspect-[21/29.7]" />
      </div>
    );
  return (
    <ul className={`grid gap-x-6 gap-y-16 ${ACROSS[across]}`}>
      {guides.map((guide) => (
        <li key={guide.slug} className="row-span-2 grid grid-rows-subgrid gap-0">
          <GuideCard guide={guide} copy={copy} level={level} />
        </li>
      ))}
    </ul>
  );
}
