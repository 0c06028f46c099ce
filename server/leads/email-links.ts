import type { Content } from '#domain/content.ts';
import type { EmailFacts, EmailName } from '#domain/emails.ts';
import { CONFIRM_PATH, TOKEN_PARAMETER, UNSUBSCRIBE_PATH } from '#domain/newsletter.ts';
import { EMAIL_LINK_MS, guideLink } from '../guides/guide-links.ts';
import { optInToken, unsubscribeToken } from '../newsletter/addresses.ts';
import type { Sign } from '../storage/signer.ts';
import type { LeadRow } from '../storage/tables.ts';

/** What the links of e-mails are made of. */
export interface LinkParts {
  content: Pick<Content, 'guide'>;
  sign: Sign;
  /** Public origin, without a final slash. */
  siteUrl: string;
}

/** Where an e-mail leads: the one thing that it is about, and the end of further e-mails. */
type Links = Pick<EmailFacts, 'link' | 'stop'> & { headers: Record<string, string> };

/** The links of an e-mail, and its headers by which mailboxes offer to unsubscribe (RFC 2369, RFC 8058). */
export function emailLinks(name: EmailName, lead: LeadRow, { content, sign, siteUrl }: LinkParts): Links {
  switch (name) {
    case 'guide': {
      if (lead.guide === null || !content.guide(lead.guide)?.pdf) return { headers: {} };
      return { link: siteUrl + guideLink(sign, lead.guide, Date.now() + EMAIL_LINK_MS), headers: {} };
    }
    case 'newsletter-opt-in': {
      const token = optInToken(sign, lead.id);
      return { link: `${siteUrl}${CONFIRM_PATH}?${TOKEN_PARAMETER}=${token}`, ...ending(siteUrl, token) };
    }
    case 'newsletter-welcome':
      return { link: `${siteUrl}/resources/blog`, ...ending(siteUrl, unsubscribeToken(sign, lead.email)) };
    default:
      return { headers: {} };
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
