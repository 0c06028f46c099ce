import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Content } from '#domain/services/content.ts';
import { SOCIAL_SIZE, type SocialImage, socialAddress, socialPage } from '#domain/services/social.ts';
import type { FileContent } from '#server/content/folder/file-content.ts';
import { sharedCard } from '#src/price/estimate/price-card.ts';
import { sitePages } from '#src/seo/site-page.ts';
import { cardHash, cardOf } from '#src/seo/social/card.ts';
import { imageOf } from '#src/seo/social/social-image.ts';
import { openSiteContent } from '#tests/support/site-content.ts';
import { casesFor } from '../../tools/run/steps/tiers.mjs';

let content: FileContent;
beforeAll(async () => {
  content = await openSiteContent();
});

/** The picture of a page, as the server finds it. */
function socialImage(target: string, from: Content): SocialImage | undefined {
  const card = sharedCard(target, from);
  return card && imageOf(card);
}

test('every page has a card and an address that leads back to it', () => {
  for (const { path } of sitePages(content)) {
    expect(cardOf(path, content), path).toBeDefined();
    expect(socialPage(socialAddress(path, 'hash').replace('/social/hash', ''))).toBe(path);
  }
});

test.each(['/no/such/page', '/resources/blog/none', '/resources/blog/../blog', '/resources/video/01', ''])(
  'there is none for %j',
  (path) => {
    expect(socialImage(path, content)).toBeUndefined();
  },
);

test('the picture of an entry shows its title, section and date', () => {
  expect(cardOf('/resources/blog/a-waybill-line-by-line', content)).toEqual({
    brand: content.site().brand.name,
    label: 'Blog, October 15, 2026',
    title: 'A waybill, line by line',
    line: 'What each line is for, how it is usually filled in, and how it should be, at loading, on the road and at the last gate.',
    drawing: 'tally',
  });
});

test.each(casesFor(['onne-aba', 'kano-maiduguri', 'lagos-kano', 'port-harcourt-kano'], 2))(
  'the picture of the road %s has both ends with their names, kilometres and days',
  async (slug) => {
    const { road } = cardOf(`/lanes/${slug}`, content) ?? {};
    expect(road?.ends).toHaveLength(2);
    expect(road?.facts).toMatch(/^(about )?[\d,]+ km, \d+ days? of driving$/);
    const svg = (await socialImage(`/lanes/${slug}`, content)?.draw()) ?? '';
    // The view box of the map, in whose units the ends are written.
    const [left = 0, top = 0, wide = 0, high = 0] = (
      /viewBox="(-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+)" width="560"/.exec(svg)?.[1] ?? ''
    )
      .split(' ')
      .map(Number);
    for (const { x, y } of road?.ends ?? []) {
      expect((x - left) / wide).toBeGreaterThan(0.1);
      expect((x - left) / wide).toBeLessThan(0.9);
      expect((y - top) / high).toBeGreaterThan(0.1);
      expect((y - top) / high).toBeLessThan(0.9);
    }
  },
);

test('the picture of an answered price shows its road and names its load; a question with an error has that of the page', () => {
  const shown = sharedCard('/price?from=aba&to=kano&weight=&goods=dry&bags=600&bag=50', content);
  expect(shown).toMatchObject({
    title: expect.stringMatching(/^Aba to Kano, .*600 bags/),
    road: { ends: [{ name: 'Aba' }, { name: 'Kano' }] },
  });
  expect(sharedCard('/price?from=aba&to=nowhere&weight=30', content)).toEqual(cardOf('/price', content));
});

test('another title gets another address', () => {
  const card = cardOf('/about', content);
  if (!card) throw new Error('no card');
  expect(cardHash({ ...card, title: 'Other' })).not.toBe(cardHash(card));
});

const DRAWN = [
  '/resources/blog/freight-on-delivery-without-the-quarrel',
  '/price?from=lagos&to=maiduguri&weight=30',
  '/',
  '/solutions/tracking',
  '/lanes/lagos-kano',
];

test.each(casesFor(DRAWN, 2))(
  'the picture of %s has the size that readers expect and at most 100 KB',
  async (path) => {
    const svg = await socialImage(path, content)?.draw();
    const png = await sharp(Buffer.from(svg ?? ''))
      .png({ palette: true })
      .toBuffer();
    expect(await sharp(png).metadata()).toMatchObject(SOCIAL_SIZE);
    expect(png.length).toBeLessThanOrEqual(100 * 1024);
  },
);

test('a title from an editor is drawn, not read as markup', async () => {
  const named: Content = Object.assign(Object.create(content), {
    article: () => ({ ...POST, title: '<b>&"' }),
  });
  const svg = await socialImage('/resources/blog/x', named)?.draw();
  expect(svg).not.toContain('<b>');
});

const POST = {
  slug: 'x',
  title: '',
  subTitle: '',
  date: '2026-11-01',
  tags: [],
  image: { drawing: 'quay' as const },
  meta: { title: '', description: '' },
};
