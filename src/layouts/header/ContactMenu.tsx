import type { Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { spacedNumber } from '#src/ui/parts/phone-number.ts';
import { DropDown } from './MainNavigation.tsx';

interface Way {
  label: string;
  href: string;
  event?: string;
  /** It leaves the site, in a new tab. */
  outbound?: boolean;
  className?: string;
}

interface Props {
  site: Site;
  copy: LayoutCopy['header'];
  /** Address of a WhatsApp chat, where there is a number. */
  whatsapp: string | undefined;
}

/** Every way to reach the company and its client platform, in one menu of wide screens. */
export function ContactMenu({ site, copy, whatsapp }: Props) {
  const { phone, links } = site;
  const chat: Way = { label: copy.whatsapp, href: whatsapp ?? '', outbound: true };
  const ways: Way[] = [
    { label: spacedNumber(phone.value), href: `tel:${phone.value}` },
    ...(whatsapp ? [{ ...chat, event: EVENTS.cta }] : []),
    { label: copy.contact, href: `#${CONTACT_ANCHOR}`, event: EVENTS.contact },
    {
      label: copy.expert,
      href: `#${CONTACT_ANCHOR}`,
      event: EVENTS.contact,
      className: 'expert-line',
    },
    { label: copy.signUp, href: links.signUp.value, event: EVENTS.cta, outbound: true },
    { label: copy.logIn, href: links.logIn.value, outbound: true },
  ];
  return (
    <DropDown label={copy.contactMenu} className="menu">
      {ways.map(({ label, href, event, outbound, className }) => (
        <li key={label} className={className}>
          <a
            href={href}
            className="menu-item"
            data-event={event}
            {...(outbound && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <span className="menu-item-label">{label}</span>
            {outbound && <span className="sr-only">{` (${copy.opensInNewTab})`}</span>}
          </a>
        </li>
      ))}
    </DropDown>
  );
}
