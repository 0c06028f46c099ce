import type { Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { CONTACT_ANCHOR, whatsappAddress } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';
import { activeWhatsapp } from '../../ui/parts/whatsapp.ts';

interface Props {
  site: Site;
  copy: LayoutCopy['contact']['quiet'];
  newTabNote: string;
}

/**
 * One line in place of the shared block, for pages that confirm, find nothing or state terms (docs/decisions/0051-page-length.md); in-page
 * links `#contact_sales` come here.
 */
export function QuietLine({ site, copy, newTabNote }: Props) {
  const whatsapp = activeWhatsapp(site);
  return (
    <section id={CONTACT_ANCHOR} className="bg-ink text-paper print:hidden" aria-labelledby="contact-heading">
      <div className="measure flex flex-wrap items-baseline gap-x-8 gap-y-2 py-10">
        <h2 id="contact-heading" className="text-h4">
          {copy.heading}
        </h2>
        <PhoneLink number={site.phone.value} className="link inline-block py-2.5 whitespace-nowrap" />
        {whatsapp && (
          <OutboundLink
            href={whatsappAddress(whatsapp)}
            note={newTabNote}
            className="link inline-block py-2.5 text-signal"
            event={EVENTS.cta}
          >
            {copy.whatsapp}
          </OutboundLink>
        )}
        <a href={copy.form.path} className="link inline-block py-2.5">
          {copy.form.label}
        </a>
      </div>
    </section>
  );
}
