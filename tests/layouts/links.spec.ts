import { Parser } from 'htmlparser2';
import { expect, test } from '../support/browser/site.ts';

const VAGUE = /^(click here|here|read more|more|learn more|link)$/i;

interface Link {
  href: string;
  name: string;
}

/** The anchors of a page, and its links. */
function readPage(html: string): { ids: Set<string>; links: Link[] } {
  const ids = new Set<string>();
  const links: Link[] = [];
  let open: Link | undefined;
  const parser = new Parser({
    onopentag: (name, { id, href, 'aria-label': label }) => {
      if (id) ids.add(id);
      if (name !== 'a' || href === undefined) return;
      links.push({ href, name: label ?? '' });
      open = label ? undefined : links.at(-1);
    },
    ontext: (text) => {
      if (open) open.name += text;
    },
    onclosetag: (name) => {
      if (name === 'a') open = undefined;
    },
  });
  parser.end(html);
  return { ids, links };
}

test('every link and fragment of the site leads somewhere and says where', async ({ request, baseURL }) => {
  test.setTimeout(400_000);
  const ids = new Map<string, Set<string>>();
  const broken: string[] = [];
  const fragments: { from: string; path: string; id: string }[] = [];
  const queue = ['/'];

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (ids.has(path)) continue;
    const response = await request.get(path);
    if (response.status() !== 200) broken.push(`${path} answers ${response.status()}`);
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    const found = readPage(isPage ? await response.text() : '');
    ids.set(path, found.ids);
    for (const { href, name } of found.links) {
      const target = new URL(href, response.url());
      if (!name.trim() || VAGUE.test(name.trim()))
        broken.push(`${path}: the link to ${href} is named "${name}"`);
      if (target.origin !== baseURL) continue;
      queue.push(target.pathname);
      if (target.hash) fragments.push({ from: path, path: target.pathname, id: target.hash.slice(1) });
    }
  }

  for (const { from, path, id } of fragments) {
    if (!ids.get(path)?.has(id)) broken.push(`${from}: nothing is called #${id} on ${path}`);
  }
  expect(broken).toEqual([]);
  expect(ids.size).toBeGreaterThan(150);
});
