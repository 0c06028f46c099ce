import { PAGES } from './routes.ts';
import { expect, test } from './site.ts';

test.use({ allow: [/status of 404/] });

test('no page stores anything in the browser, or asks others for anything but the pictures of videos', async ({
  page,
  context,
}) => {
  test.slow();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  for (const path of PAGES) {
    await page.goto(path);
    expect.soft(await context.cookies(), path).toEqual([]);
    expect.soft(await page.evaluate(() => localStorage.length + sessionStorage.length), path).toBe(0);
    expect.soft(await page.evaluate(() => indexedDB.databases()), path).toEqual([]);
  }
  expect([...hosts].sort()).toEqual(['127.0.0.1', 'i.ytimg.com']);
});
