import { copyOf, pageCopy } from '../support/browser/copy.ts';
import { expect, test } from '../support/browser/site.ts';

test.describe('careers', () => {
  const NONE = 'Sorry, We have no current opening.';

  test('the answer stands for 3000 ms in a live region that was there from the start', async ({ page }) => {
    await page.clock.install();
    await page.goto('/careers');
    const answer = page.locator('[data-openings] [role=status]');
    await expect(answer).toHaveCount(1);
    await expect(answer).toHaveText('');
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.getByRole('button', { name: 'See current openings' });
    await button.click();
    await expect(answer).toHaveText(NONE);
    await page.clock.runFor(2900);
    await button.click();
    await page.clock.runFor(2900);
    await expect(answer, 'from the last press on').toHaveText(NONE);
    await page.clock.runFor(200);
    await expect(answer).toHaveText('');
    await button.click();
    await expect(answer).toHaveText(NONE);
    expect(await page.evaluate(() => window.dataLayer?.map(({ event }) => event))).toEqual([
      'click_cta',
      'click_cta',
      'click_cta',
    ]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the button gives the same answer', async ({ page }) => {
      await page.goto('/careers');
      await expect(page.getByText(NONE)).toBeHidden();
      await page.getByRole('button', { name: 'See current openings' }).click();
      await expect(page.getByText(NONE)).toBeVisible();
    });
  });
});

test.describe('privacy', () => {
  const SECTIONS = [
    'Introduction',
    'Information Collection and Use',
    'Cookies',
    'Location Information',
    'Device Information',
    'Service Providers',
    'Security',
    "Children's Privacy",
    'Changes',
    'Contact Us',
  ];

  test('the ten sections stand in order, and the contents lead to each', async ({ page }) => {
    await page.goto('/privacy');
    const article = page.getByRole('article').filter({ hasText: 'Privacy policy' });
    const sections = article.locator('.rich-text').getByRole('heading', { level: 2 });
    await expect(sections).toHaveText(SECTIONS);
    const contents = page.getByRole('navigation', { name: 'In this policy' });
    await expect(contents.getByRole('link')).toHaveCount(SECTIONS.length);
    for (const [place, name] of SECTIONS.entries()) {
      const id = await sections.nth(place).getAttribute('id');
      await expect(contents.getByRole('link', { name })).toHaveAttribute('href', `#${id}`);
    }
    await expect(article.getByText('anyone under 18').first()).toBeVisible();
  });

  test('e-mail and phone are those of the company, no cookie is set, and on paper only the policy is left', async ({
    page,
    context,
  }) => {
    await page.goto('/privacy', { waitUntil: 'networkidle' });
    const text = page.locator('.rich-text').last();
    await expect(text.getByRole('link', { name: 'hello@kayalink.example' }).last()).toHaveAttribute(
      'href',
      'mailto:hello@kayalink.example',
    );
    await expect(text.getByRole('link', { name: '+234 800 000 0000' })).toHaveAttribute(
      'href',
      'tel:+2348000000000',
    );
    await expect(text).toContainText(`${copyOf('site').legalName.value}, 12 Sample Wharf Road, Apapa, Lagos`);
    await expect(text.getByRole('link', { name: 'privacy@kayalink.example' }).first()).toBeVisible();
    await expect(page.getByText(/\{\w+\}/)).toHaveCount(0);

    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of ['[data-header]', 'footer', '#contact_sales', '.reviews'])
      await expect(page.locator(part).first()).toBeHidden();
  });
});

test('about tells the story, two founders and the team, with four years in the industry', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: '4 years in the industry' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Our founders' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Our team' }).getByRole('listitem')).toHaveCount(4);
  const story = page.getByRole('main');
  await expect(story).toContainText('businesses across Nigeria and Africa');
  await expect(story).toContainText('every run of ours starts and ends in Nigeria');
});

test('impact has the loss with its source, visibility, loss prevention, jobs and goals 2, 8, 9 and 12, without endorsement', async ({
  page,
}) => {
  await page.goto('/impact');
  await expect(page.getByRole('img', { name: /82 in a stack, and 18 torn/ })).toBeVisible();
  const { heading, slogan, lead, losses, visibility, jobs } = pageCopy('impact');
  const opening = page.getByRole('region', { name: heading });
  for (const words of [slogan, lead]) await expect(opening.getByText(words)).toBeVisible();
  expect(lead).toContain('Kaduna in 2013');
  await expect(opening.getByRole('link', { name: /APHLIS, Kaduna 2013/ })).toHaveAttribute(
    'href',
    /^https:\/\/archive\.aphlis\.net\//,
  );

  for (const part of [losses, visibility, jobs])
    await expect(page.getByRole('region', { name: part.heading })).toBeVisible();
  const goals = page.getByRole('region', { name: 'Four goals' });
  await expect(goals.getByRole('heading', { level: 3 })).toHaveText([
    'Goal 2',
    'Goal 8',
    'Goal 9',
    'Goal 12',
  ]);
  await expect(goals.getByText('Ensure sustainable consumption and production patterns.')).toBeVisible();
  await expect(goals.getByText('does not endorse Kayalink')).toBeVisible();
});
