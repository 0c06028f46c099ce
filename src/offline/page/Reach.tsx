import type { PageCopy } from '#domain/pages/pages.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';

interface Props {
  copy: PageCopy<'offline'>['reach'];
  phone: string;
  /** WhatsApp number of the active country, E.164, if it has one, and the words of its link. */
  whatsapp: { number: string | undefined; label: string; newTabNote: string };
}

/** The ways to us that need less than this website. */
export function Reach({ copy, phone, whatsapp }: Props) {
  return (
    <aside aria-labelledby="reach" className="rounded-card bg-ink p-6 text-paper lg:p-8">
      <h2 id="reach" className="text-h3">
        {copy.heading}
      </h2>
      <p className="mt-3">{copy.text}</p>
      <p className="mt-4">
        <PhoneLink
          number={phone}
          className="link inline-flex min-h-target items-center font-display text-h3"
        />
      </p>
      {whatsapp.number && (
        <ButtonLink
          href={whatsappAddress(whatsapp.number)}
          newTabNote={whatsapp.newTabNote}
          event={EVENTS.cta}
          className="mt-4"
        >
          {whatsapp.label}
        </ButtonLink>
      )}
    </aside>
  );
}
