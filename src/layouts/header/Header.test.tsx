import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { COPY, NAVIGATION, SITE } from '../../ui/blocks/layout.fixture.ts';
import { Header } from './Header.tsx';
import { currency } from './MainNavigation.tsx';

const render = (change: Partial<Parameters<typeof Header>[0]> = {}) =>
  renderToStaticMarkup(
    <Header
      site={SITE}
      navigation={NAVIGATION}
      copy={COPY.header}
      surface="signal"
      path="/products/warehousing"
      whatsapp="https://wa.me/2348000000001?text=Hello"
      {...change}
    />,
  );
/** The opening tags of the links that lead to an address. */
const linksTo = (html: string, href: string) =>
  html.match(new RegExp(`<a [^>]*href="${href.replace(/[/?.+]/g, '\\$&')}"[^>]*>`, 'g')) ?? [];

describe('the header', () => {
  const html = render();

  test('opens every menu without script, one at a time', () => {
    const menus = html.match(/<details name="header-menu"/g);
    expect(menus).toHaveLength(NAVIGATION.menus.length + 2);
    for (const item of NAVIGATION.menus.flatMap((menu) => menu.items)) {
      expect(linksTo(html, item.path)).toHaveLength(1);
    }
  });

  test('leads to the search by a sign and by a line of its menu', () => {
    expect(linksTo(html, '/resources/search').length).toBe(
      1 +
        NAVIGATION.menus.flatMap(({ items }) => items).filter(({ path }) => path === '/resources/search')
          .length,
    );
    expect(html).toMatch(
      new RegExp(`class="header-search".*?<span class="sr-only">${COPY.header.search}</span>`),
    );
  });

  test('marks the page that is shown, and only that', () => {
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(linksTo(html, '/products/warehousing')[0]).toContain('aria-current="page"');
  });

  test('has Nigeria selected and Ghana coming soon', () => {
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="NG"|<input[^>]*value="NG"[^>]*checked=""/);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="GH"|<input[^>]*value="GH"[^>]*disabled=""/);
    expect(html).toContain(COPY.header.countryComingSoon);
  });

  test('leads to the enquiry desk by both contact buttons, and counts their clicks', () => {
    const buttons = linksTo(html, '#contact_sales');
    expect(buttons, 'two in the menu of a phone, two in the contact menu').toHaveLength(4);
    for (const button of buttons) expect(button).toContain('data-event="contact_sales_button_click"');
  });

  test('opens the client platform and WhatsApp safely in a new tab', () => {
    for (const address of [SITE.links.signUp.value, 'https://wa.me/2348000000001?text=Hello']) {
      const links = linksTo(html, address);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        expect(link).toContain('target="_blank"');
        expect(link).toContain('rel="noopener noreferrer"');
      }
    }
  });

  test('offers no WhatsApp where the active country has no line', () => {
    expect(render({ whatsapp: undefined })).not.toContain('wa.me');
  });
});

test('a menu names the page that is shown, and marks the section of a page below it', () => {
  expect(currency('/resources/blog', '/resources/blog')).toBe('page');
  expect(currency('/resources/blog', '/resources/blog/papers-of-an-import-box')).toBe('true');
  expect(currency('/resources/video', '/resources/videos')).toBeUndefined();
});
