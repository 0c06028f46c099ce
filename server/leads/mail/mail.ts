import {
  type EmailCopy,
  type EmailFacts,
  type EmailName,
  type EmailRow,
  HEAD_ID,
  isToSender,
  type RenderEmail,
} from '#domain/leads/copy/emails.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import type { Content } from '#domain/services/content.ts';
import { PRICE_PATH } from '#domain/shared/page-paths.ts';
import { originLine } from '#domain/visits/origin.ts';
import type { AddressedLead, LeadRow } from '../../platform/database/tables.ts';
import type { HotQuotes } from '../lead/hot-quotes.ts';
import { addressed, harmlessName, isAddressed, isDialable, nameOf } from '../lead/values.ts';
import type { LeadClaim } from '../queue/channel.ts';
import { deskAddresses, type SalesRoute } from './desk-config.ts';
import { emailLinks, isOurWords, type LinkParts, rowsOf } from './links.ts';
import { type Attachment, type Mailbox, type OutgoingMail, ownMailbox, staffMailboxes } from './mailer.ts';

/** The picture of each drawing that was asked for: there is one for each name that the company goes by. */
const drawn = new Map<string, Promise<Buffer>>();

async function draw(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/**
 * Makes what an e-mail shows at its head.
 * @param svg as the templates draw it
 * @returns the picture; nothing where it cannot be made, for an e-mail goes without it, under the company's name
 */
export async function mailHead(svg: string): Promise<Attachment[]> {
  const picture = drawn.get(svg) ?? draw(svg);
  drawn.set(svg, picture);
  try {
    return [{ filename: 'head.png', contentType: 'image/png', content: await picture, cid: HEAD_ID }];
  } catch {
    drawn.delete(svg);
    return [];
  }
}

/** Who writes and who gets the enquiries, both the company's address where they are not set; and what links are made of. */
export interface MailParts extends Pick<LinkParts, 'keys' | 'siteUrl'> {
  mailFrom?: Mailbox | undefined;
  salesEmail?: string[] | undefined;
  salesRoutes?: SalesRoute[] | undefined;
  hotQuotes?: HotQuotes | undefined;
  /** Whether the PDF of a guide is still being made. */
  isAwaited?: (slug: string) => boolean;
}

/**
 * Asks absence notices not to answer, so that no two answer each other (RFC 3834). The desk's e-mail goes without: a help desk makes no
 * ticket of what a program wrote, and the answer to it goes to the customer, who is a person.
 */
const WRITTEN_BY_A_PROGRAM = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Text that mailboxes make a link of: an address, or a name of the Internet; initials like `J.R.` are none. */
const LINK = /:\/\/|^www\.|\.\p{L}{2,}$|\.\p{L}{2,}[^\p{L}\p{N}]/iu;
/** A text without the words that hold a link. */
const withoutLinks = (text: string) =>
  text
    .split(' ')
    .map((word) => (LINK.test(word) ? WITHOUT_LINK : word))
    .join(' ');
const WITHOUT_LINK = '…';

/** Makes an e-mail of the name, for a delivery. */
export type ComposeMail = (name: EmailName, claim: LeadClaim) => Promise<OutgoingMail>;

/** Names of what was chosen or asked for. */
type Choices = Pick<Content, 'article' | 'marketingForm'>;

const servicesOf = (content: Choices) => content.marketingForm().services;

/**
 * Makes the composer of e-mails: enquiries go to the desk as they were typed, and a reply goes to the sender; what goes to
 * the sender holds only words of ours, and a reply goes to the desk.
 */
export function mailComposer(
  content: Pick<Content, 'site' | 'emails' | 'page' | 'roads'> & Choices,
  render: RenderEmail,
  parts: MailParts,
): ComposeMail {
  return async (name, { delivery, lead }) => {
    const site = content.site();
    const { email } = site;
    const desk = staffMailboxes(deskAddresses(lead, content.roads(), parts) ?? [email.value], site);
    const hot = parts.hotQuotes?.to.emails ?? [];
    const receivedAt = new Date(lead.created_at);
    const { headers, ...links } = emailLinks(name, lead, { content, ...parts });
    const copy = content.emails();
    const facts = isToSender(name)
      ? senderFacts(lead, content, parts.siteUrl, links)
      : { ...deskFacts(lead, content, parts.siteUrl), isGuideMissing: isGuideMissing(lead, content, parts) };
    const [to, replyTo] = isToSender(name)
      ? [senderOf(addressed(lead)), desk]
      : [
          name === 'hot-quote' && hot.length > 0 ? staffMailboxes(hot, site) : desk,
          isAddressed(lead) ? typedSenderOf(lead) : undefined,
        ];
    const { head, ...rendered } = await render(name, facts, copy);
    return {
      ...rendered,
      subject: isToSender(name) ? rendered.subject : withoutLinks(rendered.subject),
      from: ownMailbox(parts.mailFrom, site),
      to,
      replyTo,
      messageId: delivery.message_id,
      date: receivedAt,
      headers: { ...(isToSender(name) && WRITTEN_BY_A_PROGRAM), ...headers },
      attachments: head === undefined ? [] : await mailHead(head),
    };
  };
}

/** A name that looks like a link is in the text alone: mailboxes make links of subjects and of names of senders. */
const typedSenderOf = (lead: AddressedLead): Mailbox => ({
  name: nameOf(lead)
    .split(' ')
    .some((word) => LINK.test(word))
    ? ''
    : nameOf(lead),
  address: lead.email,
});

const senderOf = ({ first_name, last_name, email }: AddressedLead): Mailbox => ({
  name: [harmlessName(first_name), harmlessName(last_name)].filter((part) => part !== undefined).join(' '),
  address: email,
});

/**
 * The facts that the e-mail to the desk says of a lead, for the desk's page too.
 * @param siteUrl public origin, without a final slash
 */
export function deskFacts(
  lead: LeadRow,
  content: Pick<Content, 'site' | 'emails' | 'page'> & Choices,
  siteUrl: string,
): EmailFacts {
  return {
    ...about(lead, content),
    ...factsForDesk(lead, content.emails(), content),
    ...quoteFacts(lead, content, siteUrl, true),
  };
}

/** Which enquiry it is, and who we are. */
function about(lead: LeadRow, content: Pick<Content, 'site'>) {
  const { brand, email, phone } = content.site();
  return {
    reference: referenceOf(lead.id),
    receivedAt: new Date(lead.created_at),
    kind: lead.kind,
    brand: brand.name,
    desk: { email: email.value, phone: phone.value },
  };
}

/** The facts that an e-mail to the sender says, with where it leads. */
function senderFacts(
  lead: LeadRow,
  content: Pick<Content, 'site' | 'emails' | 'page'> & Choices,
  siteUrl: string,
  links: Pick<EmailFacts, 'link' | 'workbook' | 'stop'>,
): EmailFacts {
  return {
    ...about(lead, content),
    ...factsForSender(lead, content.emails(), content),
    ...quoteFacts(lead, content, siteUrl, false),
    ...links,
  };
}

type Facts = Pick<EmailFacts, 'name' | 'rows' | 'guide' | 'sender' | 'origin'>;

function factsForDesk(lead: LeadRow, copy: EmailCopy, content: Choices): Facts {
  const { labels } = copy;
  const guide = guideOf(lead, content, lead.guide ?? labels.someGuide);
  const news: EmailRow = { label: labels.news, value: labels.newsAsked, kind: 'line' };
  return {
    name: nameOf(lead),
    sender: { phone: isDialable(lead.phone_number ?? '') ? lead.phone_number : null, email: lead.email },
    origin: originLine(lead, labels.campaign),
    guide,
    rows: [
      ...rowsOf(lead, { labels, services: servicesOf(content) }, guide),
      ...(lead.news_version === null ? [] : [news]),
    ],
  };
}

/** Nothing that was typed but what is a name: the address may be that of somebody who knows nothing of it. */
function factsForSender(lead: LeadRow, copy: EmailCopy, content: Choices): Facts {
  const guide = guideOf(lead, content, copy.labels.someGuide);
  return {
    name: harmlessName(lead.first_name),
    rows: [
      { label: copy.labels.request, value: copy.requests[lead.kind], kind: 'line' },
      ...rowsOf(lead, { labels: copy.labels, services: servicesOf(content) }, guide, isOurWords),
    ],
    guide,
  };
}

/**
 * A quote, with the words that say it: places, numbers and names of ours, which may go to anybody. The desk is shown a question
 * without an answer, too.
 */
function quoteFacts(
  { quote, question }: LeadRow,
  content: Pick<Content, 'page'>,
  siteUrl: string,
  isToDesk: boolean,
): Pick<EmailFacts, 'quote' | 'unanswered'> {
  if (question === null) return {};
  const data = readQuote(quote);
  const words = {
    copy: content.page('price'),
    loadCopy: content.page('haulage').whichTruck,
    address: `${siteUrl}${PRICE_PATH}?${question}`,
  };
  if (data) return { quote: { data, ...words } };
  return isToDesk ? { unanswered: { question, ...words } } : {};
}

/** Whether somebody asked for a guide that the site cannot send, now or in some seconds. */
function isGuideMissing(
  { kind, guide }: LeadRow,
  content: Pick<Content, 'article'>,
  { isAwaited = () => false }: Pick<MailParts, 'isAwaited'>,
): boolean {
  if (kind !== 'eguide') return false;
  return guide === null || !(content.article('guide', guide)?.pdf || isAwaited(guide));
}

/** The title of the guide that was asked for; of one that is not published any more, other words. */
function guideOf(
  { kind, guide }: LeadRow,
  content: Pick<Content, 'article'>,
  otherwise: string,
): string | undefined {
  if (kind !== 'eguide') return undefined;
  return (guide === null ? undefined : content.article('guide', guide)?.title) ?? otherwise;
}
