import { expect, onTestFinished, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { parseConfig } from '#server/config/config.ts';
import { notifierOf } from '#server/leads/crm/channels.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { SENDER } from '#tests/support/sender.ts';
import { openDesk } from './desk.ts';
import { startVendor } from './vendor.ts';

const PATH = '/services/T0/B0/x';

/** Incoming webhooks as Slack describes them: `ok`, or 400 without text, 404 where the webhook was removed. */
async function startSlack() {
  const posted: string[] = [];
  const vendor = await startVendor(({ path, body }) => {
    if (path !== PATH) return { status: 404 };
    const { text } = body as { text?: string };
    if (!text) return { status: 400 };
    posted.push(text);
    return { status: 200 };
  });
  return { ...vendor, posted };
}

oneDatabase('SQLite', (emptyDatabase) => {
  test('a chat is told what came and what became of it, and nobody by name but the desk', async () => {
    const slack = await startSlack();
    const storage = await (await emptyDatabase()).open();
    onTestFinished(() => storage.close());
    const chat = { kind: 'slack', url: `${slack.url}${PATH}`, private: true };
    const desk = openDesk(storage, { chat });
    const worker = desk.start();
    slack.fail(429);
    const { id } = await desk.accept({
      kind: 'marketing',
      ...SENDER,
      company: 'Bello Mills',
      options: 'trucking',
    } as object);
    worker.wake();
    await expect.poll(() => desk.isNotified()).toBe(true);
    await desk.change(id, 'answered');
    await desk.change(id, 'taken', '<!channel> & Co');
    worker.wake();
    await expect.poll(() => slack.posted.length).toBe(2);
    expect(slack.posted).toEqual([
      `New enquiry of the landing page ${referenceOf(id)}: trucking`,
      `Enquiry of the landing page ${referenceOf(id)}: taken by &lt;!channel&gt; &amp; Co`,
    ]);
    const said = JSON.stringify(slack.asked.map(({ body }) => body));
    for (const hidden of ['Amina', 'Bello', SENDER.email, '803']) expect(said).not.toContain(hidden);
    expect(desk.log()).not.toContain('services/T0');
  });
});

test('the doctor tries the webhook without posting anything', async () => {
  const slack = await startSlack();
  const examine = async (path: string) => {
    const chat = { kind: 'slack', url: `${slack.url}${path}`, private: true };
    const [target] = parseConfig({ LEADS_TARGETS: JSON.stringify({ chat }) }).targets;
    return target && notifierOf(target).check(AbortSignal.timeout(5000));
  };
  expect(await examine(PATH)).toContain('knows the webhook');
  await expect(examine('/services/gone')).rejects.toThrow('answered 404');
  expect(slack.posted).toEqual([]);
});
