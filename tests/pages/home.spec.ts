import { copyOf, pageCopy } from '../support/browser/copy.ts';
import { expect, test, wake } from '../support/browser/site.ts';

test('the first screen says what is offered and where to start', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Haulage, Warehousing, Logistics across Nigeria',
  );
  await expect(page.getByRole('link', { name: 'Start Shipping' })).toBeVisible();
});

test('Start Shipping leads to the form, and is counted once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Shipping' }).click();
  await expect(page.locator('#contact_sales')).toBeInViewport();
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'click_cta', label: 'Start Shipping', destination: '#contact_sales' },
  ]);
});

test('the strip of figures names space, states and support', async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('region', { name: pageCopy('home').figures.label });
  // Whole figures: the tonnage beside them may pass 366,000 on its way.
  for (const figure of [/^151,000/, /^36$/, /^24\/7$/]) await expect(figures.getByText(figure)).toBeVisible();
});

test('six services lead to their pages', async ({ page }) => {
  await page.goto('/');
  const services = page
    .getByRole('region', { name: copyOf('pages/home').services.heading })
    .getByRole('heading', { level: 3 });
  const links = await services
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([
    ['Warehousing', '/products/warehousing'],
    ['Truck services', '/products/haulage'],
    ['Real-time tracking', '/solutions/tracking'],
    ['Safety and insurance', '/solutions/insurance'],
    ['Support day and night', '#contact_sales'],
    ['Reports your auditor reads', '/products/supply-chain'],
  ]);
});

test('each word of the headline has its turn', async ({ page }) => {
  await page.goto('/');
  const words = page.locator('.board-word');
  await expect(words).toHaveText([/Haulage/, /Warehousing/, /Logistics/]);
  /** The word in sight when so large a share of their round has passed. */
  const seen = (share: number) =>
    words.evaluateAll((all, share) => {
      for (const animation of all.flatMap((word) => word.getAnimations({ subtree: true }))) {
        const { duration, delay } = animation.effect?.getComputedTiming() ?? {};
        animation.pause();
        animation.currentTime = Number(duration) * share + Math.max(0, Number(delay));
      }
      const board = all[0]?.parentElement;
      if (!board) return -1;
      const { left, top, width, height } = board.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 4, top + height / 2);
      return all.findIndex((word) => word.contains(found));
    }, share);
  for (const turn of [0, 1, 2]) expect(await seen((turn + 0.5) / 3)).toBe(turn);
});

test('the logos of brands run in a belt', async ({ page }) => {
  await page.goto('/');
  const brands = page.getByRole('region', { name: 'Trusted by leading brands' });
  expect(await brands.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  const moving = () =>
    brands.evaluate((belt) =>
      belt.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    );
  expect(await moving()).toBe(true);
});

test('partners find the registration and the app, which open safely in a new tab', async ({ page }) => {
  await page.goto('/');
  const partners = page.getByRole('region', { name: copyOf('pages/home').partners.heading });
  for (const name of [/Register as a partner/, /Get the partner app/]) {
    const link = partners.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the headline and the logos move only while nobody stops them', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Stop changing the word', 'Stop the moving logos']) {
    const stop = page.getByRole('checkbox', { name });
    await stop.check();
    await expect(stop).toBeChecked();
  }
  await page.getByRole('checkbox', { name: 'Stop changing the reviews' }).check();
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              (animation) =>
                animation.playState === 'running' &&
                (animation.effect?.getTiming().iterations ?? 1) === Number.POSITIVE_INFINITY,
            ).length,
      ),
    )
    .toBeLessThanOrEqual(1);
});

test('anyone who stops the headline between two words reads a whole one', async ({ page }) => {
  /** Half-way through the first change, in ms (src/ui/art/lorry/board-headline.css). */
  const MIDST = 2850;
  await page.goto('/');
  await page.evaluate((midst) => {
    for (const animation of document.getAnimations()) {
      if ((animation as CSSAnimation).animationName !== 'swap') continue;
      // The moment lasts as long as a press takes on a busy machine.
      animation.playbackRate = 1e-6;
      animation.currentTime = midst;
    }
  }, MIDST);
  await page.getByRole('checkbox', { name: 'Stop changing the word' }).check();
  /** The place of the window of each word, in its widths from where the word is. */
  const windows = () =>
    page.locator('.board-word').evaluateAll((words) =>
      words.map((word) => {
        const { width } = word.getBoundingClientRect();
        return Math.round(new DOMMatrix(getComputedStyle(word).transform).e / width);
      }),
    );
  await expect.poll(windows).toEqual([0, -1, -1]);
});

test.describe('at an address that is not there', () => {
  test.use({ allow: [/status of 404/] });

  test('an unknown address shows the home page, with its status and a notice', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('There is no page at that address.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: 'Start Shipping' })).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures and the services are there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('500,000').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });
});

test('the map names the state under the pointer and steps through them with the keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await wake(page);
  const map = page.locator('[data-states]');
  const named = map.locator('output');
  await map.scrollIntoViewIfNeeded();
  await map.hover({ position: { x: 200, y: 200 } });
  await expect(named).toHaveText(/^[A-Z]/);
  await page.mouse.move(0, 0);
  await expect(named).toHaveText('');
  await page.getByText('All 36 states and the FCT, by zone').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(map).toBeFocused();
  await expect(named).toHaveText('Abia');
  await page.keyboard.press('ArrowLeft');
  await expect(named).toHaveText('Zamfara');
});

test('the states are a list as well, under their zones', async ({ page }) => {
  await page.goto('/');
  await page.getByText('All 36 states and the FCT, by zone').click();
  const zones = page.locator('dl', { hasText: 'South South' }).locator('dd');
  await expect(zones).toHaveCount(6);
  await expect(zones.filter({ hasText: 'Akwa Ibom' })).toBeVisible();
});
