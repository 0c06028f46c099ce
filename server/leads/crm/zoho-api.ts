import { z } from 'zod';
import { type Answered, ask, errorOf, type Question } from '../../platform/network/post-json.ts';
import type { AnyTarget, States } from './target.ts';

/** Zoho CRM, by a refresh token. */
export interface ZohoTarget extends AnyTarget {
  kind: 'zoho';
  accountsUrl: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** API name of the unique field that holds our reference. */
  referenceField: string;
  /** `Lead_Status`, by what the desk said. */
  statuses: States;
}

type Values = Record<string, string | boolean>;

/** The questions to the module Leads (Zoho CRM, API version 8). */
export interface Zoho {
  /** Makes or changes the record that has the same value in a unique field. @returns its id */
  upsert(values: Values, field: string, signal: AbortSignal): Promise<string>;
  /** The ids of the records that have a value in a field. */
  find(field: string, value: string, signal: AbortSignal): Promise<string[]>;
  change(id: string, values: Values, signal: AbortSignal): Promise<void>;
  addNote(to: string, values: Values, signal: AbortSignal): Promise<void>;
}

const LEADS = '/crm/v8/Leads';
const UNAUTHORIZED = 401;
const NO_CONTENT = 204;
const BAD_REQUEST = 400;
const SECOND = 1000;
/** A token is renewed so long before it ends. */
const SPARE_MS = 60 * SECOND;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const code = z.string().regex(/^\w{1,60}$/);
const error = z.object({ code });
const refusedGrant = z.object({ error: code });
/** Each record has an answer of its own, also where the whole has a status of 2xx. */
const written = z.object({
  data: z.tuple([z.object({ code, details: z.object({ id: z.string().optional() }) })]),
});
const found = z.object({ data: z.array(z.object({ id: z.string() })) });

export function zohoApi(target: ZohoTarget): Zoho {
  const { url, allowPrivate } = target;
  const tokens = new AccessTokens(target);
  const once = async (method: Question['method'], path: string, signal: AbortSignal, body?: unknown) =>
    ask({
      method,
      url: new URL(path, url),
      headers: { authorization: `Zoho-oauthtoken ${await tokens.current(signal)}` },
      body: body === undefined ? undefined : JSON.stringify(body),
      allowPrivate,
      signal,
    });
  /** A token that was ended early is renewed once. */
  const asked = async (...question: Parameters<typeof once>): Promise<Answered> => {
    const answer = await once(...question);
    if (answer.status !== UNAUTHORIZED) return answer;
    tokens.forget();
    return once(...question);
  };
  return {
    upsert: async (values, field, signal) => {
      const body = { data: [values], duplicate_check_fields: [field] };
      return idIn(await asked('POST', `${LEADS}/upsert`, signal, body));
    },
    find: async (field, value, signal) => {
      const query = new URLSearchParams(
        field === 'Email' ? { email: value } : { criteria: `(${field}:equals:${value})` },
      );
      const answer = await asked('GET', `${LEADS}/search?${query}`, signal);
      if (answer.status === NO_CONTENT) return [];
      return found.parse(checked(answer).body).data.map(({ id }) => id);
    },
    change: async (id, values, signal) => {
      idIn(await asked('PUT', `${LEADS}/${id}`, signal, { data: [values] }));
    },
    addNote: async (id, values, signal) => {
      idIn(await asked('POST', `${LEADS}/${id}/Notes`, signal, { data: [values] }));
    },
  };
}

function checked(answer: Answered): Answered {
  const { status, body } = answer;
  if (status >= 200 && status < 300) return answer;
  const said = error.safeParse(body).data?.code;
  if (status === UNAUTHORIZED) throw new Error(`answered ${status} ${said ?? ''}`.trimEnd());
  throw errorOf(status, written.safeParse(body).data?.data[0].code ?? said);
}

/** The id of the one record that was written. @throws Refused where Zoho takes it not, with the name of the error alone */
function idIn(answer: Answered): string {
  const [record] = written.parse(checked(answer).body).data;
  if (record.code !== 'SUCCESS' || !record.details.id) throw errorOf(BAD_REQUEST, record.code);
  return record.details.id;
}

/** Tokens for an hour, got by the refresh token; Zoho gives ten in ten minutes, so that one is kept. */
class AccessTokens {
  readonly #target: ZohoTarget;
  #token: string | undefined;
  #endsAt = 0;
  #asking: Promise<string> | undefined;

  constructor(target: ZohoTarget) {
    this.#target = target;
  }

  forget(): void {
    this.#token = undefined;
  }

  async current(signal: AbortSignal): Promise<string> {
    if (this.#token !== undefined && performance.now() < this.#endsAt) return this.#token;
    this.#asking ??= this.#renew(signal).finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #renew(signal: AbortSignal): Promise<string> {
    const { accountsUrl, clientId, clientSecret, refreshToken, allowPrivate } = this.#target;
    const { status, body } = await ask({
      method: 'POST',
      url: new URL('/oauth/v2/token', accountsUrl),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      }).toString(),
      allowPrivate,
      signal,
    });
    const token = granted.safeParse(body).data;
    // A refusal comes with status 200 too.
    if (!token)
      throw new Error(
        `no token: answered ${status} ${refusedGrant.safeParse(body).data?.error ?? ''}`.trimEnd(),
      );
    this.#token = token.access_token;
    this.#endsAt = performance.now() + token.expires_in * SECOND - SPARE_MS;
    return token.access_token;
  }
}
