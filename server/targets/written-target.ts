import { z } from 'zod';
import { TOLD_EVENTS } from '#domain/channels.ts';
import { LEAD_STATES } from '#domain/desk.ts';
import type { States } from './target.ts';

/** Where another system is. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'write an address like https://crm.example.com/hook',
});

/** A secret of Standard Webhooks. */
export const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'write whsec_ and at least 24 random bytes in base64');

/** What one wants to be told. */
export const toldEvents = z
  .array(z.enum(TOLD_EVENTS, `write some of ${TOLD_EVENTS.join(', ')}`))
  .min(1, 'name one at least');
const word = (says: string) => z.string(says).trim().min(1, says).max(300, says);
const states = (standard: States) =>
  z
    .strictObject(
      Object.fromEntries(
        LEAD_STATES.map((state) => [
          state,
          word('write its name, as the other system has it').default(standard[state]),
        ]),
      ) as Record<keyof States, z.ZodDefault<z.ZodString>>,
    )
    .default(standard);

const shared = { events: toldEvents.optional(), private: z.boolean('write true or false').default(false) };

/** The stages of the pipeline that every account of HubSpot begins with. */
const HUBSPOT_STAGES: States = {
  open: 'appointmentscheduled',
  answered: 'qualifiedtobuy',
  won: 'closedwon',
  lost: 'closedlost',
};
/** `Lead_Status` as every account of Zoho CRM begins with it. */
const ZOHO_STATUSES: States = {
  open: 'Not Contacted',
  answered: 'Contacted',
  won: 'Pre-Qualified',
  lost: 'Lost Lead',
};
/** The places in which Zoho keeps data, by the end of its names there (Zoho CRM, "Multi DC Support"). */
export const DATA_CENTRES: Record<string, string> = {
  com: 'zoho.com',
  eu: 'zoho.eu',
  in: 'zoho.in',
  'com.au': 'zoho.com.au',
  'com.cn': 'zoho.com.cn',
  jp: 'zoho.jp',
  sa: 'zoho.sa',
  uk: 'zoho.uk',
  ca: 'zohocloud.ca',
};

/** One target as it is written. */
export const targetSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('plain'),
      url: webAddress,
      secret: webhookSecret,
      second_secret: webhookSecret.optional(),
      ...shared,
    }),
    z.strictObject({ kind: z.literal('slack'), url: webAddress, ...shared }),
    z.strictObject({
      kind: z.literal('hubspot'),
      url: webAddress.default('https://api.hubapi.com'),
      token: word('write the access token of a private app'),
      pipeline: word('write the id of a pipeline').default('default'),
      stages: states(HUBSPOT_STAGES),
      ...shared,
    }),
    z.strictObject({
      kind: z.literal('zoho'),
      data_centre: z
        .enum(Object.keys(DATA_CENTRES), `write one of ${Object.keys(DATA_CENTRES).join(', ')}`)
        .default('com'),
      url: webAddress.optional(),
      accounts_url: webAddress.optional(),
      client_id: word('write the id of the client'),
      client_secret: word('write the secret of the client'),
      refresh_token: word('write the refresh token'),
      reference_field: z
        .string()
        .regex(/^\w{1,50}$/, 'write the API name of the field')
        .default('Kayalink_Reference'),
      statuses: states(ZOHO_STATUSES),
      ...shared,
    }),
  ],
  'write a kind: plain, slack, hubspot or zoho',
);
export type WrittenTarget = z.output<typeof targetSchema>;
