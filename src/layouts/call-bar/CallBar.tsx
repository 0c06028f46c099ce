import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import './call-bar.css';

interface Props {
  /** E.164. */
  phone: string;
  /** Address of a WhatsApp chat, where there is a number. */
  whatsapp: string | undefined;
  copy: LayoutCopy['callBar'];
  newTabNote: string;
}

/**
 * Telephone and WhatsApp at the foot of a phone's screen, from the second screen of a page to its contact section. It is the last child of
 * `call-bar-reach`, over which it moves by style alone.
 */
export function CallBar({ phone, whatsapp, copy, newTabNote }: Props) {
  return (
    <div className="call-bar-track">
      <nav aria-label={copy.label} className="call-bar">
        <a href={`tel:${phone}`} data-event={EVENTS.cta}>
          {copy.call}
        </a>
        {whatsapp && (
          <OutboundLink href={whatsapp} note={newTabNote} event={EVENTS.cta}>
            {copy.whatsapp}
          </OutboundLink>
        )}
      </nav>
    </div>
  );
}
