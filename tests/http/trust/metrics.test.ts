import { afterAll, expect, test } from 'vitest';
import { quietPort } from '#tests/support/quiet-port.ts';
import { startMailboxServer } from '../../leads/imap-server.ts';
import { sharedServer } from './shared-server.ts';

const port = await quietPort();
const mailbox = await startMailboxServer();
afterAll(() => mailbox.close());
sharedServer({ METRICS_PORT: String(port), REPLIES_MAILBOX: mailbox.url() });

/** The other metrics are in logs.test.ts; these go with the replies. */
test('the metrics tell whether the mailbox of replies is read', async () => {
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect.poll(scrape).toMatch(/^kayalink_replies_mailbox_read 1$/m);
});
