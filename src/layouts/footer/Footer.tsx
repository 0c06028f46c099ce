import { Children, type ReactNode } from 'react';
import type { Navigation, Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { Flag } from '#src/ui/parts/Flag.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Logo } from '#src/ui/parts/Logo.tsx';
import './footer.css';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';
import { PrivacyChoices } from '../../ui/parts/PrivacyChoices.tsx';
import { SamplesLine } from '../../ui/parts/SamplesLine.tsx';

interface FooterBrandProps {
  site: Site;
  copy: LayoutCopy['footer'];
}

/** Who this is and where it works. */
function FooterBrand({ site, copy }: FooterBrandProps) {
  return (
    <div>
      <a href="/" className="inline-flex min-h-target items-center no-underline">
        <Logo name={site.brand.name} />
      </a>
      <p className="max-w-80 md:mt-4">{copy.line}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2 md:mt-4">
        {site.countries.map((country) => (
          <li key={country.code} className="flex items-center gap-3">
            <Flag code={country.code} />
            {country.status === 'active' ? country.name : copy.comingSoon.replace('{country}', country.name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FooterColumnProps {
  heading: string;
  className?: string;
  /** The links, one to a line. */
  children: ReactNode;
}

/** A headed list of links. */
function FooterColumn({ heading, className = '', children }: FooterColumnProps) {
  return (
    <div className={className}>
      <Heading>{heading}</Heading>
      <Links>{children}</Links>
    </div>
  );
}

/**
 * The same, folded on phones. It comes open, so that without script and on wide screens nothing is folded;
 * src/layouts/browser/fold-footer.ts folds it.
 */
function FooterFold({ heading, className = '', children }: FooterColumnProps) {
  return (
    <details open className={`footer-fold ${className}`}>
      <summary>
        <Heading>{heading}</Heading>
        <Icon name="caret" className="caret size-5" />
      </summary>
      <Links>{children}</Links>
    </details>
  );
}

const Heading = ({ children }: { children: string }) => (
  <h2 className="font-text text-label font-bold tracking-normal">{children}</h2>
);

const Links = ({ children }: { children: ReactNode }) => (
  <ul className="footer-links">{Children.map(children, (link) => link && <li>{link}</li>)}</ul>
);

/** Telephone number and e-mail address are in the display face: people read them out to each other. */
const SPOKEN = 'font-display text-h4';

/** Telephone, e-mail, WhatsApp and the place itself. */
function FooterReach({ site, copy, whatsapp }: Pick<FooterProps, 'site' | 'copy' | 'whatsapp'>) {
  const note = copy.header.opensInNewTab;
  return (
    <FooterColumn heading={copy.footer.reach} className="col-span-2">
      <PhoneLink number={site.phone.value} className={SPOKEN} />
      <a href={`mailto:${site.email.value}`} className={SPOKEN}>
        {site.email.value}
      </a>
      {whatsapp && (
        <OutboundLink href={whatsapp} note={note}>
          {copy.header.whatsapp}
        </OutboundLink>
      )}
      <address className="py-1 not-italic md:py-2">{site.address.value}</address>
      <OutboundLink href={site.links.map.value} note={note}>
        {copy.footer.map}
      </OutboundLink>
    </FooterColumn>
  );
}

const WIDTH = 1000;
/** Share of the letters' height that shows; the road takes the rest. */
const HEIGHT = 150;

/** The name across the whole width, cut off by the edge like a sign that passes; decorative. */
function Wordmark({ name }: { name: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="mt-2 block md:mt-4 h-auto w-full fill-brand font-display"
      aria-hidden="true"
    >
      <text x="0" y="245" fontSize="322" textLength={WIDTH} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}

interface FooterProps {
  site: Site;
  navigation: Navigation;
  copy: LayoutCopy;
  /** The current year in Africa/Lagos. */
  year: number;
  /** Visitors are asked about a tag manager, and can change their answer here. */
  asksConsent?: boolean;
  /** Names, clients and figures of the site are samples. */
  samples?: boolean;
  /** Address of a WhatsApp chat, where there is a number. */
  whatsapp?: string | undefined;
}

/** The foot of every page: all ways through the site, all ways to the company, and its name across the road. */
export function Footer({
  site,
  navigation,
  copy,
  year,
  asksConsent = false,
  samples = false,
  whatsapp,
}: FooterProps) {
  const { footer, header } = copy;
  const note = header.opensInNewTab;
  const platform = [
    { label: footer.logIn, href: site.links.logIn.value },
    { label: footer.signUp, href: site.links.signUp.value },
    { label: footer.register, href: site.links.registerPartner.value },
    { label: footer.app, href: site.links.app.value },
  ];
  return (
    <footer className="overflow-hidden bg-brand-deep text-paper [--logo-first:var(--color-signal)]">
      <Band motif="chevron" size="large" />
      <div className="measure grid gap-y-3 pt-5 pb-2 md:gap-y-10 md:pt-10 md:pb-4 lg:grid-cols-12 lg:gap-x-gutter">
        <div className="footer-self flex flex-col gap-3 md:gap-6 lg:col-span-4">
          <FooterBrand site={site} copy={footer} />
          <FooterReach site={site} copy={copy} whatsapp={whatsapp} />
        </div>
        <div className="footer-ways lg:col-span-8">
          {navigation.menus.map((menu) => (
            <FooterFold key={menu.label} heading={menu.label}>
              {menu.items.map((item) => (
                <a key={item.path} href={item.path}>
                  {item.label}
                </a>
              ))}
            </FooterFold>
          ))}
          <FooterFold heading={footer.platform} className="footer-wide">
            {platform.map(({ label, href }) => (
              <OutboundLink key={href} href={href} note={note}>
                {label}
              </OutboundLink>
            ))}
          </FooterFold>
          <FooterFold heading={footer.social}>
            {site.social.map(({ name, url }) => (
              <OutboundLink key={name} href={url.value} note={note}>
                {name}
              </OutboundLink>
            ))}
          </FooterFold>
        </div>
      </div>
      {samples && <SamplesLine className="measure pb-2">{footer.samples}</SamplesLine>}
      <div className="measure flex flex-wrap items-center gap-x-8 text-label">
        <p className="py-3">
          {footer.rights.replace('{year}', `${year}`).replace('{name}', site.legalName.value)}
        </p>
        {navigation.legal.map((link) => (
          <a key={link.path} href={link.path} className="inline-flex min-h-target items-center underline">
            {link.label}
          </a>
        ))}
        {asksConsent && <PrivacyChoices label={copy.consent.label} />}
      </div>
      <Wordmark name={site.brand.name} />
    </footer>
  );
}
