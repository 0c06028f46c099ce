import type { ReactNode } from 'react';
import { type GuideSummary, guidePath } from '#domain/entries/guides.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { SURFACE_CLASSES } from '#src/ui/parts/surfaces.ts';
import { CardCover } from '../blog/Cover.tsx';
import { pictureSurface } from '../blog/picture-surface.ts';
import './booklet.css';
import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Skeletons } from '#src/ui/parts/Skeleton.tsx';

interface BookletProps {
  guide: Pick<GuideSummary, 'image'>;
  /** The line at the foot: that this is a guide to print. */
  kind: string;
  className?: string;
  /** The title, as large as its place allows. */
  children: ReactNode;
}

/** A guide as the printed thing that it will be: a painted edge, the title, and the picture on its own ground. */
export function Booklet({ guide, kind, className = '', children }: BookletProps) {
  const surface = pictureSurface(guide.image);
  return (
    <div className={`booklet ${className}`}>
      <div className={`booklet-front ${SURFACE_CLASSES[surface]}`}>
        <Band motif={surface === 'accent' ? 'chevron' : 'lozenge'} size="small" className="shrink-0" />
        <div className="shrink-0 grow px-4 pt-4 sm:px-5 sm:pt-5">{children}</div>
        <p className="shrink-0 px-4 py-3 text-label font-semibold sm:px-5">{kind}</p>
        <CardCover image={guide.image} className="booklet-cover" />
      </div>
    </div>
  );
}

interface GuideCardProps {
  guide: GuideSummary;
  copy: Pick<PageCopy<'guides'>, 'get' | 'getNamed' | 'kind'>;
  /** Level of the title under the heading of its section. */
  level?: 'h2' | 'h3';
}

/** A guide on its shelf; the whole of it leads to its page. */
function GuideCard({ guide, copy, level: Level = 'h2' }: GuideCardProps) {
  return (
    <article className="group relative row-span-2 grid grid-rows-subgrid gap-0">
      <div className="-mx-3 flex flex-col justify-end border-b-[14px] border-ink px-3">
        <Booklet guide={guide} kind={copy.kind} className="w-[68%] max-w-76 sm:w-[84%]">
          <Level className="text-[clamp(1.5rem,1.35rem+0.6vw,2rem)] leading-[0.98]">{guide.title}</Level>
        </Booklet>
      </div>
      <div className="flex flex-col pt-5">
        <p>{guide.subTitle}</p>
        <p className="mt-auto pt-5">
          <ButtonLink
            href={guidePath(guide.slug)}
            label={copy.getNamed.replace('{title}', guide.title)}
            icon="arrow"
            event={EVENTS.cta}
            className="after:absolute after:inset-0 group-hover:bg-signal-lit"
          >
            {copy.get}
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}

/** Blocks that stand for guides while there is no copy of the content yet (specification, section 9). */
const SKELETONS = 2;

const ACROSS = { 3: 'md:grid-cols-3', 4: 'sm:grid-cols-2 xl:grid-cols-4' } as const;

interface GuideShelfProps {
  copy: PageCopy<'guides'>;
  guides: GuideSummary[];
  /** There never was a copy of the content. */
  waiting: boolean;
  /** How many stand side by side where there is room. */
  across?: keyof typeof ACROSS;
  level?: 'h2' | 'h3';
}

/** Guides side by side on one board; while they are on their way, blocks in their place. */
export function GuideShelf({ copy, guides, waiting, across = 4, level }: GuideShelfProps) {
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
