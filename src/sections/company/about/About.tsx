import type { People } from '#domain/entries/people.ts';
import type { Portrait } from '#domain/media/photograph.ts';
import type { Member as MemberCopy } from '#domain/pages/copy/company.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { PortraitFrame } from '#src/ui/parts/photo/PortraitFrame.tsx';
import { PageTitle } from '../../../ui/parts/PageTitle.tsx';

/** The company in one line, and a lorry beside its load standing under it; their ground sinks into the one across the page. */
export function AboutHero({ copy }: { copy: PageCopy<'about'> }) {
  return (
    <section aria-labelledby="about-heading" className="overflow-hidden bg-cool text-ink">
      <div className="measure grid gap-x-gutter gap-y-6 pt-8 lg:grid-cols-12 lg:pt-20">
        <PageTitle
          id="about-heading"
          heading={copy.heading}
          slogan={copy.slogan}
          accent="text-accent-deep"
          className="lg:col-span-8"
        />
        <div className="self-end lg:col-span-4">
          <p className="max-w-[34ch] text-lead">{copy.lead}</p>
          <ButtonLink
            href={`#${CONTACT_ANCHOR}`}
            kind="dark"
            icon="arrow"
            event={EVENTS.cta}
            className="mt-6"
          >
            {copy.action}
          </ButtonLink>
        </div>
      </div>
      <div className="mt-12 border-b-12 border-ink">
        <Scene
          name="loaded-lorry"
          phone="loaded-lorry-tile"
          alt={copy.truck}
          lazy={false}
          className="mx-auto h-auto w-full max-w-[22rem] translate-y-[5.833%] md:max-w-[68rem]"
        />
      </div>
    </section>
  );
}

interface Props<Part extends 'founders' | 'team'> {
  copy: PageCopy<'about'>[Part];
  people: People;
}

const FOUNDER_SIZES = '(min-width: 80rem) 22vw, (min-width: 48rem) 45vw, 92vw';
const MEMBER_SIZES = '(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 112px';

interface LikenessProps {
  photo?: Portrait | undefined;
  portrait: MemberCopy['portrait'];
  sizes: string;
  className: string;
}

/** The photograph of somebody, and until there is one a painted face. */
function Likeness({ photo, portrait, sizes, className }: LikenessProps) {
  if (photo) return <PortraitFrame portrait={photo} sizes={sizes} className={`rounded-card ${className}`} />;
  return <Scene name={`portrait-${portrait}`} alt="" className={`h-auto rounded-card ${className}`} />;
}

/** The founders, large, as on the two doors of a cab. */
export function Founders({ copy, people }: Props<'founders'>) {
  return (
    <section aria-labelledby="founders" className="bg-warm text-ink">
      <div className="measure py-section">
        <h2 id="founders" className="text-h2">
          {copy.heading}
        </h2>
        <ul className="mt-12 grid gap-x-gutter gap-y-10 md:grid-cols-2">
          {copy.people.map(({ person, text, portrait }) => (
            <li key={person} className="grid items-end gap-6 xl:grid-cols-2">
              <Likeness {...people[person]} portrait={portrait} sizes={FOUNDER_SIZES} className="w-full" />
              <div>
                <h3 className="text-h3">{people[person]?.name}</h3>
                <p className="mt-2 font-semibold text-brand">{people[person]?.role}</p>
                <p className="mt-4">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The others, one line each. */
export function Team({ copy, people }: Props<'team'>) {
  return (
    <section aria-labelledby="team" className="bg-paper text-ink">
      <div className="measure py-section">
        <h2 id="team" className="text-h2">
          {copy.heading}
        </h2>
        <p className="mt-6 text-lead">{copy.lead}</p>
        <ul className="mt-10 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {copy.people.map((member) => (
            <Member key={member.person} {...member} {...people[member.person]} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Member({ name, role, photo, text, portrait }: MemberCopy & Partial<People[string]>) {
  return (
    <li className="flex items-start gap-5 border-t-[3px] border-ink pt-5 sm:block">
      <Likeness
        photo={photo}
        portrait={portrait}
        sizes={MEMBER_SIZES}
        className="w-[min(7rem,32%)] shrink-0 sm:w-full"
      />
      <div className="sm:mt-5">
        <h3 className="text-h4">{name}</h3>
        <p className="mt-1 font-semibold text-brand">{role}</p>
        <p className="mt-2">{text}</p>
      </div>
    </li>
  );
}

/** How it began, beside the years since as one giant figure. */
export function Story({ copy }: { copy: PageCopy<'about'>['story'] }) {
  return (
    <section aria-labelledby="story" className="bg-ink text-paper">
      <div className="measure grid gap-x-gutter gap-y-10 py-section lg:grid-cols-12">
        <h2 id="story" className="flex items-end gap-6 lg:col-span-5 lg:block">
          <span className="block text-[min(clamp(10rem,6rem+18vw,24rem),51vw)] leading-[0.74] text-signal">
            {copy.figure}
          </span>{' '}
          <span className="block text-h3 lg:mt-8">{copy.heading}</span>
        </h2>
        <div className="space-y-6 text-lead lg:col-span-6 lg:col-start-7">
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
