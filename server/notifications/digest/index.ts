import type { RenderDigest } from '#domain/leads/desk/digest.ts';
import { DIGEST_CHANNELS } from '#domain/leads/lead.ts';
import type { LeadsConfig } from '../../leads/index.ts';
import { smtpMailer } from '../../leads/mail/mailer.ts';
import { dropPending } from '../../leads/queue/dead-letters.ts';
import type { Storage } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { DigestMailParts } from './digest-mail.ts';
import { Digests } from './digests.ts';
import { type DigestConfig, digestChannel, nextTime } from './schedule.ts';

/** The settings of digests. */
interface DigestsConfig extends Pick<LeadsConfig, 'smtpUrl'> {
  /** When they go out and to whom, where there are any. */
  digest?: DigestConfig | undefined;
}

/** The parts that the digests are made of. */
interface DigestsOpened {
  storage: Storage;
  content: DigestMailParts['content'];
  templates: { renderDigest: RenderDigest };
  config: DigestsConfig & Pick<LeadsConfig, 'siteUrl' | 'mailFrom'>;
  log: Log;
}

/**
 * Begins to send digests, where an address of the desk and a mail server are set: a digest in a file would be a list of customers that
 * nobody reads. What is owed of one that is switched off is dropped.
 */
export async function openDigests({
  storage,
  content,
  templates,
  config,
  log,
}: DigestsOpened): Promise<Digests | undefined> {
  const { digest, smtpUrl, siteUrl, mailFrom } = config;
  const planned = smtpUrl ? (digest?.plans ?? []).map(({ kind }) => digestChannel(kind)) : [];
  await dropPending(
    storage.db,
    DIGEST_CHANNELS.filter((channel) => !planned.includes(channel)),
  );
  if (!digest || !smtpUrl) return undefined;
  const digests = new Digests({
    db: storage.db,
    keys: storage.keys,
    content,
    renderDigest: templates.renderDigest,
    siteUrl,
    mailFrom,
    digest,
    mailer: smtpMailer(smtpUrl),
    log,
  });
  digests.look();
  return digests;
}

/** The doctor's look at them. */
export const digestCheck = ({ digest, smtpUrl }: DigestsConfig) => ({
  name: 'Digests',
  remedy: 'see DIGEST_DAILY and DIGEST_WEEKLY in docs/configuration.md',
  look: async () => {
    if (!digest || !smtpUrl)
      return 'none: they need SMTP_URL, and SALES_EMAIL or DIGEST_DAILY with an address';
    return digest.plans
      .map((plan) => `${plan.kind} next on ${nextTime(plan, Date.now())} to ${plan.to.join(', ')}`)
      .join('; ');
  },
});
