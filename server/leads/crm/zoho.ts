import { z } from 'zod';
import { referenceOf } from '#domain/leads/reference.ts';
import { isLeadState } from '#domain/leads/states.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { nameOf } from '../lead/values.ts';
import {
  inEveryTarget,
  type LeadEvent,
  type Notifier,
  noteOf,
  read,
  type States,
  states,
  summaryOf,
  type TargetKind,
  webAddress,
  word,
} from './target.ts';
import { type Zoho, type ZohoTarget, zohoApi } from './zoho-api.ts';

const NOTE_TITLE = 'Website';
/** `Lead_Status` as every account begins with it. */
const STATUSES: States = {
  open: 'Not Contacted',
  answered: 'Contacted',
  won: 'Pre-Qualified',
  lost: 'Lost Lead',
};
/** The places in which Zoho keeps data, by the end of its names there (Zoho CRM, "Multi DC Support"). */
const DATA_CENTRES = {
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
type DataCentre = keyof typeof DATA_CENTRES;
const CENTRE_NAMES = Object.keys(DATA_CENTRES) as DataCentre[];

/** Records of Zoho CRM's module Leads. */
export const zoho: TargetKind<ZohoTarget> = {
  written: z
    .strictObject({
      kind: z.literal('zoho'),
      data_centre: z.enum(CENTRE_NAMES, `write one of ${CENTRE_NAMES.join(', ')}`).default('com'),
      url: webAddress.optional(),
      accounts_url: webAddress.optional(),
      client_id: word('write the id of the client'),
      client_secret: word('write the secret of the client'),
      refresh_token: word('write the refresh token'),
      reference_field: z
        .string()
        .regex(/^\w{1,50}$/, 'write the API name of the field')
        .default('Kayalink_Reference'),
      statuses: states(STATUSES),
      ...inEveryTarget,
    })
    .transform((given) => {
      const place = DATA_CENTRES[given.data_centre];
      return {
        kind: given.kind,
        url: given.url ?? `https://www.${place.replace(/^zoho(cloud)?\./, 'zohoapis.')}`,
        accountsUrl: given.accounts_url ?? `https://accounts.${place}`,
        clientId: given.client_id,
        clientSecret: given.client_secret,
        refreshToken: given.refresh_token,
        referenceField: given.reference_field,
        statuses: given.statuses,
        ...read(given),
      };
    }),
  remedy:
    'check client, secret, refresh token and scopes, and make the field in Zoho that docs/leads.md names ("Zoho CRM")',
  notifier: zohoNotifier,
};

/**
 * Keeps a record of the module Leads for each lead, with a note for what the desk did. The reference is unique in Zoho, so that a
 * repeat changes the record that is there.
 */
function zohoNotifier(target: ZohoTarget): Notifier {
  const api = zohoApi(target);
  const { referenceField } = target;
  return {
    notify: async (leadEvent, signal) => {
      const { lead, event } = leadEvent;
      if (!lead) return notifyOfNewsletter(api, leadEvent, signal);
      if (event === 'accepted') return void (await keepLead(api, target, lead, signal));
      const [known] = await api.find(referenceField, referenceOf(lead.id), signal);
      const record = known ?? (await keepLead(api, target, lead, signal));
      if (known && isLeadState(event))
        await api.change(record, { Lead_Status: statusOf(lead, target) }, signal);
      await api.addNote(record, { Note_Title: NOTE_TITLE, Note_Content: noteOf(leadEvent) }, signal);
    },
    check: async (signal) => {
      await api.find(referenceField, 'NONE', signal);
      return `${new URL(target.url).host} takes leads, and knows them by ${referenceField}`;
    },
  };
}

/** As the lead is now: an event that failed is reported after later ones. */
const statusOf = ({ desk_state }: LeadRow, { statuses }: ZohoTarget) => statuses[desk_state ?? 'open'];

/** @returns the id of its record */
function keepLead(api: Zoho, target: ZohoTarget, lead: LeadRow, signal: AbortSignal): Promise<string> {
  const { first_name, last_name, email, phone_number: phone, company } = lead;
  const values = {
    [target.referenceField]: referenceOf(lead.id),
    // Mandatory there; where the form asked for one name, that is it.
    Last_Name: last_name ?? first_name,
    ...(last_name !== null && { First_Name: first_name }),
    ...(email !== null && { Email: email }),
    ...(phone !== null && { Phone: phone }),
    Company: company ?? nameOf(lead),
    Description: summaryOf(lead),
    Lead_Status: statusOf(lead, target),
  };
  return api.upsert(values, target.referenceField, signal);
}

async function notifyOfNewsletter(api: Zoho, { subscriber }: LeadEvent, signal: AbortSignal): Promise<void> {
  if (!subscriber) return;
  const { email, firstName, isSubscribed } = subscriber;
  const known = await api.find('Email', email, signal);
  const Email_Opt_Out = !isSubscribed;
  for (const record of known) await api.change(record, { Email_Opt_Out }, signal);
  // Nobody is made a lead for having left.
  if (known.length === 0 && !Email_Opt_Out)
    await api.upsert(
      { Last_Name: firstName, Company: firstName, Email: email, Email_Opt_Out },
      'Email',
      signal,
    );
}
