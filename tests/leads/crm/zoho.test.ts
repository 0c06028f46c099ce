import { expect, onTestFinished, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { parseConfig } from '#server/config/config.ts';
import { notifierOf } from '#server/leads/crm/channels.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { SENDER } from '#tests/support/sender.ts';
import { openDesk, putOff } from './desk.ts';
import { GRANT, startZoho, type ZohoAccount } from './zoho-stand-in.ts';

const zoho = ({ url }: ZohoAccount, extra: object = {}) => ({
  kind: 'zoho',
  ...GRANT,
  url,
  accounts_url: url,
  private: true,
  ...extra,
});
const tokensAsked = ({ asked }: ZohoAccount) => asked.filter(({ path }) => path === '/oauth/v2/token').length;

oneDatabase('PostgreSQL', (emptyDatabase) => {
  async function opened(account: ZohoAccount) {
    const storage = await (await emptyDatabase()).open();
    onTestFinished(() => storage.close());
    return { storage, desk: openDesk(storage, { zoho: zoho(account) }) };
  }

  test('a lead becomes a record, once, whatever fails on the way; its status follows the desk', async () => {
    const account = await startZoho();
    const { desk } = await opened(account);
    account.fail(500);
    account.loseAnswerTo('POST', '/crm/v8/Leads/upsert');
    const { id } = await desk.accept();
    desk.start();
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(await desk.pending()).toMatchObject([{ attempts: 3 }]);
    expect(Object.values(account.leads)).toMatchObject([
      {
        Kayalink_Reference: referenceOf(id),
        Last_Name: 'Bello',
        First_Name: 'Amina',
        Email: SENDER.email,
        Phone: '+2348031234567',
        Company: 'Amina Bello',
        Lead_Status: 'Not Contacted',
        Description: expect.stringContaining('message: Ten trucks of cement'),
      },
    ]);
    await desk.change(id, 'answered', 'Ngozi');
    await desk.change(id, 'won', 'Ngozi');
    const worker = desk.start();
    worker.wake();
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(Object.values(account.leads)).toMatchObject([{ Lead_Status: 'Pre-Qualified' }]);
    expect(account.notes.map(({ text }) => text.split(',')[0]).toSorted()).toEqual([
      'Website: answered by Ngozi',
      'Website: won by Ngozi',
    ]);
    expect(Object.keys(account.leads)).toHaveLength(1);
  });

  test('one access token serves until it ends or is ended', async () => {
    const account = await startZoho();
    const { desk } = await opened(account);
    const worker = desk.start();
    for (const message of ['Load 1', 'Load 2', 'Load 3']) await desk.accept({ message } as object);
    worker.wake();
    await expect.poll(() => Object.keys(account.leads).length).toBe(3);
    expect(tokensAsked(account)).toBe(1);
    account.revoke();
    await desk.accept({ message: 'Load 4' } as object);
    worker.wake();
    await expect.poll(() => Object.keys(account.leads).length).toBe(4);
    expect(tokensAsked(account)).toBe(2);
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(desk.log()).not.toContain('will be tried again');
  });

  test('an error behind a status of success is an error, kept by its name', async () => {
    const account = await startZoho([]);
    const { desk } = await opened(account);
    await desk.accept();
    desk.start();
    await expect
      .poll(async () => (await desk.pending())[0]?.last_error)
      .toContain('answered 400 INVALID_DATA');
    const secrets = [...Object.values(GRANT), SENDER.email, 'Bello', '1000.1'];
    for (const hidden of secrets)
      expect(`${desk.log()}${JSON.stringify(await desk.pending())}`).not.toContain(hidden);
  });

  test('what failed and is reported after what came later undoes nothing', async () => {
    const account = await startZoho();
    const { desk, storage } = await opened(account);
    const { id } = await desk.accept();
    await desk.subscribe();
    await desk.unsubscribe();
    await desk.change(id, 'answered');
    await desk.change(id, 'lost');
    await putOff(storage, ['answered', 'subscribed']);
    desk.start();
    await expect.poll(() => desk.isNotified()).toBe(true);
    const [record] = Object.values(account.leads);
    expect(record).toMatchObject({ Lead_Status: 'Lost Lead' });
    expect(record?.['Email_Opt_Out']).not.toBe(false);
  });

  test('the newsletter opts records in and out; nobody becomes one for having left', async () => {
    const account = await startZoho();
    const { desk } = await opened(account);
    const worker = desk.start();
    await desk.subscribe();
    worker.wake();
    await expect
      .poll(() => Object.values(account.leads))
      .toMatchObject([{ Email: SENDER.email, Email_Opt_Out: false }]);
    await expect.poll(() => desk.isNotified()).toBe(true);
    await desk.unsubscribe();
    worker.wake();
    await expect.poll(() => Object.values(account.leads)).toMatchObject([{ Email_Opt_Out: true }]);
    expect(Object.keys(account.leads)).toHaveLength(1);
  });
});

test('the doctor tries token and field, and changes nothing there', async () => {
  const examine = async (account: ZohoAccount, extra: object = {}) => {
    const [target] = parseConfig({ LEADS_TARGETS: JSON.stringify({ zoho: zoho(account, extra) }) }).targets;
    return target && notifierOf(target).check(AbortSignal.timeout(5000));
  };
  const account = await startZoho();
  expect(await examine(account)).toMatch(/takes leads, and knows them by Kayalink_Reference$/);
  await expect(examine(account, { refresh_token: 'other' })).rejects.toThrow(
    'no token: answered 200 invalid_code',
  );
  await expect(examine(account, { reference_field: 'Other' })).rejects.toThrow('answered 400 INVALID_QUERY');
  expect(account.leads).toEqual({});
});
