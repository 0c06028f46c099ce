import type { Navigation } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Logo } from '#src/ui/parts/Logo.tsx';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';
import { PrivacyChoices } from '../../../ui/parts/PrivacyChoices.tsx';
import { SamplesLine } from '../../../ui/parts/SamplesLine.tsx';

interface MastheadProps {
  brand: string;
  /** Name of the link around the logo. */
  home: string;
  /** E.164. */
  phone: string;
  /** Address of a WhatsApp chat, where there is a number. */
  whatsapp: string | undefined;
  copy: Pick<LayoutCopy['header'], 'whatsapp' | 'opensInNewTab'>;
}

const LINK = 'link inline-flex min-h-target items-center whitespace-nowrap';

/** The logo, and the ways to a person beside the form: a landing page has no menus. */
export function Masthead({ brand, home, phone, whatsapp, copy }: MastheadProps) {
  return (
    <header data-header className="bg-brand text-paper">
      <div className="measure py-4 [--logo-first:var(--color-signal)]">
        <div className="flex flex-wrap items-center gap-x-6 md:w-[calc(100%-360px)] lg:w-[calc(100%-480px)]">
          <a href="/" className="me-auto inline-flex min-h-target items-center" aria-label={home}>
            <Logo name={brand} />
          </a>
          <PhoneLink number={phone} className={LINK} />
          {whatsapp && (
            <OutboundLink href={whatsapp} note={copy.opensInNewTab} className={LINK} event={EVENTS.cta}>
              {copy.whatsapp}
            </OutboundLink>
          )}
        </div>
      </div>
    </header>
  );
}

interface FootlineProps {
  rights: string;
  links: Navigation['legal'];
  /** Name of the button that asks the question about consent again, where visitors are asked. */
  privacyChoices?: string | undefined;
  /** Says that what the site holds are samples. */
  samples?: string | undefined;
}

/** One line of rights and legal links at the foot of a landing page. */
export function Footline({ rights, links, privacyChoices, samples }: FootlineProps) {
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
