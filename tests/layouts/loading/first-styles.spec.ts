import type { Page } from '@playwright/test';
import type { FileContent } from '#server/content/folder/file-content.ts';
import {
  makeServices,
  readSplitSheets,
  SPLIT_SHEETS,
  sheetsOf,
  withFirstSheets,
} from '#server/http/pages/load-bundle.ts';
import type { Render } from '#server/http/pages/pages.ts';
import { openSiteContent } from '#tests/support/site-content.ts';
import { elementsOf } from '../../../tools/astro/first-view/first-words.ts';
import { lowerTransforms } from '../../../tools/astro/first-view/rules.ts';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { DIST } from '../../support/browser/own-site.ts';
import { expect, SITE_URL, test, WIDTHS, wake } from '../../support/browser/site.ts';
import { TEMPLATES } from '../../sweep/routes.ts';

/** In CI a page of each family of layouts. */
const PATHS = TRIES_EVERY_CASE
  ? TEMPLATES
  : ['/', '/products/haulage', '/resources/blog/what-fits-on-a-30-ton-truck'];

/** The properties that show whether a rule was lost, or won where it must lose. */
const COMPARED = [
  'display position color backgroundColor fill opacity zIndex boxShadow order',
  'fontFamily fontSize fontWeight lineHeight letterSpacing textAlign textDecorationLine',
  'borderTopWidth borderLeftWidth borderBottomWidth borderTopColor borderTopLeftRadius',
  'paddingTop paddingLeft paddingBottom paddingRight marginTop marginLeft marginBottom',
  'width height minHeight maxWidth gap gridTemplateColumns flexDirection flexGrow',
  'alignItems justifyContent overflowX transform animationName outlineStyle',
].flatMap((names) => names.split(' '));

/** The looks of every element, a line each, with everything that can be unfolded unfolded. */
const looksOf = (page: Page) =>
  page.evaluate(async (compared) => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    await document.fonts.ready;
    // Which line of the contents is the current one is known after a frame.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    return [...document.body.querySelectorAll('*')]
      .filter(({ tagName }) => !['SCRIPT', 'STYLE', 'LINK'].includes(tagName))
      .map((element) => {
        const style = getComputedStyle(element) as unknown as Record<string, string>;
        const looks = compared.map((name) => `${name}: ${style[name]}`).join('; ');
        return `${element.tagName} ${element.getAttribute('class')}: ${looks}`;
      });
  }, COMPARED);

/** A page as Astro made it, its sheet with cascade layers, and with `transform` for what the parts write so too. */
function asBuilt(html: string): string {
  const elements = elementsOf(html).map((element) => new Set(element));
  return sheetsOf(html).reduce(
    (page, sheet) => page.replace(sheet, () => lowerTransforms(sheet, elements)),
    html,
  );
}

/** Answers an address with a text in place of its page. @returns a function that shows a text there, with the page's scripts run */
async function standIn(page: Page, path: string): Promise<(html: string) => Promise<void>> {
  let shown = '';
  // A count that is under way looks different at each moment.
  await page.route('**/api/trips-total-tonnage', () => {});
  await page.route(
    (url) => url.pathname + url.search === path,
    (route) => route.fulfill({ contentType: 'text/html', body: shown }),
  );
  return async (html) => {
    shown = html;
    await page.goto(path);
    await wake(page);
  };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let content: FileContent;
test.beforeAll(async () => {
  content = await openSiteContent();
});

/** Phones get the styles in two parts in the page, others the second part in the head: two of three pages are opened in a wide window, too. */
const widthsFor = (place: number) =>
  [[WIDTHS.phone], [WIDTHS.phone, WIDTHS.tablet], [WIDTHS.phone, WIDTHS.desktop]][place % 3];

for (const [place, path] of PATHS.entries()) {
  test(`${path} looks as with the whole style sheet in its head`, async ({ page }) => {
    const { render }: { render: Render } = await import(`${DIST}/server/entry.mjs`);
    const rendered = await render(new Request(SITE_URL + path), makeServices(content, SITE_URL));
    const whole = await rendered.text();
    const again: Render = async () => new Response(whole, { headers: { 'content-type': 'text/html' } });
    const split = await withFirstSheets(again, readSplitSheets(`${DIST}/server/${SPLIT_SHEETS}`))(
      new Request(SITE_URL + path),
      makeServices(content, SITE_URL),
    );
    const parted = await split.text();
    expect(parted).toContain('<link rel="stylesheet"');
    expect(whole).toContain('@layer');
    expect(parted).not.toContain('@layer');
    expect(parted.length).toBeLessThan(whole.length);

    const show = await standIn(page, path);
    for (const width of widthsFor(place) ?? []) {
      await page.setViewportSize({ width, height: 900 });
      await show(asBuilt(whole));
      const wanted = await looksOf(page);
      await show(parted);
      expect(await looksOf(page)).toEqual(wanted);
    }
  });
}

test('no page brings styles after the link of the others, for which Chromium would compute all of it anew', async ({
  request,
}) => {
  for (const path of TEMPLATES) {
    const html = await (await request.get(path)).text();
    const link = html.lastIndexOf('<link rel="stylesheet"');
    expect(link, path).toBeGreaterThan(html.indexOf('<h1'));
    expect(html.slice(link), path).not.toContain('<style');
  }
});
