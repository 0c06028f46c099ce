import type { RenderDigest } from '#domain/leads/desk/digest.ts';
import { DIGEST_CHANNELS } from '#domain/leads/lead.ts';
import type { LeadsConfig } from '../../leads/index.ts';
import { smtpMailer } from '../../leads/mail/mailer.ts';
import { dropPending } from '../../leads/queue/dead-letters.ts';
import type { Storage } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { DigestMailParts } from './digest-mail.ts';
import { Digests } from './digests.ts';
import { type DigestConfig, digestChannel } from './schedule.ts';

/** The settings of digests. */
export interface DigestsConfig extends Pick<LeadsConfig, 'smtpUrl' | 'siteUrl' | 'mailFrom'> {
  /** When they go out and to whom, where there are any. */
  digest?: DigestConfig;
}

/**
 * Begins to send digests, where an address of the desk and a mail server are set: a digest in a file would be a list of customers that
 * nobody reads. What is owed of one that is switched off is dropped.
 */
export async function openDigests(
  { db, keys }: Storage,
  content: DigestMailParts['content'],
  renderDigest: RenderDigest,
  { digest, smtpUrl, siteUrl, mailFrom }: DigestsConfig,
  log: Log,
): Promise<Digests | undefined> {
  const planned = smtpUrl ? (digest?.plans ?? []).map(({ kind }) => digestChannel(kind)) : [];
  await dropPending(
    db,
    DIGEST_CHANNELS.filter((channel) => !planned.includes(channel)),
  );
  if (!digest || !smtpUrl) return undefined;
  const digests = new Digests({
    db,
    keys,
    content,
    renderDigest,
    siteUrl,
    mailFrom,
    digest,
    mailer: smtpMailer(smtpUrl),
    log,
  });
  digests.look();
  return digests;
}
