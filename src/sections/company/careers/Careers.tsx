import type { ReactNode } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { PageTitle } from '#src/ui/parts/PageTitle.tsx';

interface CareersHeroProps {
  copy: PageCopy<'careers'>;
  /** The question for openings. */
  children: ReactNode;
}

/** The subject of the page, and the question for openings. */
export function CareersHero({ copy, children }: CareersHeroProps) {
  return (
    <section aria-labelledby="careers-heading" className="overflow-hidden bg-ink text-paper">
      <div className="measure grid gap-x-gutter gap-y-8 pt-12 pb-10 lg:grid-cols-12 lg:pt-20">
        <PageTitle
          id="careers-heading"
          heading={copy.heading}
          slogan={copy.slogan}
          accent="text-signal"
          className="lg:col-span-8"
        />
        <div className="self-end lg:col-span-4">
          <p className="max-w-[34ch] text-lead">{copy.lead}</p>
          {children}
        </div>
      </div>
      <Scene
        name="empty-yard"
        phone="empty-yard-card"
        alt={copy.yard}
        lazy={false}
        className="aspect-[4/3] w-full object-cover object-bottom md:aspect-[26/8]"
      />
    </section>
  );
}

type Copy = PageCopy<'careers'>['board'];

interface NoticeBoardProps {
  copy: Copy;
  registerAddress: string;
  /** E.164. */
  phone: string;
  newTabNote: string;
}

/** The next steps while there is no opening, as papers nailed to the board in the yard. */
export function NoticeBoard({ copy, registerAddress, phone, newTabNote }: NoticeBoardProps) {
  const { partner, skill, warning } = copy;
  return (
    <section aria-labelledby="board" className="bg-warm text-ink">
      <div className="measure py-section">
        <h2 id="board" className="text-h2">
          {copy.heading}
        </h2>
        <ul className="mt-12 grid items-start gap-gutter gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          <Paper {...partner} lean="lg:-rotate-1">
            <ButtonLink href={registerAddress} icon="arrow" newTabNote={newTabNote} event={EVENTS.cta}>
              {partner.register}
            </ButtonLink>
          </Paper>
          <Paper {...skill} lean="lg:mt-12 lg:rotate-[0.6deg]">
            <ButtonLink kind="plain" href={skill.write.path} event={EVENTS.contact}>
              {skill.write.label}
            </ButtonLink>
          </Paper>
          <Paper {...warning} lean="md:max-lg:col-span-2 lg:mt-4 lg:-rotate-[0.6deg]" warns>
            <ButtonLink kind="plain" href={`tel:${phone}`} event={EVENTS.contact}>
              {warning.call}
            </ButtonLink>
          </Paper>
        </ul>
      </div>
    </section>
  );
}

interface PaperProps {
  title: string;
  text: string;
  /** How the paper hangs. */
  lean: string;
  warns?: boolean;
  children: ReactNode;
}

function Paper({ title, text, lean, warns = false, children }: PaperProps) {
  const ground = warns ? 'bg-accent text-paper' : 'bg-paper';
  return (
    <li className={`relative px-6 pt-14 pb-8 [box-shadow:0_6px_0_var(--color-rule)] ${ground} ${lean}`}>
      <span
        aria-hidden="true"
        className="absolute top-5 left-1/2 size-5 -translate-x-1/2 rounded-full border-4 border-ink bg-signal"
      />
      <h3 className="text-h3">{title}</h3>
      <p className="mt-4 mb-7">{text}</p>
      {children}
    </li>
  );
}
