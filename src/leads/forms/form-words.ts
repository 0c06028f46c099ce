import type { Site } from '#domain/company/site.ts';
import type { FormCopy, PartnerFormCopy, QuoteFormCopy } from '#domain/leads/copy/form-copy.ts';
import { CONTACT_FORM } from '#domain/leads/forms/contact.ts';
import type { FormFields } from '#domain/leads/forms/fields.ts';
import { PARTNER_FORM } from '#domain/leads/forms/partner.ts';
import type { ContactFormCopy } from '#domain/pages/pages.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import type { PartnerCopy } from '#domain/price/copy/partners.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { activeWhatsapp, spacedNumber } from '#src/ui/parts/whatsapp.ts';

/** The ways to a person that a form offers where it cannot send. */
interface Desk {
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

/** The words that a form can say: the part of its copy that goes to browsers. */
export interface FormWords {
  /** By field. */
  labels: Partial<Record<string, string>>;
  hints: Partial<Record<string, string>>;
  needed: string;
  trap: string;
  send: string;
  sending: string;
  privacy: string;
  privacyVersion: string;
  news: FormCopy['news'];
  outcomes: Pick<
    FormCopy,
    | 'success'
    | 'waiting'
    | 'whileOpen'
    | 'afterClosing'
    | 'unkept'
    | 'delivered'
    | 'returned'
    | 'discarded'
    | 'invalid'
    | 'refused'
  >;
  written: string;
  discard: string;
  /** Of forms whose visitor keeps the reference. */
  copyReference?: QuoteFormCopy['copyReference'];
  desk: Desk;
}

/** Words for a form that hands out a file. */
export interface Download {
  opening: string;
  link: string;
  /** The toast's words about a failure. */
  failure: string;
}

/** Chooses on the server what a form can say, so that no page carries words that its form never says. */
export function formWords<Fields extends FormFields>(
  { fields }: { fields: Fields },
  copy: FormCopy & { send: string } & Pick<FormWords, 'copyReference'> &
    Record<keyof Fields & string, string>,
  desk: Desk,
  hints: Partial<Record<keyof Fields & string, string>> = {},
): FormWords {
  const { needed, trap, send, sending, privacy, privacyVersion, news, written, discard } = copy;
  const { success, waiting, whileOpen, afterClosing, unkept } = copy;
  const { delivered, returned, discarded, invalid, refused, copyReference } = copy;
  const kept = { waiting, whileOpen, afterClosing, unkept, delivered, returned, discarded };
  return {
    labels: Object.fromEntries(
      (Object.keys(fields) as (keyof Fields & string)[]).map((name) => [name, copy[name]]),
    ),
    hints,
    needed,
    trap,
    send,
    sending,
    privacy,
    privacyVersion,
    news,
    outcomes: { success, ...kept, invalid, refused },
    written,
    discard,
    ...(copyReference && { copyReference }),
    desk,
  };
}

/** The words of the enquiry form, which is on most pages. */
export const contactWords = (copy: ContactFormCopy, desk: Desk): FormWords =>
  formWords(CONTACT_FORM, copy, desk, { phone_number: copy.phoneHint, message: copy.messageHint });

/** @param own the words of the page, which ask for the asset that it is about */
export const partnerWords = (copy: PartnerFormCopy, own: PartnerCopy['form'], desk: Desk): FormWords =>
  formWords(PARTNER_FORM, { ...copy, capacity: own.capacity, base: own.base }, desk, {
    phone_number: copy.phoneHint,
    capacity: own.capacityHint,
    base: own.baseHint,
    call_time: own.callTimeHint,
  });

/** A form that came back from the server after a plain POST, with the sentence that says why. */
export type ExplainedForm = ReturnedForm & { heading: string };

/**
 * Says why a form came back.
 * @param copy of the form
 * @param failed sentences for a form that could not be taken, whatever stood in it
 */
export function explain(
  returned: ReturnedForm | undefined,
  { fields }: { fields: FormFields },
  copy: Pick<FormCopy, 'invalid' | 'refused'>,
  failed: Record<NonNullable<ReturnedForm['failure']>, string>,
): ExplainedForm | undefined {
  if (!returned) return undefined;
  const { errors, failure } = returned;
  const canBeCorrected = Object.keys(errors).every((name) => name in fields);
  const heading = failure ? failed[failure] : canBeCorrected ? copy.invalid : copy.refused;
  return { ...returned, heading };
}
