import type { People } from '#domain/entries/people.ts';
import type { Portrait } from '#domain/media/portrait.ts';
import type { Member as MemberCopy } from '#domain/pages/copy/about.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { PortraitFrame } from '#src/ui/parts/PortraitFrame.tsx';

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
      <Likeness photo={photo} portrait={portrait} sizes={MEMBER_SIZES} className="w-28 shrink-0 sm:w-full" />
      <div className="sm:mt-5">
        <h3 className="text-h4">{name}</h3>
        <p className="mt-1 font-semibold text-brand">{role}</p>
        <p className="mt-2">{text}</p>
      </div>
    </li>
  );
}
