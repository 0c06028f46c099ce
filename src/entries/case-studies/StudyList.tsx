import { type CaseStudySummary, caseStudyPath } from '#domain/entries/case-studies.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
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
