import type { Page } from '@playwright/test';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { SENTENCE, SPECIMEN } from '../entries/letters/specimen.ts';
import { expect, test } from '../support/browser/site.ts';

const FACES = { display: 'Bricolage Grotesque', text: 'Instrument Sans' } as const;
type Face = keyof typeof FACES;

/** Puts the letters into a page of the site, each in an element of its own. */
async function set(page: Page, letters: readonly string[], face: Face, weight: number): Promise<void> {
  await page.evaluate(
    async ([letters, face, weight]) => {
      const sheet = document.createElement('main');
      sheet.style.fontFamily = `var(--font-${face})`;
      sheet.style.fontWeight = `${weight}`;
      for (const letter of letters) {
        const place = document.createElement('span');
        place.textContent = letter;
        sheet.append(place, ' ');
      }
      document.body.replaceChildren(sheet);
      sheet.getBoundingClientRect();
      await document.fonts.ready;
    },
    [letters, face, weight] as const,
  );
}

/** Who drew each letter: the name of the face, and whether it came with the page. */
async function painters(page: Page): Promise<{ letter: string; fonts: string[] }[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main span',
  });
  const letters = await page.locator('main span').allTextContents();
  return Promise.all(
    nodeIds.map(async (nodeId, at) => {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      return {
        letter: letters[at] ?? '',
        fonts: fonts.map(({ familyName, isCustomFont }) =>
          isCustomFont ? familyName : `${familyName} of the system`,
        ),
      };
    }),
  );
}

/** Names of the font files that a page asks for. */
function listen(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/([\w-]+?)\.[\w-]+\.woff2$/.exec(request.url()) ?? [];
    if (name) asked.add(name);
  });
  return asked;
}

const CUTS = [
  { face: 'text', weight: 400 },
  { face: 'display', weight: 800 },
  { face: 'text', weight: 600 },
] as const;

for (const { face, weight } of casesFor(CUTS)) {
  test(`every letter is drawn in our face: ${face}, ${weight}`, async ({ page }) => {
    await page.goto('/about');
    await set(
      page,
      [...SPECIMEN, ...SPECIMEN.map((letter) => letter.normalize('NFD')), SENTENCE],
      face,
      weight,
    );
    const drawn = await painters(page);
    expect(drawn.length).toBeGreaterThan(2 * SPECIMEN.length);
    const strange = drawn.filter(
      ({ fonts }) => fonts.length === 0 || !fonts.every((font) => font.startsWith(FACES[face])),
    );
    expect(strange).toEqual([]);
    await set(page, ['Ж', 'Ω'], face, weight);
    for (const { fonts } of await painters(page)) expect(fonts.join()).toContain('of the system');
  });
}

test('files of letters are fetched only for a page that has such letters, and only those of its face', async ({
  page,
}) => {
  const asked = listen(page);
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready);
  const plain = new Set(['bricolage-display', 'instrument-text']);
  expect(asked).toEqual(plain);
  for (const face of ['display', 'text'] as const)
    await set(page, ['₦45,000', 'a@b', '9 × 9', 'm² m³'], face, 600);
  expect(asked).toEqual(plain);
  await set(page, ['Ọ̀yọ́'], 'text', 400);
  expect(asked).toEqual(new Set([...plain, 'instrument-nigerian-400']));
  await set(page, ['m̀bà'], 'display', 800);
  expect(asked).toEqual(new Set([...plain, 'instrument-nigerian-400', 'bricolage-nigerian']));
});

test('no file of letters is fetched while the first faces are on their way', { tag: '@nightly' }, async ({
  page,
}) => {
  const asked = listen(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().width);
  await page.waitForTimeout(500);
  held.resolve();
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toEqual(new Set(['bricolage-display', 'instrument-text']));
});
