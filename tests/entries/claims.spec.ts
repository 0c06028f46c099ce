import { expect, test } from '../support/browser/site.ts';

const FAQ = '/resources/faq';
const CATEGORIES = {
  general: FAQ,
  services: `${FAQ}?category=services`,
  haulage: `${FAQ}?category=haulage-services`,
};

/** The claims of the FAQ's copy (specification, sections 1 and 9), and their words. */
const CLAIMS = [
  ['all 36 states', 'general', 'All 36 states'],
  ['4 years in the industry', 'general', '4 years in the industry'],
  [
    'no international shipping and no customs',
    'general',
    'no international shipping and no customs clearing',
  ],
  ['trucks only', 'general', 'Trucks only'],
  ['support 24/7', 'general', 'Support is open 24/7'],
  ['individuals as customers', 'general', 'Individuals'],
  ['farmers as customers', 'general', 'Farmers'],
  ['FMCG companies and manufacturers as customers', 'general', 'FMCG companies and manufacturers'],
  ['99.9% uptime', 'services', 'Our uptime is 99.9%'],
  ['freight on delivery for domestic shipments only', 'services', 'domestic shipments only'],
  ['the eight truck sizes', 'haulage', '15, 20, 25, 30, 40, 45, 50 and 60 tons'],
] as const;

test.use({ javaScriptEnabled: false });

test('the FAQ makes every claim of the specification', async ({ page }) => {
  for (const [category, address] of Object.entries(CATEGORIES)) {
    await page.goto(address);
    for (const [claim, place, words] of CLAIMS)
      if (place === category)
        await expect
          .soft(page.locator('details[name="questions"]', { hasText: words }), claim)
          .not.toHaveCount(0);
  }
});

test('the FAQ gives the e-mail address and the phone number of the company', async ({ page }) => {
  await page.goto(FAQ);
  const questions = page.locator('details[name="questions"]');
  for (const fact of ['hello@kayalink.example', '+234 800 000 0000'])
    await expect(questions.filter({ hasText: fact })).not.toHaveCount(0);
  await expect(questions.filter({ hasText: /\{\w+\}/ })).toHaveCount(0);
});

test('the uptime of 99.9% is claimed where tracking is offered', async ({ page }) => {
  for (const path of ['/', '/products/haulage', '/solutions/tracking']) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(/uptime is 99\.9%/i)
        .first(),
    ).toBeVisible();
  }
});
