import type { Page } from '@playwright/test';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { expect, test } from '../support/browser/site.ts';

const PAGE = '/contact';
const REVIEWS = 4;

/** Which of the reviews is to be seen, counted from one; several while one takes over from another. */
const seen = (page: Page) =>
  page
    .locator('.reviews-stack > li')
    .evaluateAll((all) =>
      all.flatMap((review, place) => (getComputedStyle(review).opacity === '1' ? [place + 1] : [])),
    );
const running = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((part) =>
      part.getAnimations({ subtree: true }).some((animation) => animation.playState === 'running'),
    );

test('each review comes when its turn has come, until they are held, and choosing one moves nothing', async ({
  page,
}) => {
  await page.goto(PAGE);
  expect(await seen(page)).toEqual([1]);
  expect(await running(page, '.reviews')).toBe(true);
  const height = () => page.locator('.reviews').evaluate((part) => part.getBoundingClientRect().height);
  const before = await height();
  for (let turn = 1; turn <= REVIEWS; turn++) {
    await page.locator('.reviews').evaluate(
      (part, share) => {
        for (const animation of part.getAnimations({ subtree: true })) {
          const { duration, delay } = animation.effect?.getComputedTiming() ?? {};
          animation.currentTime = Number(duration) * share + Math.max(0, Number(delay));
        }
      },
      (turn - 0.5) / REVIEWS,
    );
    expect(await seen(page)).toEqual([turn]);
  }
  await page.getByRole('checkbox', { name: 'Stop changing the reviews' }).check();
  expect(await running(page, '.reviews')).toBe(false);
  for (let review = 1; review <= REVIEWS; review++) {
    await page.getByRole('radio', { name: `Show review ${review}` }).check();
    expect(await height()).toBe(before);
  }
});

/** How pages end, and which do. What a page ends with is in its HTML; how it looks is the sweep's. */
const ENDINGS = {
  'four reviews, questions and the contact form': {
    paths: [
      ...['/', '/about', '/impact', '/careers', '/products/haulage', '/products/warehousing'],
      ...['/resources/blog', '/resources/e-guides', '/resources/videos', '/resources/glossary'],
      '/resources/case-studies',
    ],
    ends: { reviews: REVIEWS, testimonials: undefined, questions: [4, 12], form: '/api/contact' },
  },
  'one testimonial of its own, questions and the contact form': {
    paths: ['tracking', 'insurance', 'delivery', 'reverse-logistics'].map((name) => `/solutions/${name}`),
    ends: { reviews: 0, testimonials: 1, questions: [4, 12], form: '/api/contact' },
  },
  'three questions and the contact form': {
    paths: [
      ...['/price', '/lanes', '/resources/blog/what-fits-on-a-30-ton-truck', '/resources/video/1'],
      ...['/resources/e-guides/earning-with-your-truck', '/resources/glossary/glossaryD/demurrage'],
    ],
    ends: { reviews: 0, testimonials: undefined, questions: [3, 3], form: '/api/contact' },
  },
  'three questions and its own form': {
    paths: ['/price?from=apapa&to=kano&weight=75&stops=1', '/partners/trucks', '/partners/warehouses'],
    ends: { reviews: 0, testimonials: undefined, questions: [3, 3], form: /\/api\/(quote|partner)/ },
  },
  'one quiet line: telephone, WhatsApp and the way to the form': {
    paths: [
      ...['/contact/sent', '/newsletter/confirmed', '/price/sent', '/partners/sent', '/resources/search'],
      ...['/privacy', '/accessibility'],
    ],
    ends: { reviews: 0, testimonials: undefined, questions: [0, 0], form: undefined },
  },
} as const;

for (const [ending, { paths, ends }] of Object.entries(ENDINGS))
  test(`pages end with ${ending}`, async ({ page, request }) => {
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      const found = await page.evaluate((html) => {
        const served = new DOMParser().parseFromString(html, 'text/html');
        const count = (selector: string) => served.querySelectorAll(selector).length;
        const forms = [...served.querySelectorAll('form')].map((form) => form.getAttribute('action') ?? '');
        const toForm = [...served.querySelectorAll('#contact_sales a')];
        return {
          reviews: count('.reviews-stack > li'),
          testimonials: count('main blockquote'),
          questions: count('section[aria-labelledby=faq-title] details'),
          forms: forms.filter((action) => /^\/api\/(contact|quote|partner)$/.test(action)),
          linksToForm: toForm.filter((link) => link.textContent.trim() === 'Write to us').length,
        };
      }, html);
      expect.soft(found.reviews, path).toBe(ends.reviews);
      if (ends.testimonials) expect.soft(found.testimonials, path).toBe(ends.testimonials);
      expect.soft(found.questions, path).toBeGreaterThanOrEqual(ends.questions[0]);
      expect.soft(found.questions, path).toBeLessThanOrEqual(ends.questions[1]);
      expect
        .soft(found.forms, path)
        .toEqual(ends.form === undefined ? [] : [expect.stringMatching(ends.form)]);
      if (ends.form !== '/api/contact') expect.soft(found.linksToForm, path).toBe(1);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('a review is chosen by its number, from the keyboard, and a question closes the one that was open', async ({
    page,
  }) => {
    await page.goto(PAGE);
    expect(await seen(page)).toEqual([1]);
    await page.getByRole('radio', { name: /Show review 2/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /Show review 3/ })).toBeChecked();
    await expect(page.locator('.reviews-stack > li').nth(2)).toHaveCSS('opacity', '1');
    await expect(page.locator('.reviews-stack > li').nth(0)).toHaveCSS('opacity', '0');

    const questions = page.locator('details[name="faq"]');
    await expect(questions.nth(0)).toHaveAttribute('open');
    await questions.nth(2).locator('summary').click();
    await expect(questions.nth(2)).toHaveAttribute('open');
    await expect(questions.nth(0)).not.toHaveAttribute('open');
  });
});

for (const javaScriptEnabled of casesFor([false, true])) {
  test.describe(`the folded form ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('opens for anyone who follows a link to it', async ({ page }) => {
      await page.goto('/careers');
      const send = page.locator('form[action="/api/contact"]').getByRole('button', { name: 'Send Message' });
      await expect(send).toBeHidden();
      await page.locator('header').getByRole('link', { name: 'Speak to an Expert' }).click();
      await expect(page).toHaveURL(/#contact_sales$/);
      await expect(send).toBeVisible();
      await expect(page.locator('#contact_sales')).toBeInViewport();
      await expect(page.locator('#contact-heading')).toBeInViewport();
    });
  });
}
