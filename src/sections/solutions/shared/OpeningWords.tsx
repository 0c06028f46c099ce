import type { Opening } from '#domain/pages/copy/solutions.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { type ButtonKind, ButtonLink } from '#src/ui/parts/Button.tsx';
import { PageTitle } from '#src/ui/parts/PageTitle.tsx';

interface Props {
  copy: Opening;
  kind?: ButtonKind;
  /** Sets the lead and the action beside the heading from 1024 px on, instead of below it. */
  beside?: boolean;
  className?: string;
}

/** The words of a solution page's first screen. */
export function OpeningWords({ copy, kind = 'action', beside = false, className = '' }: Props) {
  return (
    <div className={`grid items-end gap-x-gutter gap-y-7 ${beside ? 'lg:grid-cols-12' : ''} ${className}`}>
      <PageTitle
        slogan={copy.slogan}
        heading={copy.heading}
        large={false}
        {...(beside && { className: 'lg:col-span-8' })}
      />
      <div className={beside ? 'lg:col-span-4 lg:pb-2' : ''}>
        <p className="max-w-[38ch] text-lead">{copy.lead}</p>
        <ButtonLink href={`#${CONTACT_ANCHOR}`} kind={kind} icon="arrow" event={EVENTS.cta} className="mt-6">
          {copy.action}
        </ButtonLink>
      </div>
    </div>
  );
}
