import { GUIDE_FILES, hasWorkbook } from '#domain/entries/guides.ts';
import type { EmailFacts, EmailName } from '#domain/leads/copy/emails.ts';
import { CONFIRM_PATH, TOKEN_PARAMETER, UNSUBSCRIBE_PATH } from '#domain/leads/newsletter/newsletter.ts';
import type { Content } from '#domain/services/content.ts';
import { EMAIL_LINK_MS, guideLink } from '../../media/guides/guide-links.ts';
import type { Keys } from '../../platform/database/keys.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { optInToken, refusalToken, unsubscribeToken } from '../lead/addresses.ts';
import { addressed } from '../lead/recipient.ts';

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
 * The links of an e-mail, and its headers by which mailboxes offer to unsubscribe (RFC 2369, RFC 8058). Whoever only may have
 * typed the address can be kept from it for ever; a subscriber ends the newsletter.
 */
export function emailLinks(name: EmailName, lead: LeadRow, { content, keys, siteUrl }: LinkParts): Links {
  // The desk's link is in the digest alone: a reply to this e-mail goes to the sender, and mail programs quote what they answer.
  if (name === 'sales-email') return { headers: {} };
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
