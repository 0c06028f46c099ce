import { type Answer, type Asked, startVendor, type Vendor } from './vendor.ts';

export const GRANT = {
  client_id: '1000.CLIENT',
  client_secret: 'client-secret',
  refresh_token: '1000.refresh',
};
type Values = Record<string, string | boolean>;

/** The records of an account. */
export interface ZohoAccount extends Vendor {
  leads: Record<string, Values>;
  notes: { lead: string; text: string }[];
  /** Ends the access token before its time, as an administrator can. */
  revoke(): void;
}

const SUCCESS = (id: string, action?: string): Answer => ({
  status: 200,
  body: { data: [{ code: 'SUCCESS', details: { id }, message: 'record saved', status: 'success', action }] },
});
const FAILED = (status: number, code: string): Answer => ({
  status,
  body: { data: [{ code, details: { api_name: 'Email' }, message: 'amina@example.com', status: 'error' }] },
});

/**
 * Zoho's accounts server and the module Leads of Zoho CRM, version 8, as its documentation describes them: tokens for an hour by a refresh
 * token, upsert by a unique field, search with 204 for nothing, a record's own code behind a status of 2xx.
 * @param fields API names of the fields that the operator has made
 */
export async function startZoho(fields = ['Kayalink_Reference']): Promise<ZohoAccount> {
  const account = { leads: {} as ZohoAccount['leads'], notes: [] as ZohoAccount['notes'] };
  let token = 0;
  let last = 5000;
  const known = [
    'Last_Name',
    'First_Name',
    'Email',
    'Phone',
    'Company',
    'Description',
    'Lead_Status',
    'Email_Opt_Out',
    ...fields,
  ];

  function answer({ method, path, query, headers, body }: Asked): Answer {
    if (path === '/oauth/v2/token') {
      const given = Object.fromEntries(new URLSearchParams(String(body)));
      const isGranted = Object.entries(GRANT).every(([name, value]) => given[name] === value);
      if (!isGranted || given['grant_type'] !== 'refresh_token')
        return { status: 200, body: { error: 'invalid_code' } };
      token += 1;
      return {
        status: 200,
        body: {
          access_token: `1000.${token}`,
          expires_in: 3600,
          api_domain: 'https://www.zohoapis.com',
          token_type: 'Bearer',
        },
      };
    }
    if (headers.authorization !== `Zoho-oauthtoken 1000.${token}`)
      return {
        status: 401,
        body: { code: 'INVALID_TOKEN', details: {}, message: 'invalid oauth token', status: 'error' },
      };
    if (path === '/crm/v8/Leads/search') {
      const [, name = '', value] = /^\((\w+):equals:(.+)\)$/.exec(query.get('criteria') ?? '') ?? [
        '',
        'Email',
        query.get('email'),
      ];
      if (!known.includes(name))
        return { status: 400, body: { code: 'INVALID_QUERY', details: {}, status: 'error' } };
      const found = Object.keys(account.leads).filter((id) => account.leads[id]?.[name] === value);
      return found.length === 0
        ? { status: 204 }
        : { status: 200, body: { data: found.map((id) => ({ id })) } };
    }
    const [values = {}] = (body as { data?: [Values] }).data ?? [];
    const [, of] = /^\/crm\/v8\/Leads\/(\d+)\/Notes$/.exec(path) ?? [];
    if (method === 'POST' && of) {
      account.notes.push({ lead: of, text: String(values['Note_Content']) });
      return SUCCESS('9', 'insert');
    }
    if (Object.keys(values).some((name) => !known.includes(name))) return FAILED(202, 'INVALID_DATA');
    const [, changed] = /^\/crm\/v8\/Leads\/(\d+)$/.exec(path) ?? [];
    if (method === 'PUT' && changed) {
      account.leads[changed] = { ...account.leads[changed], ...values };
      return SUCCESS(changed);
    }
    if (method !== 'POST' || path !== '/crm/v8/Leads/upsert') return FAILED(404, 'INVALID_URL_PATTERN');
    if (!values['Last_Name']) return FAILED(202, 'MANDATORY_NOT_FOUND');
    const [by = ''] = (body as { duplicate_check_fields: string[] }).duplicate_check_fields;
    const known_ = Object.keys(account.leads).find((id) => account.leads[id]?.[by] === values[by]);
    const id = known_ ?? String(++last);
    account.leads[id] = { ...account.leads[id], ...values };
    return SUCCESS(id, known_ ? 'update' : 'insert');
  }

  return Object.assign(await startVendor(answer), account, {
    revoke: () => {
      token += 1;
    },
  });
}
