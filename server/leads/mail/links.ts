import { GUIDE_FILES, hasWorkbook } from '#domain/entries/guides.ts';
import {
  type EmailCopy,
  type EmailFacts,
  type EmailName,
  type EmailRow,
  isRowColumn,
} from '#domain/leads/copy/emails.ts';
import { type CarriedField, columnOf, type FormField, sentFields } from '#domain/leads/forms/fields.ts';
import { FORMS } from '#domain/leads/forms/index.ts';
import { CONFIRM_PATH, TOKEN_PARAMETER, UNSUBSCRIBE_PATH } from '#domain/leads/newsletter/newsletter.ts';
import type { MarketingFormCopy } from '#domain/pages/copy/marketing.ts';
import type { Content } from '#domain/services/content.ts';
import { fill } from '#domain/shared/fill.ts';
import { EMAIL_LINK_MS, guideLink } from '../../media/guides/guide-store.ts';
import type { Keys } from '../../platform/database/keys.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { optInToken, refusalToken, unsubscribeToken } from '../lead/addresses.ts';
import { addressed, isDialable } from '../lead/values.ts';

/** The parts that the links of e-mails are made of. */
export interface LinkParts {
  content: Pick<Content, 'article'>;
  keys: Keys;
  /** Public origin, without a final slash. */
  siteUrl: string;
}

/** Where an e-mail leads: the one thing that it is about, and the end of further e-mails. */
type Links = Pick<EmailFacts, 'link' | 'workbook' | 'stop'> & { headers: Record<string, string> };

/**
 * The links of an e-mail, and its headers by which mailboxes offer to unsubscribe (RFC 2369, RFC 8058). Anyone who only may have
 * typed the address can be kept from it for ever; a subscriber ends the newsletter.
 */
export function emailLinks(name: EmailName, lead: LeadRow, { content, keys, siteUrl }: LinkParts): Links {
  // The desk's link is in the digest alone: a reply to this e-mail goes to the sender, and mail programs quote what they answer.
  if (name === 'sales-email' || name === 'hot-quote') return { headers: {} };
  const { email } = addressed(lead);
  const refusal = ending(siteUrl, refusalToken(keys, email));
  switch (name) {
    case 'sender-confirmation':
      return refusal;
    case 'guide': {
      const guide = lead.guide === null ? undefined : content.article('guide', lead.guide);
      if (!guide?.pdf) return refusal;
      const [link, workbook] = GUIDE_FILES.map(
        (kind) => siteUrl + guideLink(keys, guide.slug, Date.now() + EMAIL_LINK_MS, kind),
      );
      return { link, ...(hasWorkbook(guide) && { workbook }), ...refusal };
    }
    case 'newsletter-opt-in': {
      const token = optInToken(keys, lead.id);
      return { link: `${siteUrl}${CONFIRM_PATH}?${TOKEN_PARAMETER}=${token}`, ...refusal };
    }
    case 'newsletter-welcome':
      return { link: `${siteUrl}/resources/blog`, ...ending(siteUrl, unsubscribeToken(keys, email)) };
  }
}

function ending(siteUrl: string, token: string) {
  return {
    stop: `${siteUrl}${UNSUBSCRIBE_PATH}?${TOKEN_PARAMETER}=${token}`,
    headers: {
      'List-Unsubscribe': `<${siteUrl}/api/newsletter-unsubscription?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

type SentField = FormField | CarriedField;

const KINDS: Record<SentField['kind'], EmailRow['kind']> = {
  line: 'line',
  email: 'email',
  phone: 'phone',
  text: 'text',
  choice: 'line',
  carried: 'line',
};

/** Whether a field can hold nothing but words of ours: a choice, or what the page puts in. */
export const isOurWords = ({ kind }: SentField) => kind === 'choice' || kind === 'carried';

/** The words around what was typed: of the e-mails, and of the services that can be chosen. */
type RowWords = Pick<EmailCopy, 'labels'> & Pick<MarketingFormCopy, 'services'>;

/**
 * The rows of a lead by field, in the order of its form, texts last.
 * @param guide how the guide is called that was asked for
 * @param isShown which fields are shown; all where it is not said
 */
export function rowsOf(
  lead: LeadRow,
  { labels, services }: RowWords,
  guide: string | undefined,
  isShown: (field: SentField) => boolean = () => true,
): EmailRow[] {
  const ownLabels: Partial<Record<string, string>> = labels.fields;
  const rows = sentFields(FORMS[lead.kind]).flatMap(([name, field]) => {
    const column = columnOf(name, field);
    if (!isRowColumn(column) || !isShown(field)) return [];
    if (field.kind === 'phone' && lead.phone_number !== null && !isDialable(lead.phone_number)) {
      const value = fill(labels.unknownNumber, { number: lead.phone_as_typed ?? lead.phone_number });
      return [{ label: ownLabels[name] ?? labels.columns[column], value, column, kind: 'line' as const }];
    }
    const value = column === 'guide' ? guide : shown(field, lead[column], services);
    const label = ownLabels[name] ?? labels.columns[column];
    return value ? [{ label, value, column, kind: KINDS[field.kind] }] : [];
  });
  return rows.toSorted((a, b) => Number(a.kind === 'text') - Number(b.kind === 'text'));
}

/** A choice is shown as the form names it. */
const shown = (field: SentField, value: string | null, names: Partial<Record<string, string>>) =>
  field.kind === 'choice' && value !== null ? (names[value] ?? value) : value;
