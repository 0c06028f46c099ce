import type { Navigation, Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { PrivacyChoices } from '../../ui/parts/PrivacyChoices.tsx';
import { SamplesLine } from '../../ui/parts/SamplesLine.tsx';
import { FooterBrand } from './FooterBrand.tsx';
import { FooterFold } from './FooterColumn.tsx';
import { FooterReach } from './FooterReach.tsx';
import { Wordmark } from './Wordmark.tsx';

interface Props {
  site: Site;
  navigation: Navigation;
  copy: LayoutCopy;
  /** The current year in Africa/Lagos. */
  year: number;
  /** Visitors are asked about a tag manager, and can change their answer here. */
  asksConsent?: boolean;
  /** Names, clients and figures of the site are samples. */
  samples?: boolean;
}

/** The foot of every page: all ways through the site, all ways to the company, and its name across the road. */
export function Footer({ site, navigation, copy, year, asksConsent = false, samples = false }: Props) {
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
      <div className="measure grid gap-y-3 pt-5 pb-2 md:gap-y-12 md:pt-16 md:pb-8 lg:grid-cols-12 lg:gap-x-gutter lg:pt-20">
        <div className="flex flex-col gap-3 md:gap-10 lg:col-span-4">
          <FooterBrand site={site} copy={footer} />
          <FooterReach site={site} copy={copy} />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-x-gutter md:grid-cols-4 md:gap-y-10 lg:col-span-8 lg:col-start-5">
          {navigation.menus.map((menu) => (
            <FooterFold key={menu.label} heading={menu.label}>
              {menu.items.map((item) => (
                <a key={item.path} href={item.path}>
                  {item.label}
                </a>
              ))}
            </FooterFold>
          ))}
          <FooterFold heading={footer.platform} className="md:col-span-2">
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
