import type { ReactNode } from 'react';
import { GUIDE_FORM_ANCHOR, type Guide, type GuideSummary } from '#domain/entries/guides.ts';
import type { EguideFormCopy } from '#domain/leads/copy/form-copy.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { GUIDES_PATH } from '#domain/shared/page-paths.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import type { FieldMarks } from '#src/layouts/document/field-marks.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { SURFACE_CLASSES } from '#src/ui/parts/surfaces.ts';
import { Waybill } from '../../ui/blocks/Waybill.tsx';
import { TabletCover } from '../blog/Cover.tsx';
import { pictureSurface } from '../blog/picture-surface.ts';
import { Booklet, GuideShelf } from './GuideShelf.tsx';

/** Letters up to which a title is set in the larger size. */
const SHORT_TITLE = 40;

interface GuideHeroProps {
  guide: Guide;
  copy: PageCopy<'guides'>['guide'];
  /** Marks what shows a field, for its editor. */
  mark: FieldMarks;
}

/**
 * The guide's picture as the ground (specification, 'E-guide detail'), and on it a sheet with what the guide is and the way to get it.
 * The sheet lies on the edge of the picture, so that nothing in it is hidden, and is as high from the start as it stays while the rest of its text
 * arrives; on a phone the picture is above.
 */
export function GuideHero({ guide, copy, mark }: GuideHeroProps) {
  const { image, title, subTitle, updated } = guide;
  return (
    <header
      {...mark('image')}
      className={`overflow-hidden lg:grid lg:grid-cols-[max(var(--spacing-margin),calc(50vw-50rem+var(--spacing-margin)))_minmax(31rem,40%)_2rem_minmax(0,1fr)] ${SURFACE_CLASSES[pictureSurface(image)]}`}
    >
      <TabletCover
        image={image}
        className="w-full max-md:aspect-[4/3] md:max-lg:max-h-[26rem] md:max-lg:object-cover lg:aspect-[4/3] lg:col-span-2 lg:col-start-3 lg:row-start-1 lg:self-stretch"
      />
      <div className="bg-warm text-ink lg:relative lg:col-span-2 lg:col-start-2 lg:row-start-1 lg:mt-16 lg:bg-paper">
        <Band motif="rosette" size="small" />
        <div className="px-margin pt-4 pb-10 lg:px-10 lg:pb-16">
          <p>
            <a href={GUIDES_PATH} className="link inline-flex min-h-target items-center text-brand">
              {copy.back}
            </a>
          </p>
          <h1
            {...mark('title')}
            className={`mt-4 leading-[0.94] ${title.length > SHORT_TITLE ? 'text-[min(clamp(2.75rem,2.05rem+3.1vw,4.75rem),14vw)]' : 'text-h2'}`}
          >
            {title}
          </h1>
          <p {...mark('subTitle')} className="mt-5 max-w-[36ch] text-lead">
            {subTitle}
          </p>
          {updated && (
            <p className="mt-3 text-label">{copy.updated.replace('{date}', formatDate(updated))}</p>
          )}
          <ButtonLink href={`#${GUIDE_FORM_ANCHOR}`} icon="arrow" event={EVENTS.cta} className="mt-7">
            {copy.getFree}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

interface GuideDeskProps {
  guide: Guide;
  copy: PageCopy<'guides'>;
  form: Pick<EguideFormCopy, 'title' | 'copies' | 'copiesByEmail'>;
  /** The form that hands the guide out. */
  children: ReactNode;
}

/** Where the guide is handed out: the printed thing on the counter, and the form that it is had for. */
export function GuideDesk({ guide, copy, form, children }: GuideDeskProps) {
  const { kindPdf, deskPdf, desk } = copy.guide;
  const hasPdf = guide.pdf !== undefined;
  return (
    <section id={GUIDE_FORM_ANCHOR} aria-labelledby="get-a-copy" className="bg-brand text-paper print:hidden">
      <div className="measure grid gap-x-gutter gap-y-10 pt-section lg:grid-cols-12">
        <h2 id="get-a-copy" className="max-w-[9em] text-h2 lg:col-span-8">
          {form.title}
        </h2>
        <p className="max-w-[30ch] text-lead lg:col-span-4 lg:self-end">{hasPdf ? deskPdf : desk}</p>
        <div aria-hidden="true" className="hidden self-end lg:col-span-4 lg:mt-4 lg:block">
          <Booklet guide={guide} kind={hasPdf ? kindPdf : copy.kind} className="w-64 xl:w-76">
            <p className="font-display text-[2rem] leading-none">{guide.title}</p>
          </Booklet>
        </div>
        <div className="pb-section lg:col-span-8 lg:mt-4">
          <Waybill title={guide.title} copies={hasPdf ? form.copies : form.copiesByEmail}>
            {children}
          </Waybill>
        </div>
      </div>
      <div className="h-4 bg-ink" />
    </section>
  );
}

interface MoreGuidesProps {
  copy: PageCopy<'guides'>;
  guides: GuideSummary[];
  /** There never was a copy of the content. */
  waiting: boolean;
}

/** Other guides, below the one that was looked at. */
export function MoreGuides({ copy, guides, waiting }: MoreGuidesProps) {
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
