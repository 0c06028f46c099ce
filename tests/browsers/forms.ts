import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { MINIMUM_FILL_MS } from '#domain/leads/submission.ts';
import type { OldPage } from './browser.ts';

const PATIENCE_MS = 60_000;
const ASK_AGAIN_MS = 100;

/** Waits until an expression is true in the page; while a new page comes, the old one may not answer. */
export async function until(page: OldPage, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < end) {
    last = await page.evaluate(expression).catch((error: Error) => error.message);
    if (last === true) return;
    await sleep(ASK_AGAIN_MS);
  }
  throw new Error(`never true: ${expression} (${JSON.stringify(last)})`);
}

/** Presses the middle of the first shown element of a selector, as a finger or mouse would. */
export async function pressOn(page: OldPage, selector: string): Promise<void> {
  await until(
    page,
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.getClientRects().length > 0)`,
  );
  const place = await page.evaluate<{ x: number; y: number }>(`new Promise((resolve) => {
    const shown = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0);
    document.documentElement.style.scrollBehavior = 'auto';
    shown.scrollIntoView({ block: 'center' });
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      resolve({ x: left + width / 2, y: top + height / 2 });
    }));
  })`);
  await page.press(place.x, place.y);
}

interface FilledForm {
  page: string;
  action: string;
  /** The typed values; the e-mail is the sender's. */
  typed: Record<string, string>;
  /** The words of the form when its script has sent it. */
  reported: string;
  /** Where a plain POST leads. */
  sent: string;
}

/** The words of a form, from where they are written. */
const wordsOf = (form: string): Record<string, string> =>
  parse(readFileSync(`content/forms/${form}.yaml`, 'utf8'));
const reported = (form: string, outcome = 'success') =>
  wordsOf(form)[outcome]?.split('{reference}')[0] ?? 'no such words';

const NAME = { first_name: 'Amina', last_name: 'Bello' };

/** Every form of the site, with what a visitor types. */
export const FILLED_FORMS: readonly FilledForm[] = [
  {
    page: '/contact',
    action: '/api/contact',
    typed: { ...NAME, phone_number: '08031234567', message: '30 t of rice, Kano to Ikeja' },
    reported: reported('contact'),
    sent: '/contact/sent',
  },
  {
    page: '/marketing',
    action: '/api/marketing-lead',
    typed: { first_name: 'Amina Bello', company: 'Bello Mills' },
    reported: reported('marketing'),
    sent: '/marketing/sent',
  },
  {
    page: '/resources/e-guides/earning-with-your-truck',
    action: '/api/eguide-subscription',
    typed: { ...NAME, company: 'Bello Mills' },
    reported: reported('eguide', 'opening'),
    sent: '/resources/e-guides/sent',
  },
  {
    page: '/resources/blog',
    action: '/api/newsletter-subscription',
    typed: { first_name: 'Amina' },
    reported: reported('newsletter'),
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
  { action, typed, reported: words, sent }: FilledForm,
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
  const isNotified = `document.querySelector('${form} [role=status]')?.innerText.includes(${JSON.stringify(words)})`;
  const isElsewhere = `location.pathname === '${sent}'`;
  await until(page, byScript ? `Boolean(${isNotified})` : `Boolean(${isElsewhere} || ${isNotified})`);
}
