import { expect, test } from '@playwright/test';
import { PAGES } from './routes.ts';

/** Who is drawn, by what they do: the `data-person` of a head. */
const PEOPLE = ['trader', 'payer', 'marshal', 'clerk', 'haulier', 'loader'];
const ART = /\/art\/[\w-]+\.[0-9a-f]{10}\.svg/g;
const WHO = /data-person="(\w+)"/g;
const MOST_PAGES = 3;

/** Alternatives for screens of two widths: a page shows one of them. */
const PICTURE = /<picture[^>]*>.*?<\/picture>/gs;

test('nobody of the cast stands twice on a page, or on more than three', { tag: '@nightly' }, async ({
  request,
}) => {
  test.slow();
  const drawings = new Map<string, Promise<string[]>>();
  const drawn = (address: string) => {
    const known =
      drawings.get(address) ?? request.get(address).then(async (got) => namesIn(await got.text()));
    drawings.set(address, known);
    return known;
  };
  const pages = new Map<string, Set<string>>();
  for (const page of PAGES) {
    const html = await (await request.get(page)).text();
    const pictures = [...html.matchAll(PICTURE)].map(([picture]) => [...new Set(picture.match(ART))]);
    const groups = pictures.filter((drawings) => drawings.length > 1);
    const single = pictures.filter((drawings) => drawings.length === 1).flat();
    const alone = [...(html.replaceAll(PICTURE, '').match(ART) ?? []), ...single];
    const seen = [...namesIn(html)];
    for (const group of groups) seen.push(...new Set((await Promise.all(group.map(drawn))).flat()));
    // The same drawing at two places of the markup is one for phones and one for larger screens.
    for (const address of new Set(alone)) seen.push(...(await drawn(address)));
    expect(seen, page).toEqual([...new Set(seen)]);
    for (const name of seen) {
      const address = new URL(page, 'https://site.invalid').pathname;
      pages.set(name, (pages.get(name) ?? new Set()).add(address));
    }
  }
  expect([...pages.keys()].sort()).toEqual(PEOPLE.toSorted());
  for (const [name, where] of pages)
    expect([...where].length, `${name}: ${[...where]}`).toBeLessThanOrEqual(MOST_PAGES);
});

const namesIn = (markup: string) => [...markup.matchAll(WHO)].map(([, name]) => name ?? '');
