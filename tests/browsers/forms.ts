import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { MINIMUM_FILL_MS } from '#domain/leads/submission.ts';
import type { OldPage } from './browser.ts';
import { pressOn, until } from './visit.ts';

interface FilledForm {
  page: string;
  action: string;
  /** The typed values; the e-mail is the sender's. */
  typed: Record<string, string>;
  /** The words of the form when its script has sent it. */
  told: string;
  /** Where a plain POST leads. */
  sent: string;
}

/** The words of a form, from where they are written. */
const wordsOf = (form: string): Record<string, string> =>
  parse(readFileSync(`content/forms/${form}.yaml`, 'utf8'));
const told = (form: string, outcome = 'success') => wordsOf(form)[outcome] ?? 'no such words';

const NAME = { first_name: 'Amina', last_name: 'Bello' };

/** Every form of the site, with what a visitor types. */
export const FILLED_FORMS: readonly FilledForm[] = [
  {
    page: '/contact',
    action: '/api/contact',
    typed: { ...NAME, phone_number: '08031234567', message: '30 t of rice, Kano to Ikeja' },
    told: told('contact'),
    sent: '/contact/sent',
  },
  {
    page: '/marketing',
    action: '/api/marketing-lead',
    typed: { first_name: 'Amina Bello', company: 'Bello Mills' },
    told: told('marketing'),
    sent: '/marketing/sent',
  },
  {
    page: '/resources/e-guides/earning-with-your-truck',
    action: '/api/eguide-subscription',
    typed: { ...NAME, company: 'Bello Mills' },
    told: told('eguide', 'opening'),
    sent: '/resources/e-guides/sent',
  },
  {
    page: '/resources/blog',
    action: '/api/newsletter-subscription',
    typed: { first_name: 'Amina' },
    told: told('newsletter'),
    sent: '/newsletter/sent',
  },
];

/**
 * Fills a form and presses its button, as a person does, and waits for the outcome.
 * @param email tells this lead from all others
 * @param byScript the form's script must have sent it, not the browser
 */
export async function fillAndSend(
  page: OldPage,
  { action, typed, told: words, sent }: FilledForm,
  email: string,
  byScript: boolean,
): Promise<void> {
  const started = Date.now();
  const form = `form[action="${action}"]`;
  for (const [name, value] of Object.entries({ ...typed, email })) {
    await pressOn(page, `${form} [name="${name}"]`);
    await page.type(value);
  }
  await sleep(Math.max(0, MINIMUM_FILL_MS - (Date.now() - started)));
  await pressOn(page, `${form} button[type="submit"]`);
  const isTold = `document.querySelector('${form} [role=status]')?.innerText.includes(${JSON.stringify(words)})`;
  const isElsewhere = `location.pathname === '${sent}'`;
  await until(page, byScript ? `Boolean(${isTold})` : `Boolean(${isElsewhere} || ${isTold})`);
}
