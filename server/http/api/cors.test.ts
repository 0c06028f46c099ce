import { expect, test } from 'vitest';
import { openApi } from '../../../tests/support/http/api-app.ts';

const ORIGIN = 'https://app.example.com';
const payload = { first_name: 'Amina', company: 'Mills', email: 'amina@example.com' };
const crossSite = { origin: ORIGIN, 'sec-fetch-site': 'cross-site' };
const preflight = { ...crossSite, 'access-control-request-method': 'POST' };

test('pages of other sites may not call, unless they are named', async () => {
  const { app } = await openApi();
  const url = '/api/marketing-lead';
  const sent = await app.inject({ method: 'POST', url, headers: crossSite, payload });
  expect(sent.statusCode).toBe(403);
  const asked = await app.inject({ method: 'OPTIONS', url, headers: preflight });
  expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
});

test('pages of a named site may send and read the answer, and only they', async () => {
  const { app } = await openApi({ corsOrigins: [ORIGIN] });
  const url = '/api/marketing-lead';
  const asked = await app.inject({ method: 'OPTIONS', url, headers: preflight });
  expect(asked.statusCode).toBe(204);
  expect(asked.headers['access-control-allow-origin']).toBe(ORIGIN);
  expect(asked.headers['access-control-allow-headers']).toContain('idempotency-key');
  const sent = await app.inject({ method: 'POST', url, headers: crossSite, payload });
  expect(sent.statusCode).toBe(201);
  expect(sent.headers).toMatchObject({
    'access-control-allow-origin': ORIGIN,
    'access-control-expose-headers': 'retry-after',
  });
  const other = { ...crossSite, origin: 'https://evil.example' };
  const refused = await app.inject({ method: 'POST', url, headers: other, payload });
  expect(refused.statusCode).toBe(403);
  expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
});
