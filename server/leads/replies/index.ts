import type { Content } from '#domain/services/content.ts';
import type { Storage } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { OwedConfig } from '../accept/enqueue.ts';
import { otherSystemsOf } from '../lead/enabled-targets.ts';
import type { SalesRoute } from '../mail/desk-config.ts';
import { mailboxErrorText, readMailbox } from './read-mailbox.ts';
import { Replies } from './replies.ts';
import type { RepliesMailbox } from './replies-config.ts';

/** The setting of the replies. */
interface RepliesConfig {
  /** Where replies of the desk are looked for, if anywhere. */
  repliesMailbox?: RepliesMailbox | undefined;
}

/** The parts that looking for replies needs. */
interface RepliesOpened {
  storage: Storage;
  content: Pick<Content, 'site'>;
  config: RepliesConfig & OwedConfig & { salesEmail?: string[]; salesRoutes: SalesRoute[] };
  log: Log;
}

/** Begins to mark what the desk answered by e-mail, where its mailbox is known. */
export function openReplies({ storage: { db }, content, config, log }: RepliesOpened) {
  const { repliesMailbox: mailbox, salesRoutes, mailFrom, siteUrl } = config;
  if (!mailbox) return undefined;
  const { salesEmail = [content.site().email.value] } = config;
  const desk = [
    ...salesEmail,
    ...salesRoutes.flatMap(({ to }) => to),
    ...(mailFrom ? [mailFrom.address] : []),
  ];
  const otherSystems = otherSystemsOf(config);
  const replies = new Replies({ db, mailbox, desk, siteUrl, otherSystems, log }).start();
  return { figures: { repliesAreRead: () => replies.isRead() }, stop: () => replies.stop() };
}

/** The doctor's look at the mailbox. */
export const repliesCheck = ({ repliesMailbox: mailbox }: RepliesConfig) => ({
  name: 'Mailbox of replies',
  remedy: 'check host, user, password and folder in REPLIES_MAILBOX',
  look: async () => {
    if (!mailbox) return undefined;
    const { messages } = await readMailbox(mailbox).catch((error: unknown) => {
      throw new Error(mailboxErrorText(error));
    });
    return `${mailbox.host} is read: ${messages.length} messages of the last days in ${mailbox.folder}`;
  },
});
