import { parse } from 'csv-parse/sync';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { knownOrigin, type Origin } from '#domain/visits/origin.ts';
import { runCli } from '#tests/support/cli.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { startServer } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';
import { startMailServer } from './mail-server.ts';
import { startReceiver } from './receiver.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const DESK = 'desk@kayalink.example';
const SITE_URL = 'https://www.kayalink.example';

/** As a script sends it, with what strangers may write. */
const SAID = {
  origin_page: '/price',
  origin_first_page: '/lanes/lagos-kano',
  origin_referrer: 'www.google.com',
  utm_source: '=HYPERLINK("http://evil.example")',
  utm_campaign: 'harvest\r\nBcc: all@evil.example',
  utm_term: '-1+2',
  gclid: 'number-of-a-click',
};
const KEPT = {
  origin_page: '/price',
  origin_first_page: '/lanes/lagos-kano',
  origin_referrer: 'www.google.com',
  utm_source: 'HYPERLINK http: evil.example',
  utm_term: '1 2',
};

oneDatabase('PostgreSQL', (emptyDatabase) => {
  test('where a lead came from is told to the desk, other systems and its sender, counted, and erased with it', async () => {
    const database = await emptyDatabase();
    const mailServer = await startMailServer();
    const receiver = await startReceiver(204);
    const server = startServer({
      ...database.environment,
      SITE_URL,
      SMTP_URL: mailServer.url,
      SALES_EMAIL: DESK,
      LEADS_WEBHOOK_URL: `${receiver.url}/crm`,
      LEADS_WEBHOOK_SECRET: SECRET,
      LEADS_WEBHOOK_PRIVATE: 'on',
    });
    const address = await server.address;
    const run = async (...words: string[]) => (await runCli('leads', database, ...words)).out;

    const sent = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...SENDER, message: 'By a script', ...SAID }),
    });
    expect(sent.status).toBe(201);
    const { id } = (await sent.json()).data;
    const plain = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { accept: 'text/html', referer: `${SITE_URL}/about?utm_source=radio&utm_campaign=harvest` },
      body: new URLSearchParams({ ...SENDER, message: 'Without one' }),
      redirect: 'manual',
    });
    expect(plain.status).toBe(303);

    const toDesk = () => mailServer.received.filter(({ envelope }) => envelope.to.includes(DESK));
    await expect.poll(() => mailServer.received.length).toBe(4);
    const mailAbout = (message: string) => toDesk().find(({ text }) => text?.includes(message));
    for (const form of [mailAbout('By a script')?.text, mailAbout('By a script')?.html])
      expect(form).toContain(
        '/lanes/lagos-kano → /price, www.google.com, campaign HYPERLINK http: evil.example, 1 2',
      );
    expect(mailAbout('Without one')?.text).toContain('Came from: /about, campaign harvest (radio)');
    const receipts = mailServer.received.filter((mail) => !toDesk().includes(mail));
    for (const { raw, text } of receipts) expect(raw + text).not.toMatch(/Came from|lagos-kano|harvest/);

    await expect.poll(() => receiver.received.length).toBe(2);
    const reported = receiver.received.map(
      ({ headers, body }) =>
        (
          new Webhook(SECRET).verify(body, headers as Record<string, string>) as {
            data: { id: string } & Partial<Origin>;
          }
        ).data,
    );
    expect(knownOrigin({ ...reported.find((lead) => lead.id === id) })).toEqual(KEPT);
    expect(JSON.stringify(reported)).not.toContain('number-of-a-click');

    const rows: Record<string, string>[] = parse(await run('export'), { columns: true });
    expect(knownOrigin({ ...rows.find((row) => row['id'] === id) })).toEqual(KEPT);
    expect(await run('show', referenceOf(id))).toContain('origin_first_page: /lanes/lagos-kano');
    const subject = JSON.parse(await run('subject', SENDER.email));
    expect(subject.leads.map(({ lead }: { lead: object }) => knownOrigin({ ...lead }))).toContainEqual(KEPT);
    const stats = await run('stats');
    expect(stats).toMatch(/Of 7 days, by page +Leads\n(.*\n)*\/about +1\n/);
    expect(stats).toMatch(/Of 7 days, by campaign +Leads\n(.*\n)*radio \/ harvest +1\n/);

    expect(await run('erase', SENDER.email, '--yes')).toContain('Erased: 2 leads');
    const storage = await database.open();
    const left = await storage.db.selectFrom('leads').selectAll().execute();
    await storage.close();
    expect(left).toEqual([]);
    expect(await run('stats')).not.toContain('radio');
    expect(server.printed()).not.toMatch(/lagos-kano|harvest|google|HYPERLINK/);
    await mailServer.close();
  });
});
