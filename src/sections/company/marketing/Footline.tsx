import type { Navigation } from '#domain/company/site.ts';
import { PrivacyChoices } from '../../../ui/parts/PrivacyChoices.tsx';
import { SamplesLine } from '../../../ui/parts/SamplesLine.tsx';

interface Props {
  rights: string;
  links: Navigation['legal'];
  /** Name of the button that asks the question about consent again, where visitors are asked. */
  privacyChoices?: string | undefined;
  /** Says that what the site holds are samples. */
  samples?: string | undefined;
}

/** One line of rights and legal links at the foot of a landing page. */
export function Footline({ rights, links, privacyChoices, samples }: Props) {
  return (
    <footer className="grow bg-brand-deep text-paper">
      <div className="measure flex flex-wrap items-center gap-x-8 gap-y-2 py-6 text-label md:pe-[368px] lg:pe-[496px]">
        {samples && <SamplesLine className="w-full">{samples}</SamplesLine>}
        <p>{rights}</p>
        {links.map(({ label, path }) => (
          <a key={path} href={path} className="link inline-flex min-h-target items-center">
            {label}
          </a>
        ))}
        {privacyChoices && <PrivacyChoices label={privacyChoices} />}
      </div>
    </footer>
  );
}
