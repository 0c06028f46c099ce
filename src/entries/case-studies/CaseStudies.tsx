import { type CaseStudySummary, caseStudyPath } from '#domain/entries/entry-kinds.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Skeletons } from '#src/ui/parts/Skeleton.tsx';
import { CardCover } from '../blog/Cover.tsx';
import { StudySheet } from './StudySheet.tsx';

/** Blocks that stand for case studies while there is no copy of the content yet; two, as on the pages of other entries. */
const SKELETONS = 2;

interface Props {
  copy: PageCopy<'case-studies'>;
  studies: CaseStudySummary[];
  /** There never was a copy of the content. */
  waiting: boolean;
}

/** The case studies as signed sheets; the whole sheet leads to one. */
export function StudyList({ copy, studies, waiting }: Props) {
  return (
    <section aria-labelledby="case-studies" className="bg-brand text-paper">
      <div className="measure py-section">
        <h2 id="case-studies" className="text-h2">
          {copy.list.heading}
        </h2>
        {waiting && (
          <div className="mt-12 grid gap-6 md:grid-cols-2">
            <Skeletons count={SKELETONS} label={copy.list.waiting} className="h-96" />
          </div>
        )}
        <ul className="mt-12 grid gap-x-6 gap-y-12 md:grid-cols-2">
          {studies.map((study) => (
            <li key={study.slug} className="grid">
              <article className="group relative grid">
                <StudySheet study={study} copy={copy.study}>
                  <CardCover image={study.image} className="aspect-[4/3] w-full" />
                  <div className="flex grow flex-col p-6 lg:p-8">
                    <h3 className="text-h3">
                      <a
                        href={caseStudyPath(study.slug)}
                        className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-[3px] group-hover:underline-offset-4"
                      >
                        {study.title}
                      </a>
                    </h3>
                    <p className="mt-3">{study.subTitle}</p>
                    <p
                      aria-hidden="true"
                      className="mt-auto flex items-center gap-2 self-end pt-6 text-label font-bold"
                    >
                      {copy.list.read}
                      <Icon name="arrow" />
                    </p>
                  </div>
                </StudySheet>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The claim, the way to become part of it, and a lorry on its way. */
export function CaseStudiesHero({ copy }: { copy: PageCopy<'case-studies'>['hero'] }) {
  return (
    <section className="overflow-hidden bg-signal text-ink">
      <div className="measure pt-10 lg:pt-16">
        <h1 className="max-w-[15ch] text-h1 leading-[0.9]">{copy.heading}</h1>
        <p className="mt-8 max-w-[26ch] text-lead">{copy.lead}</p>
        <ButtonLink
          kind="dark"
          icon="arrow"
          href={`#${CONTACT_ANCHOR}`}
          event={EVENTS.contact}
          className="mt-6"
        >
          {copy.become}
        </ButtonLink>
        <Scene
          name="truck-40"
          alt=""
          lazy={false}
          className="mt-10 -ms-[55%] h-auto w-[150%] max-w-none md:ms-auto md:w-4/5 lg:-mt-32 lg:w-7/12"
        />
      </div>
      <div className="h-4 bg-ink" />
    </section>
  );
}

/** That there are no case studies yet, beside the blank sheet of the first. */
export function NoneYet({ copy }: { copy: PageCopy<'case-studies'>['list'] }) {
  return (
    <section aria-labelledby="case-studies" className="bg-brand text-paper">
      <div className="measure grid items-start gap-x-gutter gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="case-studies" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-6 max-w-[40ch] text-lead">{copy.text}</p>
          <ButtonLink href={`#${CONTACT_ANCHOR}`} event={EVENTS.contact} className="mt-8">
            {copy.action}
          </ButtonLink>
        </div>
        <div aria-hidden="true" className="bg-paper text-ink lg:col-span-6 lg:col-start-7 lg:rotate-1">
          <Band motif="rosette" size="small" />
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-[3px] border-ink px-6 py-4">
            <span className="font-display text-h4">{copy.sheet.title}</span>
            <span className="text-label text-muted">{copy.sheet.note}</span>
          </p>
          <ul className="grid grid-cols-2">
            {copy.sheet.cells.map((cell) => (
              <li
                key={cell}
                className="min-h-28 border-b-2 border-rule px-6 pt-4 text-label font-semibold text-muted odd:border-e-2"
              >
                {cell}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
