import { pageCopy } from '../support/browser/copy.ts';
import { expect, test, wake } from '../support/browser/site.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is offered and where to start, its figures, services, brands, partners and states', async ({
    page,
  }) => {
    await page.goto('/');
    const part = (name: string) => page.getByRole('region', { name });
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Haulage, Warehousing, Logistics across Nigeria',
    );
    await expect(page.getByRole('link', { name: 'Start Shipping' })).toBeVisible();

    const { figures, services, partners } = pageCopy('home');
    // Whole figures, as some begin alike.
    for (const figure of [/^500,000/, /^151,000/, /^36$/, /^24\/7$/])
      await expect(part(figures.label).getByText(figure).first()).toBeVisible();

    const links = await part(services.heading)
      .getByRole('heading', { level: 3 })
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

    const brands = part('Trusted by leading brands').getByRole('listitem');
    expect(await brands.count()).toBeGreaterThanOrEqual(4);

    for (const name of [/Register as a partner/, /Get the partner app/]) {
      const link = part(partners.heading).getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }

    await page.getByText('All 36 states and the FCT, by zone').click();
    const zone = page.locator('dl', { hasText: 'South South' }).locator('dd');
    await expect(zone).toHaveCount(6);
    await expect(zone.filter({ hasText: 'Akwa Ibom' })).toBeVisible();
  });
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

test('the headline and the logos of brands move only while nobody stops them', async ({ page }) => {
  await page.goto('/');
  const brands = page.getByRole('region', { name: 'Trusted by leading brands' });
  const isMoving = () =>
    brands.evaluate((belt) =>
      belt.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    );
  expect(await isMoving()).toBe(true);
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

test('anyone who stops the headline between two words reads a whole one', { tag: '@nightly' }, async ({
  page,
}) => {
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
