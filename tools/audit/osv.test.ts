import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { askOsv } from './osv.mjs';

/** A query as OSV takes it. */
interface Query {
  package: { name: string; ecosystem: string };
  version: string;
  page_token?: string;
}

let server: Server | undefined;
afterEach(() => server?.close());

/** An OSV that knows two errors of `holed` 1.0.0, on two pages, and refuses more queries than it takes. */
async function osv(details = true): Promise<string> {
  const listening = createServer(async (request, response) => {
    const say = (status: number, answer: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (request.method === 'GET') {
      const id = request.url?.split('/').at(-1);
      if (!details) return say(500, {});
      return say(200, { id, summary: `Title of ${id}`, database_specific: { severity: 'HIGH' } });
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    const { queries } = JSON.parse(body) as { queries: Query[] };
    if (request.url !== '/v1/querybatch' || queries.length > 1000) return say(400, { code: 3 });
    return say(200, {
      results: queries.map(({ package: { name, ecosystem }, version, page_token }) => {
        if (ecosystem !== 'npm' || name !== 'holed' || version !== '1.0.0') return {};
        if (page_token === 'second') return { vulns: [{ id: 'GHSA-2' }] };
        return { vulns: [{ id: 'GHSA-1' }], next_page_token: 'second' };
      }),
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
}

const HOLED = { name: 'holed', version: '1.0.0' };

test('errors of all pages and batches are reported with title and severity', async () => {
  const sound = Array.from({ length: 1500 }, (_, i) => ({ name: `sound-${i}`, version: '1.0.0' }));
  expect(await askOsv([...sound, HOLED], await osv())).toEqual([
    { id: 'GHSA-1', package: 'holed', title: 'Title of GHSA-1', severity: 'high' },
    { id: 'GHSA-2', package: 'holed', title: 'Title of GHSA-2', severity: 'high' },
  ]);
});

test('no answer, or half of one, is not taken for a clean one', async () => {
  expect(await askOsv([HOLED], 'http://127.0.0.1:9')).toBeUndefined();
  expect(await askOsv([HOLED], await osv(false))).toBeUndefined();
});
