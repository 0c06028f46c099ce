import { type GuideSummary, guidePath } from '#domain/entries/guides.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Booklet } from './Booklet.tsx';

interface Props {
  guide: GuideSummary;
  copy: Pick<PageCopy<'guides'>, 'get' | 'getNamed' | 'kind'>;
  /** Level of the title under the heading of its section. */
  level?: 'h2' | 'h3';
}

/** A guide on its shelf; the whole of it leads to its page. */
export function GuideCard({ guide, copy, level: Level = 'h2' }: Props) {
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
