import { initialsOf, type Person } from '#domain/entries/people.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { BLOG_PATH } from '#domain/shared/page-paths.ts';
import { InitialsStamp } from '#src/ui/blocks/InitialsStamp.tsx';
import { PortraitFrame } from '#src/ui/parts/PortraitFrame.tsx';

interface Props {
  person: Person;
  copy: PageCopy<'blog'>;
}

const SIZES = '(min-width: 64rem) 20rem, 60vw';

/** Who somebody is: the name, what they do here, and what they say of themselves. */
export function PersonHero({ person: { name, role, photo, about }, copy }: Props) {
  return (
    <header className="bg-warm text-ink">
      <div className="measure pt-4 pb-10 lg:pt-8 lg:pb-14">
        <p>
          <a href={BLOG_PATH} className="link inline-flex min-h-target items-center text-brand">
            {copy.back}
          </a>
        </p>
        <div className="mt-4 flex flex-wrap items-end gap-x-gutter gap-y-6">
          {photo ? (
            <PortraitFrame portrait={photo} sizes={SIZES} className="w-60 rounded-card lg:w-80" />
          ) : (
            <InitialsStamp initials={initialsOf(name)} size="size-32 lg:size-48" />
          )}
          <div>
            <h1 className="text-h1">{name}</h1>
            <p className="mt-3 text-lead font-semibold text-brand">{role}</p>
            {about && <p className="mt-4 max-w-[60ch] text-lead">{about}</p>}
          </div>
        </div>
      </div>
    </header>
  );
}
