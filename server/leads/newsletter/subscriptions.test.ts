import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eachDatabase } from '../../../tests/support/databases.ts';
import { SENDER } from '../../../tests/support/sender.ts';
import type { Storage } from '../../platform/database/index.ts';
import { LeadStore } from '../accept/lead-store.ts';
import { optInToken, refusalToken, tokenHash, unsubscribeToken } from '../lead/addresses.ts';
import { dropExpired, isRefused, lift, OPT_IN_DAYS } from './opt-ins.ts';
import { forgetAddress, Subscriptions } from './subscriptions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EMAIL = 'amina@example.com';

eachDatabase((emptyDatabase) => {
  let storage: Storage;
  let leads: LeadStore;
  let subscriptions: Subscriptions;

  beforeEach(async () => {
    storage = await (await emptyDatabase()).open();
    leads = new LeadStore(storage, 'example.com');
    subscriptions = new Subscriptions(storage, 'example.com');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await storage.close();
  });

  let asked = 0;
  /** Asks for the newsletter, and returns the token of the e-mail. */
  async function ask(email = EMAIL): Promise<string> {
    asked += 1;
    const { id } = await leads.accept({
      enquiry: { kind: 'newsletter', email, first_name: 'Amina' },
      idempotencyKey: `key-${asked}`,
      suspectedSpam: false,
      requestId: 'request',
      consentVersion: '2026-11-21',
    });
    return optInToken(storage.keys, id);
  }

  const pending = async () =>
    (await storage.db.selectFrom('outbox').select('channel').orderBy('channel').execute()).map(
      ({ channel }) => channel,
    );
  const subscribers = () =>
    storage.db.selectFrom('subscribers').select(['email', 'consent_version', 'confirmed_at']).execute();
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

  test('nobody is subscribed before the link of the e-mail is used, of which only a hash is stored; two clicks at once owe one welcome', async () => {
    const token = await ask();
    expect(await pending()).toEqual(['newsletter-opt-in']);
    expect(await subscribers()).toEqual([]);
    const [optIn] = await storage.db.selectFrom('opt_ins').selectAll().execute();
    expect(optIn?.token_hash).toBe(tokenHash(token));
    expect(JSON.stringify(optIn)).not.toContain(token);
    later(60_000);
    const clicks = [subscriptions.confirm(token), subscriptions.confirm(token)];
    expect(await Promise.all(clicks)).toEqual(['confirmed', 'confirmed']);
    expect(await subscribers()).toEqual([
      { email: EMAIL, consent_version: '2026-11-21', confirmed_at: '2026-11-21T10:01:00.000Z' },
    ]);
    expect(await pending()).toEqual(['newsletter-opt-in', 'newsletter-welcome']);
  });

  test('a second click changes nothing: it does not begin again what was ended meanwhile', async () => {
    const token = await ask();
    await subscriptions.confirm(token);
    expect(await subscriptions.confirm(token)).toBe('confirmed');
    await subscriptions.end(unsubscribeToken(storage.keys, EMAIL));
    expect(await subscriptions.confirm(token)).toBe('ended');
    expect(await subscribers()).toEqual([]);
    expect(await pending()).toEqual(['newsletter-opt-in', 'newsletter-welcome']);
  });

  test('a token expires, and a guessed one opens nothing', async () => {
    const token = await ask();
    expect(await subscriptions.confirm('guessed')).toBe('unknown');
    later(OPT_IN_DAYS * DAY_MS);
    expect(await subscriptions.confirm(token)).toBe('unknown');
    expect(await subscribers()).toEqual([]);
    await ask('someone.else@example.com');
    await dropExpired(storage.db, Date.now());
    const waiting = await storage.db.selectFrom('opt_ins').select('email').execute();
    expect(waiting).toEqual([{ email: 'someone.else@example.com' }]);
  });

  test('an ended subscription leaves a hash, its owner may begin anew, and the address can be forgotten', async () => {
    await subscriptions.confirm(await ask());
    expect(await subscriptions.end(unsubscribeToken(storage.keys, EMAIL))).toBe(true);
    expect(await subscriptions.end(unsubscribeToken(storage.keys, EMAIL))).toBe(true);
    const [suppression] = await storage.db.selectFrom('suppressions').selectAll().execute();
    expect(suppression?.reason).toBe('unsubscribed');
    expect(JSON.stringify(suppression)).not.toContain('amina');
    await subscriptions.confirm(await ask());
    expect(await subscribers()).toHaveLength(1);
    expect(await storage.db.selectFrom('suppressions').selectAll().execute()).toEqual([]);
    await forgetAddress(storage.db, EMAIL.toUpperCase());
    expect(await subscribers()).toEqual([]);
    expect(await storage.db.selectFrom('opt_ins').selectAll().execute()).toEqual([]);
  });

  test('who refuses in the e-mail that asks is never asked again, and its token and any before it confirm nothing', async () => {
    const [earlier, refused] = [await ask(), await ask()];
    expect(await subscriptions.end(refused)).toBe(true);
    expect(await subscriptions.confirm(refused)).toBe('ended');
    expect(await subscriptions.confirm(earlier)).toBe('ended');
    expect(await subscriptions.end(refused)).toBe(true);
    expect(await subscriptions.end('guessed.token')).toBe(false);
    expect(await pending()).toEqual(['newsletter-opt-in', 'newsletter-opt-in']);
    await ask();
    expect(await pending()).toHaveLength(2);
    expect(await subscribers()).toEqual([]);
    expect(await storage.db.selectFrom('suppressions').select('reason').execute()).toEqual([
      { reason: 'refused' },
    ]);
  });

  test('a refusal ends the subscription of the address, counts for every spelling of it, and can be lifted', async () => {
    await subscriptions.confirm(await ask('amina.bello+news@gmail.com'));
    expect(await subscriptions.end(refusalToken(storage.keys, 'amina.bello+news@gmail.com'))).toBe(true);
    expect(await subscribers()).toEqual([]);
    const other = await leads.accept({
      enquiry: { kind: 'contact', ...SENDER, email: 'Aminabello@GoogleMail.com', message: 'Ten trucks' },
      suspectedSpam: false,
      requestId: 'request',
    });
    const channels = async (id: string) =>
      (await storage.db.selectFrom('outbox').select('channel').where('lead_id', '=', id).execute()).map(
        ({ channel }) => channel,
      );
    expect(await channels(other.id)).toEqual(['sales-email']);
    expect(await lift(storage.db, storage.keys, 'aminabello@gmail.com')).toBe(true);
    expect(await isRefused(storage.db, storage.keys, 'amina.bello+news@gmail.com')).toBe(false);
  });

  test('a box ticked in another form asks to confirm too', async () => {
    await leads.accept({
      enquiry: { kind: 'eguide', email: EMAIL, first_name: 'Amina', last_name: 'Bello', company: 'Mills' },
      suspectedSpam: false,
      requestId: 'request',
      consentVersion: '2026-11-21',
      newsVersion: '2026-11-20',
    });
    expect(await pending()).toEqual(['guide', 'newsletter-opt-in', 'sales-email']);
    const versions = await storage.db.selectFrom('opt_ins').select('consent_version').execute();
    expect(versions).toEqual([{ consent_version: '2026-11-20' }]);
  });
});
