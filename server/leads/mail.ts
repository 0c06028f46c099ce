import type { Content } from '#domain/content.ts';
import { type EmailName, type RenderEmail, referenceOf } from '#domain/emails.ts';
import { SERVICES_OF_INTEREST } from '#domain/marketing.ts';
import type { Claim } from './delivery-queue.ts';
import { emailLinks, type LinkParts } from './email-links.ts';
import { nameOf } from './lead-name.ts';

/** A name and an address of e-mail. */
export interface Mailbox {
  name: string;
  address: string;
}

/** An e-mail that is ready to go. */
export interface Mail {
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

/** Who writes and who gets the enquiries, both the company's address where they are not set; and what links are made of. */
export interface MailParts extends Pick<LinkParts, 'sign' | 'siteUrl'> {
  mailFrom?: string;
  salesEmail?: string;
}

/** Asks absence notices not to answer, so that none goes to a customer and no two answer each other (RFC 3834). */
const WRITTEN_BY_A_PROGRAM = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Makes an e-mail of the name, for a delivery. */
export type ComposeMail = (name: EmailName, claim: Claim) => Promise<Mail>;

/**
 * Makes the composer of e-mails: enquiries go to the desk, where a reply goes to the sender; the copy goes to the
 * sender, whose reply goes to the desk.
 */
export function mailComposer(
  content: Pick<Content, 'site' | 'emails' | 'guide'>,
  render: RenderEmail,
  parts: MailParts,
): ComposeMail {
  return async (name, { delivery, lead }) => {
    const { brand, email, phone } = content.site();
    const desk = { name: brand.name, address: parts.salesEmail ?? email.value };
    const sender = { name: nameOf(lead), address: lead.email };
    const receivedAt = new Date(lead.created_at);
    const { headers, ...links } = emailLinks(name, lead, { content, ...parts });
    const copy = content.emails();
    const facts = {
      reference: referenceOf(lead.id),
      receivedAt,
      name: sender.name,
      email: lead.email,
      phone: lead.phone_number ?? undefined,
      company: lead.company ?? undefined,
      service: lead.service === null ? undefined : SERVICES_OF_INTEREST[lead.service],
      message: lead.message ?? undefined,
      guide: lead.kind === 'eguide' ? titleOf(lead.guide, content, copy.labels.someGuide) : undefined,
      ...links,
      brand: brand.name,
      desk: { email: email.value, phone: phone.value },
    };
    const [to, replyTo] = name === 'sales-email' ? [desk, sender] : [sender, desk];
    return {
      ...(await render(name, facts, copy)),
      from: { name: brand.name, address: parts.mailFrom ?? email.value },
      to,
      replyTo,
      messageId: delivery.message_id,
      date: receivedAt,
      headers: { ...WRITTEN_BY_A_PROGRAM, ...headers },
    };
  };
}

function titleOf(guide: string | null, content: Pick<Content, 'guide'>, someGuide: string): string {
  return guide === null ? someGuide : (content.guide(guide)?.title ?? guide);
}
