import { whatsappAddress } from '#domain/links.ts';
import type { Site } from '#domain/site.ts';
import type { LayoutCopy } from '#domain/standard-layout.ts';
import { PhoneLink } from '#src/ui/PhoneLink.tsx';
import { activeWhatsapp } from '../shared/whatsapp.ts';
import { FooterColumn, OutboundLink } from './FooterColumn.tsx';

/** What people read out to each other stands in the painter's letters. */
const SPOKEN = 'font-display text-h4';

/** Telephone, e-mail, WhatsApp and the place itself. */
export function FooterReach({ site, copy }: { site: Site; copy: LayoutCopy }) {
  const whatsapp = activeWhatsapp(site);
  const note = copy.header.opensInNewTab;
  return (
    <FooterColumn heading={copy.footer.reach} className="col-span-2">
      <PhoneLink number={site.phone.value} className={SPOKEN} />
      <a href={`mailto:${site.email.value}`} className={SPOKEN}>
        {site.email.value}
      </a>
      {whatsapp && <OutboundLink label={copy.header.whatsapp} href={whatsappAddress(whatsapp)} note={note} />}
      <address className="py-2 not-italic">{site.address.value}</address>
      <OutboundLink label={copy.footer.map} href={site.links.map.value} note={note} />
    </FooterColumn>
  );
}
