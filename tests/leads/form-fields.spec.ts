import { expect, test } from '../support/browser/site.ts';

/** The fields of each form: name, label, kind of control, and whether it must be filled (specification, sections 3 and 5). */
const FORMS = [
  {
    page: '/contact',
    action: '/api/contact',
    fields: [
      ['first_name', 'First name', 'text', true],
      ['last_name', 'Last name', 'text', true],
      ['email', 'Email', 'email', true],
      ['phone_number', 'Phone number', 'tel', true],
      ['message', 'Message', 'textarea', true],
    ],
  },
  {
    page: '/resources/blog',
    action: '/api/newsletter-subscription',
    fields: [
      ['first_name', 'First name', 'text', true],
      ['email', 'Email', 'email', true],
    ],
  },
  {
    page: '/resources/e-guides/earning-with-your-truck',
    action: '/api/eguide-subscription',
    fields: [
      ['first_name', 'First name', 'text', true],
      ['last_name', 'Last name', 'text', true],
      ['company', 'Company name', 'text', true],
      ['email', 'Email', 'email', true],
    ],
  },
  {
    page: '/marketing',
    action: '/api/marketing-lead',
    fields: [
      ['first_name', 'Name', 'text', true],
      ['company', 'Company', 'text', true],
      ['email', 'Email', 'email', true],
      ['options', 'Service of interest', 'select-one', false],
    ],
  },
] as const;

test.use({ javaScriptEnabled: false });

for (const { page: path, action, fields } of FORMS) {
  test(`${action} is asked for by the specified fields, each of its kind`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator(`form[action="${action}"]`);
    for (const [name, label, type, required] of fields) {
      const field = form.locator(`[name="${name}"]`);
      await expect(field).toHaveAccessibleName(new RegExp(`^${label}`));
      await expect(field).toHaveJSProperty('type', type);
      await expect(field).toHaveJSProperty('required', required);
    }
    const names = await form
      .locator('input:not([type=hidden], [type=checkbox], [tabindex="-1"]), textarea, select')
      .evaluateAll((all) => all.map((control) => control.getAttribute('name')));
    expect(names).toEqual(fields.map(([name]) => name));
  });
}
