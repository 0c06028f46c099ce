import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { GUIDE_FILES, type GuideFile, guideFilePath } from '#domain/entries/guides.ts';
import { type ApiApp, openApi } from '../../../tests/support/http/api-app.ts';
import { optInToken } from '../../leads/lead/addresses.ts';
import { EMAIL_LINK_MS, guideLink } from '../../media/guides/guide-store.ts';
import { LEAD_FORMS } from './lead-forms.ts';
import { describeApi } from './openapi.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const good = {
  first_name: 'Amina',
  last_name: 'Bello',
  company: 'Mills',
  email: 'amina@example.com',
  phone_number: '0803 123 4567',
  message: 'Ten trucks',
  slug: 'trucks',
  question: 'from=lagos&to=kano&weight=30',
};
const asForm = new URLSearchParams(good).toString();
const description = describeApi('https://www.example.com');
const { paths } = description as unknown as {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
};
const FORMS = LEAD_FORMS.map(({ action }) => action);

interface Described {
  content?: Record<string, { schema?: Parameters<typeof z.fromJSONSchema>[0] }>;
  headers?: Record<string, { required?: boolean }>;
}
interface Call {
  path: string;
  method?: 'GET' | 'POST';
  url?: (api: ApiApp) => string;
  headers?: Record<string, string>;
  payload?: string | object | ((api: ApiApp) => Promise<object>);
  /** The error that is made meanwhile. */
  amiss?: (api: ApiApp) => Promise<unknown>;
  config?: { rateLimit: number };
  /** How often it is called; the last answer counts. */
  times?: number;
}

const storageFails = ({ storage }: ApiApp) => storage.close();

/** Calls that a path of a form answers in each way that it has. */
const formCalls = (path: string): Call[] => [
  { path, payload: good },
  { path, payload: asForm, headers: FORM },
  { path, payload: '{', headers: { 'content-type': 'application/json' } },
  { path, payload: good, headers: { origin: 'https://evil.example' } },
  { path, payload: { ...good, message: 'a'.repeat(2 * 1024 * 1024) } },
  { path, payload: 'text', headers: { 'content-type': 'text/plain' } },
  { path, payload: {} },
  { path, payload: good, config: { rateLimit: 1 }, times: 2 },
  { path, payload: good, amiss: storageFails },
];

async function askedToken({ app, storage }: ApiApp): Promise<{ token: string }> {
  const answer = await app.inject({ method: 'POST', url: '/api/newsletter-subscription', payload: good });
  return { token: optInToken(storage.keys, answer.json().data.id) };
}

const tokenCalls = (path: string): Call[] => [
  { path, payload: askedToken },
  { path, payload: 'token=x', headers: FORM },
  { path, payload: '{', headers: { 'content-type': 'application/json' } },
  { path, payload: {}, headers: { origin: 'https://evil.example' } },
  { path, payload: { token: 'a'.repeat(2 * 1024 * 1024) } },
  { path, payload: 'text', headers: { 'content-type': 'text/plain' } },
  { path, payload: { token: 'guessed' } },
  { path, payload: { token: 'guessed' }, amiss: storageFails },
];

const CONFIRMATION = '/api/newsletter-confirmation';
const UNSUBSCRIPTION = '/api/newsletter-unsubscription';
const guideCall = (kind: GuideFile, slug: string, inMs: number): Call => ({
  path: guideFilePath('{token}', '{slug}', kind),
  method: 'GET',
  url: ({ storage }) => guideLink(storage.keys, slug, Date.now() + inMs, kind),
});

const CALLS: Call[] = [
  ...FORMS.flatMap(formCalls),
  ...tokenCalls(CONFIRMATION),
  { path: CONFIRMATION, payload: { token: 'x' }, config: { rateLimit: 1 }, times: 2 },
  ...tokenCalls(UNSUBSCRIPTION),
  { path: UNSUBSCRIPTION, method: 'GET', url: () => `${UNSUBSCRIPTION}?token=x` },
  guideCall('pdf', 'ports', EMAIL_LINK_MS),
  ...GUIDE_FILES.flatMap((kind) => [
    guideCall(kind, 'trucks', EMAIL_LINK_MS),
    guideCall(kind, 'trucks', -EMAIL_LINK_MS),
    {
      path: guideFilePath('{token}', '{slug}', kind),
      method: 'GET' as const,
      url: () => guideFilePath('guessed', 'trucks', kind),
    },
  ]),
  { path: '/api/trips-total-tonnage', method: 'GET' },
  { path: '/api/trips-total-tonnage', method: 'GET', amiss: storageFails },
];

/**
 * Makes a call, on an API of its own where it needs one.
 * @returns the way of the description that answered, as `POST /api/contact 201`
 */
async function answeredAsDescribed(call: Call, shared: ApiApp): Promise<string> {
  const { path, method = 'POST', headers, payload, times = 1 } = call;
  const api = call.config || call.amiss ? await openApi(call.config) : shared;
  const url = call.url?.(api) ?? path;
  const body = typeof payload === 'function' ? await payload(api) : payload;
  await call.amiss?.(api);
  const answers = [];
  for (let time = 0; time < times; time += 1)
    answers.push(
      await api.app.inject({
        method,
        url,
        // A repeat is no second submission.
        headers: { ...(times > 1 && { 'idempotency-key': `key ${time}` }), ...headers },
        ...(body && { payload: body }),
      }),
    );
  const answer = answers.at(-1);
  if (!answer) throw new Error('nothing was called');
  const way = `${method} ${path} ${answer.statusCode}`;
  const described = paths[path]?.[method.toLowerCase()]?.responses[answer.statusCode];
  if (!described) throw new Error(`${way} is not described: ${answer.body}`);
  for (const [name, { required }] of Object.entries(described.headers ?? {}))
    if (required) expect(answer.headers, way).toHaveProperty(name.toLowerCase());
  const type = String(answer.headers['content-type']).replace(/;.*/, '');
  const schema = described.content?.[type]?.schema;
  if (described.content) expect(Object.keys(described.content), way).toContain(type);
  if (schema) {
    const validated = z.fromJSONSchema(
      typeof schema === 'object' && schema.$ref ? description.components.schemas.Problem : schema,
    );
    expect(validated.safeParse(answer.json()).error, `${way} ${answer.body}`).toBeUndefined();
  }
  return way;
}

test('the description is OpenAPI 3.1 and is served', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(description))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const { app } = await openApi();
  const served = await app.inject('/api/openapi.json');
  expect(served.json()).toEqual(JSON.parse(JSON.stringify(description)));
});

test('every answer is described, and every described answer is given', async () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
    ),
  );
  const shared = await openApi();
  const given = new Set<string>();
  for (const call of CALLS) given.add(await answeredAsDescribed(call, shared));
  expect([...given].sort()).toEqual(described.sort());
});

/** The description itself, where browsers send what the policy of a page has stopped, and the desk's page with its form, which no program is to use. */
const UNDESCRIBED = [
  '/api/openapi.json',
  '/api/policy-reports',
  '/api/counts',
  '/desk',
  '/api/desk',
  '/draft',
  '/api/content/preview',
];

test('a route of the API that is not described is noticed', async () => {
  const routes: string[] = [];
  const { app } = await openApi({}, (route) => routes.push(`${route.method} ${route.url}`));
  await app.ready();
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const own = routes.filter(
    (route) => !route.startsWith('HEAD') && !UNDESCRIBED.some((path) => route.endsWith(path)),
  );
  expect(own.sort()).toEqual(known.sort());
});
