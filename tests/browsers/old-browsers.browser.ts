import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { DISTINCT_TEMPLATES } from '../sweep/routes.ts';
import { type OldBrowser, type OldPage, openBrowser } from './browser.ts';
import { FILLED_FORMS, fillAndSend, pressOn, until } from './forms.ts';
import { Pictures } from './pictures.ts';

const WINDOWS = [
  [360, 740],
  [1280, 800],
] as const;
/** In CI a page or form is tried in one window of an engine, and in the other of the next one. */
const inTurn = <One>(all: readonly One[], window: (typeof WINDOWS)[number], engine: number) =>
  TRIES_EVERY_CASE ? all : all.filter((_, place) => WINDOWS[(place + engine) % WINDOWS.length] === window);
/** So long may an e-mail be on its way from the database to the folder. */
const MAILED_MS = 20_000;
const { address, data } = inject('site');

/** Text and place of what a page cannot do without. */
const LOOKS = `({
  title: document.querySelector('h1').innerText.trim(),
  headline: Math.max(...[...document.querySelectorAll('h1, h1 *')].map((part) => parseFloat(getComputedStyle(part).fontSize))),
  ground: getComputedStyle(document.body.parentElement).backgroundColor,
  sideways: document.documentElement.scrollWidth - innerWidth,
  sheets: [...document.querySelectorAll('link[rel=stylesheet]')].filter((link) => !link.media || matchMedia(link.media).matches).length,
  giants: [...document.querySelectorAll('a svg, button svg, summary svg')].filter((svg) => svg.getBoundingClientRect().width > 300).length,
  trap: [...document.querySelectorAll('[tabindex="-1"][autocomplete=off]')].filter((field) => {
    const { left, right } = field.getBoundingClientRect();
    return right > 0 && left < innerWidth && field.getClientRects().length > 0 && !field.closest('[class*=sr-only], [class*=absolute]');
  }).length,
})`;

interface Looks {
  title: string;
  headline: number;
  ground: string;
  sideways: number;
  sheets: number;
  giants: number;
  trap: number;
}

const mails = () => {
  const folder = join(data, 'mail');
  try {
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    return [];
  }
};

for (const [turn, engine] of inject('engines').entries()) {
  describe(engine.name, () => {
    let browser: OldBrowser;
    beforeAll(async () => {
      browser = await openBrowser(engine);
    });
    afterAll(() => browser?.close());

    async function inPage(window: readonly [number, number], visit: (page: OldPage) => Promise<void>) {
      const page = await browser.newPage(...window);
      try {
        await visit(page);
      } finally {
        await page.close();
      }
    }

    for (const window of WINDOWS) {
      test(`every kind of page is whole at ${window[0]} px`, () =>
        inPage(window, async (page) => {
          const pictures = new Pictures(window);
          for (const path of inTurn(DISTINCT_TEMPLATES, window, turn)) {
            await page.open(address + path);
            const looks = await page.evaluate<Looks>(LOOKS);
            expect.soft(looks.title, path).not.toBe('');
            if (TRIES_EVERY_CASE) await pictures.take(page);
            // Below the floor scripts may be newer than the browser: pages do without.
            if (engine.belowFloor) continue;
            expect.soft(page.errors(), path).toEqual([]);
            expect.soft(looks.ground, path).toBe('rgb(247, 244, 236)');
            expect.soft(looks.headline, path).toBeGreaterThan(26);
            // Below 0 where a scrollbar takes room.
            expect.soft(looks.sideways, path).toBeLessThanOrEqual(0);
            expect.soft(looks.sheets, path).toBeGreaterThan(0);
            expect.soft(looks.giants, path).toBe(0);
            expect.soft(looks.trap, path).toBe(0);
          }
          if (TRIES_EVERY_CASE) await pictures.write(engine.name);
        }));

      test(`every review is seen with what the browser has, and menus lead to other pages at ${window[0]} px`, () =>
        inPage(window, async (page) => {
          await page.open(`${address}/`);
          const beside = await page.evaluate<number>(`(() => {
            const isSwiped = !matchMedia('(hover: hover)').matches || CSS.supports('selector(:has(*))');
            return isSwiped ? 0 : [...document.querySelectorAll('.reviews-stack > li')]
              .filter((one) => one.getBoundingClientRect().left >= innerWidth).length;
          })()`);
          expect(beside).toBe(0);
          if (window[0] < 768) await pressOn(page, '[data-menu-toggle] > summary');
          await pressOn(page, '#header-menu details > summary');
          await pressOn(page, '#header-menu details[open] a[href="/products/haulage"]');
          await until(
            page,
            `location.pathname === '/products/haulage' && document.readyState === 'complete'`,
          );
        }));

      // Below the floor the script may be newer than the browser.
      if (!engine.belowFloor)
        test(`one question is open at a time at ${window[0]} px`, () =>
          inPage(window, async (page) => {
            await page.open(`${address}/resources/faq`);
            await pressOn(page, 'main li:nth-of-type(2) > details[name=questions] > summary');
            await until(page, `document.querySelectorAll('[name=questions][open]').length === 1`);
            await until(page, `document.querySelectorAll('[name=questions]')[1].open`);
          }));

      for (const form of inTurn(FILLED_FORMS, window, turn))
        test(`${form.action} is sent and comes out as e-mail at ${window[0]} px`, () =>
          inPage(window, async (page) => {
            const email = `${engine.name}-${window[0]}-${form.action}`.toLowerCase().replace(/\W+/g, '-');
            await page.open(address + form.page);
            await fillAndSend(page, form, `${email}@example.ng`, !engine.belowFloor);
            await expect
              .poll(() => mails().some((mail) => mail.includes(email)), { timeout: MAILED_MS })
              .toBe(true);
          }));
    }
  });
}
