import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Counted, HeardNames } from '../../visits/tally.ts';
import { PreviewCookie, previewDetector } from '../pages/preview.ts';
import { addCounts, pageFinder } from './counts.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const PAGE = 'https://www.kayalink.com/price?from=apapa&utm_source=radio&utm_campaign=harvest';

const SECRET = 'a-secret-for-links-to-drafts';

async function reported(
  payload: string,
  headers: Record<string, string> = {},
  times = 1,
  networks: string[] | undefined = undefined,
): Promise<Counted[]> {
  const counted: Counted[] = [];
  const app = Fastify();
  await app.register(formbody);
  const isPreview = previewDetector({ secret: SECRET }, true);
  addCounts(app, {
    tally: { add: (one) => void counted.push(one) },
    siteUrl: 'https://www.kayalink.com',
    isPage: pageFinder({
      addresses: () => [{ kind: 'post', path: '/resources/blog/gate' }],
      revision: () => '1',
    }),
    isPreview,
    heard: new HeardNames(networks ? 3 : 1),
  });
  for (let time = 0; time < times; time += 1) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/counts',
      ...(networks && { remoteAddress: networks[time % networks.length] ?? '' }),
      payload,
      headers: {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'user-agent': PHONE,
        referer: PAGE,
        ...headers,
      },
    });
    expect(statusCode).toBe(204);
  }
  await app.close();
  return counted;
}

const where = { page: '/price', source: 'www.google.com', campaign: 'radio / harvest' };

test('a visit counts with its first page, by the page, the site before and the campaign', async () => {
  expect(await reported('step=visit&from=https%3A%2F%2Fwww.google.com%2Fsearch%3Fq%3Dtruck')).toEqual([
    { step: 'visit', ...where },
    { step: 'view', ...where },
  ]);
});

test('a page of ours is no source', async () => {
  expect(await reported('step=whatsapp&from=https%3A%2F%2Fkayalink.com%2Fabout')).toEqual([
    { step: 'whatsapp', ...where, source: '' },
  ]);
});

test('who asks not to be followed does not count, and a program counts as one', async () => {
  expect(await reported('step=view', { dnt: '1' })).toEqual([]);
  expect(await reported('step=view', { 'sec-gpc': '1' })).toEqual([]);
  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  expect(await reported('step=visit', { 'user-agent': robot })).toEqual([
    { step: 'robot', ...where, source: '' },
  ]);
});

test('an editor who sees drafts does not count, by the link of one draft neither', async () => {
  const [cookie = ''] = new PreviewCookie(SECRET, true).on().split(';');
  expect(await reported('step=visit', { cookie })).toEqual([]);
  expect(await reported('step=visit', { cookie: cookie.slice(0, -1) })).not.toEqual([]);
  expect(await reported('step=visit', { referer: 'https://www.kayalink.com/draft?file=blog/a.md' })).toEqual(
    [],
  );
});

test.each([
  ['a step that there is not', 'step=robot', {}],
  ['nothing', '', {}],
  ['a page of others', 'step=view', { referer: 'https://evil.example/price' }],
  ['a page that there is not', 'step=view', { referer: 'https://www.kayalink.com/wp-login.php' }],
  ['a page behind a link of an e-mail', 'step=view', { referer: 'https://www.kayalink.com/desk?token=a' }],
])('%s counts nothing', async (_, payload, headers) => {
  expect(await reported(payload, headers)).toEqual([]);
});

test('the page of an entry counts; an invented address below one of our pages does not', async () => {
  const at = (path: string) => reported('step=view', { referer: `https://www.kayalink.com${path}` });
  expect(await at('/resources/blog/gate')).toMatchObject([{ page: '/resources/blog/gate' }]);
  expect(await at('/contact/Amina-Bello-owes-money')).toEqual([]);
  expect(await at('/resources/blog/invented')).toEqual([]);
});

test('a source and a campaign are named once several networks have sent them', async () => {
  const named = { source: 'www.google.com', campaign: 'radio / harvest' };
  const visit = 'step=view&from=https%3A%2F%2Fwww.google.com%2F';
  for (const { source, campaign } of await reported(visit, {}, 20, ['203.0.113.9']))
    expect([source, campaign]).toEqual(['', '']);
  const many = await reported(visit, {}, 4, ['203.0.113.9', '203.0.113.9', '198.51.100.7', '192.0.2.1']);
  expect(many.slice(0, 3)).toMatchObject(Array(3).fill({ source: '', campaign: '' }));
  expect(many[3]).toMatchObject(named);
});

test.each(['call 08031234567', '0803-123-4567', '0803 123 456'])(
  'a campaign "%s" with a long number is not named',
  async (campaign) => {
    const referer = `https://www.kayalink.com/price?${new URLSearchParams({ utm_campaign: campaign })}`;
    expect(await reported('step=view', { referer })).toMatchObject([{ campaign: '' }]);
  },
);

test('one network counts only so often', async () => {
  expect(await reported('step=view', {}, 700)).toHaveLength(600);
});
