import type { Page } from '@playwright/test';
import { EVENTS } from '../../domain/visits/analytics.ts';
import { pageCopy } from '../support/browser/copy.ts';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

interface Product {
  /** Its statistics (specification, section 9). */
  percents: number[];
  /** What no other page has. */
  expectOwn: (page: Page) => Promise<void>;
}

/** The product pages besides haulage. */
const PRODUCTS: Record<'warehousing' | 'port-operations' | 'supply-chain' | 'raw-material', Product> = {
  warehousing: {
    percents: [30, 95, 20],
    // The space, and the floor in six rooms.
    expectOwn: async (page) => {
      const plan = page.getByRole('region', { name: pageCopy('warehousing').benefits.heading });
      await expect(plan.getByText('151,000')).toBeVisible();
      await expect(plan.getByRole('listitem')).toHaveCount(6);
    },
  },
  'port-operations': {
    percents: [30, 90, 20, 15],
    // Clearing is left to the agent, and our stops are numbered after theirs.
    expectOwn: async (page) => {
      const quays = page.locator('section[aria-labelledby=route] ol');
      await expect(quays.first().getByRole('listitem')).toHaveCount(7);
      await expect(quays.last().getByRole('listitem')).toHaveCount(5);
      await expect(quays.last()).toHaveAttribute('start', '8');
      await expect(
        page.getByText('We do no international shipping and no customs clearing', { exact: false }),
      ).toBeAttached();
    },
  },
  'supply-chain': {
    percents: [30, 20, 40, 25, 25],
    // It says in words which days each leg takes.
    expectOwn: async (page) => {
      const board = page.getByRole('region', { name: pageCopy('supply-chain').board.heading });
      const leg = board.getByRole('listitem').filter({ hasText: 'Apapa to Ibadan' });
      await expect(leg).toContainText('Mon to Tue');
    },
  },
  'raw-material': {
    percents: [20, 20, 30],
    // It says in words when a crop moves, and links to who says so.
    expectOwn: async (page) => {
      const cocoa = page.getByRole('listitem').filter({ hasText: 'Cocoa, main crop' });
      await expect(cocoa).toContainText('September or October to February');
      await expect(cocoa.getByRole('link')).toHaveAttribute('href', /^https:/);
    },
  },
};

for (const [name, { percents, expectOwn }] of Object.entries(PRODUCTS)) {
  test(`/products/${name} has its opening, statistics ${percents.join(', ')}, benefits, questions, other products and closing call`, async ({
    page,
  }) => {
    await page.goto(`/products/${name}`);
    const benefits = page.locator('section[aria-labelledby=benefits]');
    expect.soft(await benefits.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(4);

    const figures = page.locator('section:is([aria-labelledby=figures], [aria-labelledby=gauges])');
    expect.soft(await figures.getByText(/^\d+%$/).allTextContents()).toEqual(percents.map((n) => `${n}%`));

    const related = page.locator('section[aria-labelledby=related-products]').getByRole('link');
    const paths = await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect.soft(paths.length).toBeGreaterThanOrEqual(2);
    for (const path of paths) expect.soft(path).toMatch(/^\/products\/[a-z-]+$/);
    expect.soft(paths).not.toContain(`/products/${name}`);

    const { closing } = pageCopy(name as keyof typeof PRODUCTS);
    const last = page.locator('main > section').last();
    await expect.soft(last.getByRole('heading', { level: 2 })).toHaveText(closing.heading);
    const call = last.getByRole('link', { name: closing.action.label });
    await expect.soft(call).toHaveAttribute('href', '/contact');
    await expect.soft(call).toHaveAttribute('data-event', EVENTS.cta);
    await expect.soft(page.locator('form[action="/api/contact"]')).toHaveCount(1);

    await expectOwn(page);

    const questions = page.locator('section[aria-labelledby=faq-title] details');
    expect.soft(await questions.count()).toBeGreaterThanOrEqual(5);
    await questions.nth(2).locator('summary').click();
    await expect.soft(questions.nth(2)).toHaveAttribute('open');
    await expect.soft(questions.nth(0)).not.toHaveAttribute('open');

    const hero = page.getByRole('main').getByRole('region').first();
    await expect.soft(hero.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.soft(hero.getByRole('link')).toHaveAttribute('href', '/contact');
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await hero.getByRole('link').click();
    const events = await page.evaluate(() => window.dataLayer?.map(({ event }) => event) ?? []);
    expect.soft(events.filter((event) => event === EVENTS.cta)).toHaveLength(1);
  });
}

test('the drawing of a card is beside its words on phones and tablets', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/products/haulage');
  for (const width of [WIDTHS.phone, WIDTHS.tablet]) {
    await page.setViewportSize({ width, height: 800 });
    for (const card of await page.locator('section[aria-labelledby=related-products] li').all()) {
      const [words, drawing] = await Promise.all([
        card.locator('div').first().boundingBox(),
        card.locator('img').boundingBox(),
      ]);
      expect(drawing?.x, `${width} px`).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0) - 1);
    }
  }
});
