import { expect, test } from './site.ts';

const VAGUE = /^(click here|here|read more|more|learn more|link)$/i;

test('every link and fragment of the site leads somewhere and says where', async ({ page }) => {
  test.setTimeout(300_000);
  const ids = new Map<string, Set<string>>();
  const broken: string[] = [];
  const fragments: { from: string; path: string; id: string }[] = [];
  const queue = ['/'];

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (ids.has(path)) continue;
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (response?.status() !== 200) broken.push(`${path} answers ${response?.status()}`);
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
        href: link.href,
        name: (link.getAttribute('aria-label') ?? link.textContent).trim(),
      })),
    }));
    ids.set(path, new Set(found.ids));
    for (const { href, name } of found.links) {
      const target = new URL(href);
      if (!name || VAGUE.test(name)) broken.push(`${path}: the link to ${href} is named "${name}"`);
      if (target.origin !== new URL(page.url()).origin) continue;
      const address = target.pathname;
      queue.push(address);
      if (target.hash) fragments.push({ from: path, path: address, id: target.hash.slice(1) });
    }
  }

  for (const { from, path, id } of fragments) {
    if (!ids.get(path)?.has(id)) broken.push(`${from}: nothing is called #${id} on ${path}`);
  }
  expect(broken).toEqual([]);
});
