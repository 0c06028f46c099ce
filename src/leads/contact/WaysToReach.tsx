import type { ReactNode } from 'react';
import type { Site } from '#domain/company/site.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';

interface WaysToReachProps {
  copy: PageCopy<'contact'>['ways'];
  site: Site;
  /** WhatsApp number of the active country, E.164, if it has one. */
  whatsapp?: string | undefined;
  newTabNote: string;
  /** How soon a quote comes, as far as the company has confirmed it. */
  replyTime: string;
}

const LINK = 'link inline-flex max-w-full min-h-target items-center wrap-anywhere';

/** Phone, WhatsApp, e-mail, hours, the time of a reply and the office, as a ruled list. */
export function WaysToReach({ copy, site, whatsapp, newTabNote, replyTime }: WaysToReachProps) {
  const outbound = { note: newTabNote, className: LINK, event: EVENTS.cta };
  return (
    <dl className="border-t-[3px] border-current">
      <Way name={copy.phone}>
        <PhoneLink number={site.phone.value} className={LINK} />
      </Way>
      {whatsapp && (
        <Way name={copy.whatsapp}>
          <OutboundLink href={whatsappAddress(whatsapp)} {...outbound}>
            {copy.chat}
          </OutboundLink>
        </Way>
      )}
      <Way name={copy.email}>
        <a href={`mailto:${site.email.value}`} className={LINK}>
          {site.email.value}
        </a>
      </Way>
      <Way name={copy.hours.name}>
        <p className="py-2.5 leading-snug">{copy.hours.text}</p>
      </Way>
      <Way name={copy.reply}>
        <p className="py-2.5 leading-snug">{replyTime}</p>
      </Way>
      <Way name={copy.address}>
        <address className="py-2.5 not-italic leading-snug">{site.address.value}</address>
        <OutboundLink href={site.links.map.value} {...outbound}>
          {copy.map}
        </OutboundLink>
      </Way>
    </dl>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(104px,max-content)_minmax(0,1fr)] items-baseline border-b-2 border-paper/30 py-1">
      <dt className="text-label font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
