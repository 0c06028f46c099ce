import { expect, type Locator, type Page } from '@playwright/test';

const API = '**/api/**';
const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\//;
const A_MOMENT_MS = 500;
const ANSWERS = [
  { status: 422, json: { errors: { email: 'Write another address' } } },
  { status: 503, json: {} },
  { status: 201, json: { data: { id: '1' } } },
];
/** A value for each field, by name. */
const VALUES: Record<string, string> = {
  email: 'amina@example.ng',
  phone_number: '0803 123 4567',
  weight: '28',
  volume: '60',
  message: '30 t of rice, Kano to Ikeja',
};

/** Does everything that can be done on a page without leaving it: menus, folds, switches, searches, forms, film, paper. */
export async function tryEverything(page: Page): Promise<void> {
  await page.route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }));
  await scrollThrough(page);
  await openFolds(page);
  await chooseAll(page);
  await pressButtons(page);
  await play(page);
  await stepThroughMap(page);
  await typeIntoSearches(page);
  await sendForms(page);
  await sendPlainForms(page);
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: null, colorScheme: 'dark', forcedColors: 'active' });
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Presses what there is, as a program: what lies under something else is pressed too. */
const pressAll = (targets: Locator) =>
  targets.evaluateAll((elements: HTMLElement[]) => {
    for (const element of elements) {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      element.focus({ preventScroll: true });
      element.click();
    }
    return elements.length;
  });

/** Header menus, the country, questions, contents, lists of states. */
async function openFolds(page: Page): Promise<void> {
  await pressAll(page.locator('summary'));
  // A menu lies over the page until the script that hears the key is there.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('header details[open]')).toHaveCount(0, { timeout: A_MOMENT_MS });
  }).toPass();
}

/** Reviews, switches of what moves, kinds of bodies, boxes of forms. */
const chooseAll = (page: Page) => pressAll(page.locator('input[type=radio], input[type=checkbox]'));

const pressButtons = (page: Page) => pressAll(page.locator('button[type=button]'));

async function play(page: Page): Promise<void> {
  const film = page.getByRole('link', { name: /^Play the video/ });
  if ((await film.count()) === 0) return;
  await film.press('Enter');
  await expect(page.locator('iframe')).toHaveAttribute('src', PLAYER);
}

async function stepThroughMap(page: Page): Promise<void> {
  const map = page.locator('[data-states]');
  if ((await map.count()) === 0) return;
  await map.hover();
  await map.focus();
  await page.keyboard.press('ArrowRight');
}

async function typeIntoSearches(page: Page): Promise<void> {
  for (const field of await page.locator('main input[type=search]:visible').all()) await field.fill('axle');
}

/** Each form that makes a lead: sent empty, refused by the server, out of reach, and accepted. */
async function sendForms(page: Page): Promise<void> {
  for (const form of await page.locator('main form[action^="/api/"]:visible').all()) {
    const submit = form.locator('[type=submit]');
    await form.locator('input:visible').first().focus();
    await submit.press('Enter');
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    for (const answer of ANSWERS) {
      await fill(form);
      await page.route(API, (route) => route.fulfill(answer));
      const answered = page.waitForResponse(API);
      await submit.press('Enter');
      await answered;
      await page.unroute(API);
    }
  }
}

/** Forms that work by themselves: searches, openings, which truck, the newsletter's questions. Each leads to a page. */
async function sendPlainForms(page: Page): Promise<void> {
  const forms = page.locator('main form:not([action^="/api/"]):has([type=submit], button:not([type]))');
  const address = page.url();
  for (const place of Array(await forms.count()).keys()) {
    await page.goto(address);
    await forms.nth(place).evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.waitForLoadState();
  }
}

async function fill(form: Locator): Promise<void> {
  for (const field of await form.locator('input:visible, textarea:visible').all()) {
    const [name = '', type] = [await field.getAttribute('name'), await field.getAttribute('type')];
    if (type !== 'checkbox' && type !== 'radio') await field.fill(VALUES[name ?? ''] ?? 'Amina');
  }
  for (const choice of await form.locator('select:visible').all()) await choice.selectOption({ index: 1 });
}

/** Kinds of the browser's own issues that report something that was barred, or should have been. */
const ISSUES = new Set(['ContentSecurityPolicyIssue', 'MixedContentIssue', 'BlockedByResponseIssue']);

/**
 * Notes whatever the policy of a page bars from now on: events of the page, and issues of the browser's inspector, which also
 * knows what happens before any script runs.
 * @returns the list, which grows
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      const { noteViolation } = window as unknown as { noteViolation(text: string): void };
      noteViolation([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  const inspector = await page.context().newCDPSession(page);
  inspector.on('Audits.issueAdded', ({ issue }) => {
    if (ISSUES.has(issue.code)) seen.push(`${issue.code}: ${JSON.stringify(issue.details)}`);
  });
  await inspector.send('Audits.enable');
  return seen;
}
