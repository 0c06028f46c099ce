import { expect, onTestFinished, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { parseConfig } from '#server/config/config.ts';
import { notifierOf } from '#server/leads/crm/channels.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { SENDER } from '#tests/support/sender.ts';
import { openDesk, putOff } from './desk.ts';
import { type HubSpotAccount, startHubSpot, TOKEN } from './hubspot-stand-in.ts';

const hubspot = ({ url }: HubSpotAccount, extra: object = {}) => ({
  kind: 'hubspot',
  token: TOKEN,
  url,
  private: true,
  ...extra,
});

oneDatabase('SQLite', (emptyDatabase) => {
  async function opened(account: HubSpotAccount) {
    const storage = await (await emptyDatabase()).open();
    onTestFinished(() => storage.close());
    return { storage, desk: openDesk(storage, { crm: hubspot(account) }) };
  }

  test('a lead becomes a contact and a deal, once, whatever fails on the way; its deal follows the desk', async () => {
    const account = await startHubSpot();
    const { desk } = await opened(account);
    account.fail(503, 429);
    for (const kind of ['contacts', 'deals']) account.loseAnswerTo('POST', `/crm/v3/objects/${kind}`);
    const { id } = await desk.accept();
    desk.start();
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(await desk.pending()).toMatchObject([{ attempts: 5 }]);
    const [contact] = Object.keys(account.contacts);
    const [deal = ''] = Object.keys(account.deals);
    expect(Object.values(account.contacts)).toEqual([
      { email: SENDER.email, firstname: 'Amina', lastname: 'Bello', phone: '+2348031234567' },
    ]);
    expect(Object.values(account.deals)).toMatchObject([
      {
        kayalink_reference: referenceOf(id),
        dealname: `Amina Bello: contact ${referenceOf(id)}`,
        pipeline: 'default',
        dealstage: 'appointmentscheduled',
        description: expect.stringContaining('message: Ten trucks of cement'),
      },
    ]);
    expect([...account.ties]).toEqual([`${deal}>${contact}`]);

    await desk.change(id, 'taken', 'Ngozi');
    account.deals[deal] = { ...account.deals[deal], dealstage: 'contractsent' };
    await expect.poll(() => desk.isNotified()).toBe(true);
    // Taking a lead moves no deal that the desk has moved in HubSpot.
    expect(account.deals[deal]?.['dealstage']).toBe('contractsent');
    await desk.change(id, 'won', 'Ngozi');
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(account.deals[deal]?.['dealstage']).toBe('closedwon');
    expect(account.notes).toMatchObject([
      { deal, body: expect.stringMatching(/^Website: taken by Ngozi, 2\d{3}-/) },
      { deal, body: expect.stringMatching(/^Website: won by Ngozi, /) },
    ]);
    expect(Object.keys(account.deals)).toHaveLength(1);
  });

  test('a second enquiry finds the contact, and changes nothing that the desk has written there', async () => {
    const account = await startHubSpot();
    const { desk } = await opened(account);
    account.contacts['7'] = { email: SENDER.email, firstname: 'Amina', phone: '+2348000000000' };
    const { id } = await desk.accept({ email: 'AMINA@example.com' } as object);
    desk.start();
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(account.contacts).toEqual({
      '7': { email: SENDER.email, firstname: 'Amina', phone: '+2348000000000' },
    });
    const [deal] = Object.entries(account.deals);
    expect(deal?.[1]).toMatchObject({
      kayalink_reference: referenceOf(id),
      description: expect.stringContaining('+2348031234567'),
    });
    expect([...account.ties]).toEqual([`${deal?.[0]}>7`]);
  });

  test('an owner without an e-mail address is known by the telephone number', async () => {
    const account = await startHubSpot();
    const { desk } = await opened(account);
    const owner = {
      kind: 'partner',
      first_name: 'Musa',
      phone_number: '0805 000 0001',
      email: undefined,
      base: 'Kano',
    };
    for (const capacity of ['30 t', '40 t']) await desk.accept({ ...owner, capacity } as object);
    desk.start();
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(Object.values(account.contacts)).toMatchObject([
      { kayalink_phone: '+2348050000001', firstname: 'Musa' },
    ]);
    expect(Object.keys(account.deals)).toHaveLength(2);
    expect(account.ties.size).toBe(2);
  });

  test('a change of a lead from before HubSpot was there brings the whole lead', async () => {
    const account = await startHubSpot();
    const { desk, storage } = await opened(account);
    const { id } = await desk.accept();
    await storage.db.deleteFrom('outbox').execute();
    await desk.change(id, 'won');
    desk.start();
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(Object.values(account.deals)).toMatchObject([{ dealstage: 'closedwon' }]);
    expect(account.notes).toHaveLength(1);
  });

  test('what failed and is reported after what came later undoes nothing', async () => {
    const account = await startHubSpot();
    const { desk, storage } = await opened(account);
    account.contacts['7'] = { email: SENDER.email };
    const lead = await desk.accept();
    await desk.change(lead.id, 'answered');
    await desk.change(lead.id, 'won');
    await desk.subscribe();
    await desk.unsubscribe();
    await putOff(storage, ['answered', 'subscribed']);
    desk.start();
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(Object.values(account.deals)).toMatchObject([{ dealstage: 'closedwon' }]);
    expect(account.contacts['7']).toEqual({ email: SENDER.email, kayalink_newsletter: 'unsubscribed' });
  });

  test('the newsletter is a property of the contact; nobody becomes one for having left', async () => {
    const account = await startHubSpot();
    const { desk } = await opened(account);
    await desk.subscribe();
    desk.start();
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(Object.values(account.contacts)).toEqual([
      { email: SENDER.email, firstname: 'Amina', kayalink_newsletter: 'subscribed' },
    ]);
    await desk.unsubscribe();
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(Object.values(account.contacts)[0]?.['kayalink_newsletter']).toBe('unsubscribed');
    await desk.subscribe('musa@example.com');
    await expect.poll(() => desk.isNotified()).toBe(true);
    for (const id of Object.keys(account.contacts)) delete account.contacts[id];
    await desk.unsubscribe('musa@example.com');
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(account.contacts).toEqual({});
  });

  test('a refusal is kept by its name, without what was sent', async () => {
    const account = await startHubSpot({ contacts: [], deals: [] });
    const { desk } = await opened(account);
    await desk.accept();
    desk.start();
    await expect
      .poll(async () => (await desk.pending())[0]?.last_error)
      .toContain('answered 400 VALIDATION_ERROR');
    expect(JSON.stringify(await desk.pending())).not.toContain(SENDER.email);
    for (const hidden of [SENDER.email, TOKEN, 'Bello', '8031234567'])
      expect(desk.log()).not.toContain(hidden);
  });
});

test('the doctor says what has to be made in HubSpot, and changes nothing there', async () => {
  const examine = async (account: HubSpotAccount, extra: object = {}) => {
    const [target] = parseConfig({ LEADS_TARGETS: JSON.stringify({ crm: hubspot(account, extra) }) }).targets;
    return target && notifierOf(target).check(AbortSignal.timeout(5000));
  };
  const account = await startHubSpot();
  expect(await examine(account)).toBe('takes contacts and deals of the pipeline default');
  await expect(examine(account, { token: 'other' })).rejects.toThrow(
    'answered 401 INVALID_AUTHENTICATION: the token is refused',
  );
  await expect(examine(account, { stages: { won: 'sold' } })).rejects.toThrow(
    'has no stage sold; it has appointmentscheduled',
  );
  expect(account.asked.every(({ method }) => method === 'GET')).toBe(true);
  const bare = await startHubSpot({ contacts: ['kayalink_phone'], deals: ['kayalink_reference'] });
  await expect(examine(bare)).rejects.toThrow('the contacts have no property kayalink_newsletter');
});
