import type { Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';
import { activeWhatsapp } from '../../ui/parts/whatsapp.ts';
import { FooterColumn } from './FooterColumn.tsx';

/** Telephone number and e-mail address stand in the display face: people read them out to each other. */
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
      {whatsapp && (
        <OutboundLink href={whatsappAddress(whatsapp)} note={note}>
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
