import type { Announcement as Announced, Navigation, Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { MY_PRICES_ADDRESS, SEARCH_PATH } from '#domain/shared/page-paths.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Logo } from '#src/ui/parts/Logo.tsx';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';
import { isDark, SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';
import { spacedNumber } from '#src/ui/parts/whatsapp.ts';
import { CountrySelector, DropDown, MainNavigation } from './MainNavigation.tsx';
import './country.css';
import './header.css';
import './header-menus.css';
import './phone-menu.css';

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
function ContactMenu({ site, copy, whatsapp }: Props) {
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

interface ReachProps {
  site: Site;
  copy: LayoutCopy['header'];
  /** Address of a WhatsApp chat, where there is a number. */
  whatsapp: string | undefined;
}

const TEXT_LINK = 'header-link inline-flex min-h-target items-center font-semibold';

/** Telephone and WhatsApp, before all else in the menu of a phone. */
function PhoneReach({ site, copy, whatsapp }: ReachProps) {
  return (
    <p className="menu-reach">
      <PhoneLink number={site.phone.value} className={`${TEXT_LINK} whitespace-nowrap`} />
      {whatsapp && (
        <OutboundLink href={whatsapp} note={copy.opensInNewTab} className={TEXT_LINK} event={EVENTS.cta}>
          {copy.whatsapp}
        </OutboundLink>
      )}
    </p>
  );
}

/** Where the company works, and the way to a person; on a phone also what the contact menu of wide screens has. */
function HeaderActions({ site, copy, dark }: Omit<ReachProps, 'whatsapp'> & { dark: boolean }) {
  return (
    <ul className="header-actions">
      <li>
        <CountrySelector countries={site.countries} copy={copy} />
      </li>
      <li className="phone-only">
        <OutboundLink
          href={site.links.signUp.value}
          note={copy.opensInNewTab}
          className={TEXT_LINK}
          event={EVENTS.cta}
        >
          {copy.signUp}
        </OutboundLink>
      </li>
      <li className="phone-only">
        <OutboundLink href={site.links.logIn.value} note={copy.opensInNewTab} className={TEXT_LINK}>
          {copy.logIn}
        </OutboundLink>
      </li>
      <li className="phone-only">
        <a href={MY_PRICES_ADDRESS} className={TEXT_LINK}>
          {copy.myPrices}
        </a>
      </li>
      <li className="phone-only">
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

/**
 * Opens the menu on a phone. It is an empty disclosure before the menu, so that one style rule shows the menu while it
 * is open and, unlike a menu inside it, the wide header needs no script to show everything.
 */
function MenuToggle({ copy }: { copy: Pick<LayoutCopy['header'], 'openMenu' | 'closeMenu'> }) {
  return (
    <details data-menu-toggle className="menu-toggle">
      <summary aria-controls="header-menu">
        <span className="sr-only when-closed">{copy.openMenu}</span>
        <span className="sr-only when-open">{copy.closeMenu}</span>
        <svg viewBox="0 0 28 20" width="28" height="20" className="h-5 w-7" aria-hidden="true">
          <path d="M0 2h28M0 10h28M0 18h18" className="when-closed" />
          <path d="m5 1 18 18m0-18L5 19" className="when-open" />
        </svg>
      </summary>
    </details>
  );
}

interface HeaderProps extends ReachProps {
  navigation: Navigation;
  /** The colour surface below, which the header is on. */
  surface: Surface;
  /** Path of the page that is shown. */
  path: string;
}

/**
 * The head of every page. It is one row from 768 px, and below that a bar with a menu. The order of its parts is
 * the order on the screen, and of the Tab key.
 */
export function Header({ site, navigation, copy, surface, path, whatsapp }: HeaderProps) {
  const reach = { site, copy, whatsapp };
  return (
    <header data-header className={`site-header ${SURFACE_CLASSES[surface]}`}>
      <div className="measure header-bar">
        <a href="/" className="header-logo">
          <Logo name={site.brand.name} />
        </a>
        <a href={SEARCH_PATH} className="header-search">
          <Icon name="search" className="size-6" />
          <span className="sr-only">{copy.search}</span>
        </a>
        <MenuToggle copy={copy} />
        <div id="header-menu" className="header-menu">
          <PhoneReach {...reach} />
          <MainNavigation label={copy.mainNavigation} navigation={navigation} path={path}>
            <ContactMenu {...reach} />
          </MainNavigation>
          <HeaderActions site={site} copy={copy} dark={isDark(surface)} />
        </div>
      </div>
    </header>
  );
}

/** One line above the header, from the server, so that nothing shifts. */
export function Announcement({ text, link }: Announced) {
  return (
    <aside className="bg-ink text-paper print:hidden">
      <p className="measure py-2 text-label">
        {text}{' '}
        <a href={link.path} className="link inline-flex min-h-target items-center">
          {link.label}
        </a>
      </p>
    </aside>
  );
}
