import type { Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { spacedNumber } from '#src/ui/parts/phone-number.ts';
import { activeWhatsapp } from '#src/ui/parts/whatsapp.ts';

/** The ways to a person that a form offers where it cannot send. */
export interface Desk {
  /** E.164, and as it is written. */
  phone: { number: string; text: string };
  /** The address of an empty chat, and the beginning of a message that names a `{reference}`. */
  whatsapp: { address: string; label: string; about: string } | undefined;
  newTabNote: string;
}

export function deskOf(site: Site, copy: LayoutCopy): Desk {
  const number = activeWhatsapp(site);
  return {
    phone: { number: site.phone.value, text: spacedNumber(site.phone.value) },
    whatsapp:
      number === undefined
        ? undefined
        : { address: whatsappAddress(number), label: copy.chat.label, about: copy.chat.reference },
    newTabNote: copy.header.opensInNewTab,
  };
}
