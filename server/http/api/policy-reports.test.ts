import { expect, test } from 'vitest';
import { POLICY_REPORTS_PATH } from '#domain/visits/paths.ts';
import { listeningApp } from '../../../tests/support/http/listening-app.ts';
import { makeLog } from '../../platform/log.ts';
import { addPolicyReports } from './policy-reports.ts';

const REPORT = {
  'csp-report': {
    'document-uri': 'https://www.example.com/newsletter/confirm?token=secret-token',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?who=amina@example.com',
    'script-sample': 'amina@example.com',
  },
};

async function running() {
  const written: string[] = [];
  const log = makeLog('info', { write: (line) => void written.push(line) });
  const { call } = await listeningApp({ log, addApi: async (api) => addPolicyReports(api) });
  const send = (body: unknown) =>
    call(POLICY_REPORTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const lines = () => written.filter((line) => line.includes('barred')).map((line) => JSON.parse(line));
  return { written, send, lines };
}

test('a report is one line with the directive and the host, and nothing that was typed or opens something', async () => {
  const { written, send, lines } = await running();
  expect((await send(REPORT)).status).toBe(204);
  expect(lines()).toEqual([
    expect.objectContaining({ directive: 'script-src-elem', blocked: 'evil.example', level: 40 }),
  ]);
  expect(written.join()).not.toMatch(/secret-token|amina|steal/);
  expect(written.some((line) => JSON.parse(line).reason === 'policy')).toBe(true);
});

test('what is no report is answered and not noted, and one that is too large is refused', async () => {
  const { send, lines } = await running();
  const others = [
    '',
    'no json',
    '[]',
    '{"csp-report":{"effective-directive":"x y\\n"}}',
    '{"csp-report":null}',
  ];
  for (const body of others) expect((await send(body)).status, body).toBeLessThan(500);
  expect((await send(`{"a":"${'x'.repeat(9000)}"}`)).status).toBe(413);
  expect(lines()).toEqual([]);
});

test('a flood of reports is not read, and leaves the log short', async () => {
  const { send, lines } = await running();
  const statuses = [];
  for (let time = 0; time < 30; time += 1) statuses.push((await send(REPORT)).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(lines()).toHaveLength(10);
});
