import type { Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { CONTACT_ANCHOR, whatsappAddress } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { activeWhatsapp } from '../../ui/parts/whatsapp.ts';
import { CountrySelector } from './CountrySelector.tsx';

interface Props {
  site: Site;
  copy: LayoutCopy['header'];
  dark: boolean;
}

const TEXT_LINK = 'header-link inline-flex min-h-target items-center font-semibold';

/** The links that a row between 768 and 1119 px has no room for. */
export function Reach({ site, copy }: Omit<Props, 'dark'>) {
  const outbound = { note: copy.opensInNewTab, className: TEXT_LINK, event: EVENTS.cta };
  const whatsapp = activeWhatsapp(site);
  return (
    <p className="menu-reach">
      {whatsapp && (
        <OutboundLink href={whatsappAddress(whatsapp)} {...outbound}>
          {copy.whatsapp}
        </OutboundLink>
      )}
      <OutboundLink href={site.links.signUp.value} {...outbound}>
        {copy.signUp}
      </OutboundLink>
    </p>
  );
}

/** Where the company works, the ways to reach it there, and the way into its client platform. */
export function HeaderActions({ site, copy, dark }: Props) {
  const outbound = { note: copy.opensInNewTab, className: TEXT_LINK, event: EVENTS.cta };
  const whatsapp = activeWhatsapp(site);
  return (
    <ul className="header-actions">
      <li>
        <CountrySelector countries={site.countries} copy={copy} />
      </li>
      {whatsapp && (
        <li>
          <OutboundLink href={whatsappAddress(whatsapp)} {...outbound}>
            {copy.whatsapp}
          </OutboundLink>
        </li>
      )}
      <li>
        <OutboundLink href={site.links.signUp.value} {...outbound}>
          {copy.signUp}
        </OutboundLink>
      </li>
      <li>
        <a href={`#${CONTACT_ANCHOR}`} className={TEXT_LINK} data-event={EVENTS.contact}>
          {copy.contact}
        </a>
      </li>
      <li className="header-expert">
        <ButtonLink
          href={`#${CONTACT_ANCHOR}`}
          kind={dark ? 'action' : 'dark'}
          event={EVENTS.contact}
          className="header-button"
        >
          {copy.expert}
        </ButtonLink>
      </li>
    </ul>
  );
}
