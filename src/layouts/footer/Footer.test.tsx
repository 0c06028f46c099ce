import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { COPY, NAVIGATION, SITE } from '../../ui/blocks/layout.fixture.ts';
import { Footer } from './Footer.tsx';

describe('the footer', () => {
  const html = renderToStaticMarkup(
    <Footer
      site={SITE}
      navigation={NAVIGATION}
      copy={COPY}
      year={2031}
      whatsapp="https://wa.me/2348000000001"
    />,
  );

  test('carries the current year and the legal name', () => {
    expect(html).toMatch(/2031.*Kayalink Logistics Limited/);
  });

  test('lists every page of the menus and the legal pages', () => {
    const items = [...NAVIGATION.menus.flatMap((menu) => menu.items), ...NAVIGATION.legal];
    for (const { path } of items) expect(html).toContain(`href="${path}"`);
  });

  test('offers every way to reach the company', () => {
    for (const address of ['tel:+2348000000000', 'mailto:hello@kayalink.example', SITE.links.map.value]) {
      expect(html).toContain(`href="${address}"`);
    }
    expect(html).toContain('+234 800 000 0000');
  });

  test('leads to log-in, sign-up, registration, the app, the map and social pages, in new tabs without opener or referrer', () => {
    const outside = html.match(/<a [^>]*href="https:[^>]*>/g) ?? [];
    const addresses = [...Object.values(SITE.links), ...SITE.social.map(({ url }) => url)];
    expect(outside).toHaveLength(addresses.length + 1);
    for (const { value } of addresses) expect(outside.join()).toContain(`href="${value}"`);
    for (const link of outside) {
      expect(link).toMatch(/target="_blank"/);
      expect(link).toMatch(/rel="noopener noreferrer"/);
    }
  });

  test('says which country comes next', () => {
    expect(html).toContain(COPY.footer.comingSoon.replace('{country}', 'Ghana'));
  });
});
