import type { SharedNotices } from '../../platform/database/pubsub.ts';
import type { Log } from '../../platform/log.ts';

/** How the content service notifies this site of changes. */
export interface ContentNotices {
  /** The secret that notices are signed with. */
  secret: string;
  /** Called when a notice has come. */
  wake(): void;
}

/** Passes a notice that one process gets on to all that share its PostgreSQL. */
export async function shareNotices(
  notices: ContentNotices | undefined,
  databaseUrl: string | undefined,
  log: Log,
): Promise<{ notices?: ContentNotices | undefined; shared?: SharedNotices }> {
  if (!notices || !databaseUrl) return { notices };
  const { SharedNotices } = await import('../../platform/database/pubsub.ts');
  const shared = new SharedNotices({ databaseUrl, onNotice: notices.wake, log });
  const wake = () => {
    notices.wake();
    shared.notify();
  };
  return { notices: { ...notices, wake }, shared };
}
