import type { CaseStudy } from '#domain/entries/entry-kinds.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { CASE_STUDIES_PATH } from '#domain/shared/page-paths.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import type { FieldMarks } from '#src/layouts/document/field-marks.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { ReceivedStamp } from '../../leads/contact/ReceivedStamp.tsx';
import { WideCover } from '../blog/Cover.tsx';
import { StudySheet } from './StudySheet.tsx';

/** Letters up to which a title is set in the largest size. */
const SHORT_TITLE = 44;

interface Props {
  study: CaseStudy;
  copy: PageCopy<'case-studies'>['study'];
  /** Marks what shows a field, for its editor. */
  mark: FieldMarks;
}

/** The work and its client, beside the stamped sheet that tells it, over the scene of its theme. */
export function StudyHero({ study, copy, mark }: Props) {
  const size = study.title.length <= SHORT_TITLE ? 'text-h1' : 'text-h2';
  return (
    <header {...mark('image')} className="bg-brand text-paper">
      <div className="measure grid items-end gap-x-gutter gap-y-10 pt-4 pb-12 lg:grid-cols-12 lg:pt-8 lg:pb-16">
        <div className="lg:col-span-8">
          <p>
            <a href={CASE_STUDIES_PATH} className="link inline-flex min-h-target items-center">
              {copy.back}
            </a>
          </p>
          <h1 {...mark('title')} className={`mt-6 leading-[0.92] ${size}`}>
            {study.title}
          </h1>
          <p {...mark('subTitle')} className="mt-6 max-w-[40ch] text-lead">
            {study.subTitle}
          </p>
        </div>
        <div className="relative lg:col-span-4">
          <StudySheet study={study} copy={copy} />
          <ReceivedStamp className="absolute -end-2 -top-8 w-24 lg:w-32" />
        </div>
      </div>
      <WideCover image={study.image} className="aspect-[8/5] w-full sm:aspect-[16/7] lg:aspect-[16/5]" />
    </header>
  );
}

/** The way to become the next case study. */
export function NextStudy({ copy }: { copy: PageCopy<'case-studies'> }) {
  return (
    <section aria-labelledby="next-study" className="bg-signal text-ink print:hidden">
      <div className="measure flex flex-wrap items-end justify-between gap-8 py-16 lg:py-24">
        <h2 id="next-study" className="max-w-[11em] text-h2">
          {copy.study.next}
        </h2>
        <ButtonLink kind="dark" icon="arrow" href={`#${CONTACT_ANCHOR}`} event={EVENTS.contact}>
          {copy.hero.become}
        </ButtonLink>
      </div>
    </section>
  );
}
