import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import PostalMime from 'postal-mime';
import { loadAll } from '../../run/steps/load-all.mjs';

const LINES = {
  'First name': 'Amina',
  'Last name': 'Bello',
  Email: 'amina@example.ng',
  'Phone number': '0803 123 4567',
  Message: '30 t of rice, Kano to Ikeja',
};

/**
 * Sends the contact form and waits for what it causes.
 * @param {import('@playwright/test').Page} page the contact page
 * @param {string} data the folder of the server's data
 * @param {string} kind the channel, as in the name of the file
 * @returns {Promise<string>} the email as HTML, with its pictures in it
 */
async function newestMail(page, data, kind) {
  const form = page.locator('form[action="/api/contact"]');
  for (const [label, words] of Object.entries(LINES)) await form.getByLabel(label).fill(words);
  await page.waitForTimeout(4000);
  await form.getByRole('button', { name: 'Send Message' }).click();
  const folder = join(data, 'mail');
  for (;;) {
    const names = await readdir(folder).catch(() => []);
    const name = names.find((each) => each.endsWith(`.${kind}.eml`));
    if (name) return asHtml(await readFile(join(folder, name)));
    await page.waitForTimeout(250);
  }
}

/** @param {Buffer} file */
async function asHtml(file) {
  const { html = '', attachments } = await PostalMime.parse(file, { attachmentEncoding: 'base64' });
  return attachments.reduce(
    (text, { contentId, mimeType, content }) =>
      text.replaceAll(`cid:${contentId?.replace(/[<>]/g, '')}`, `data:${mimeType};base64,${content}`),
    html,
  );
}

/**
 * A built checkout that is served: where, from which folder, and where its data lie.
 * @typedef {{ address: string, directory: string, data: string }} Site
 *
 * The subject of one picture.
 * @typedef {object} Subject
 * @property {string} page
 * @property {number} width of the window, in px
 * @property {number} height of the window, in px
 * @property {string} [at] the first thing that this selector finds stands at the top of the picture, below the header
 * @property {number} [above] px shown above it
 * @property {'element' | 'page'} [whole] all of it, instead of a window
 * @property {boolean} [moving] with motion, which is off otherwise
 * @property {{ [verb: string]: string }[]} [steps] what the visitor does first
 * @property {number} [sheet] this sheet of the page on paper, as browsers print it: without grounds
 * @property {string} [guide] a guide's PDF instead of a page: `sheet` of it
 * @property {string} [mail] the email of this kind that the contact form causes, instead of a page
 * @property {boolean} [preview] the picture of its link preview, instead of the page
 */
const run = promisify(execFile);
/** Of a picture of a sheet of paper, in dots per inch. */
const DPI = 75;

/** @param {import('@playwright/test').Page} page @param {string} selector */
const first = (page, selector) => page.locator(selector).first();

/** The actions of a visitor, by the name that `steps` gives it. @param {import('@playwright/test').Page} page @returns {{ [verb: string]: (what: string) => Promise<unknown> }} */
const verbs = (page) => ({
  click: (what) => first(page, what).click(),
  focus: (what) => first(page, what).focus(),
  fill: async (what) => {
    const [selector = '', words = ''] = what.split(' = ');
    await first(page, selector).fill(words);
  },
  key: (what) => page.keyboard.press(what),
  scroll: (what) => page.mouse.wheel(0, Number(what)),
  lose: (what) => page.route(what, (route) => route.abort()),
  wait: (what) => page.waitForTimeout(Number(what)),
});

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Site} site
 * @param {Subject} subject
 * @returns {Promise<Buffer>} a picture of it, as PNG
 */
export async function take(browser, site, subject) {
  if (subject.guide)
    return sheetOf(join(site.directory, 'dist/guides', `${subject.guide}.pdf`), subject.sheet ?? 1);
  const page = await browser.newPage({
    viewport: { width: subject.width, height: subject.height },
    reducedMotion: subject.moving ? 'no-preference' : 'reduce',
    // A request that a step loses is lost: no worker asks again.
    serviceWorkers: 'block',
  });
  try {
    await open(page, site, subject);
    if (!subject.sheet) return await shot(page, subject);
    const printed = join(site.data, 'printed.pdf');
    await page.pdf({ path: printed, format: 'A4' });
    return await sheetOf(printed, subject.sheet);
  } finally {
    await page.close();
  }
}

/** @param {import('@playwright/test').Page} page @param {Site} site @param {Subject} subject */
async function open(page, site, { page: path, mail, preview, at, above = 72, steps = [] }) {
  await page.goto(site.address + path);
  if (mail) return openMail(page, site, mail);
  if (preview) {
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    return page.goto(site.address + new URL(picture ?? '').pathname);
  }
  await loadAll(page);
  if (at) await bring(page, at, above);
  for (const [verb, what] of steps.flatMap(Object.entries)) {
    const act = verbs(page)[verb];
    if (!act) throw new Error(`docs/pairs/pairs.yaml: no step is called ${verb}`);
    await act(String(what));
  }
  await page.waitForLoadState('networkidle');
}

/** Its pictures lie on the site. @param {import('@playwright/test').Page} page @param {Site} site @param {string} kind */
async function openMail(page, { address, data }, kind) {
  const mail = await newestMail(page, data, kind);
  await page.goto('about:blank');
  await page.setContent(mail.replaceAll(/http:\/\/localhost:\d+/g, address), {
    waitUntil: 'domcontentloaded',
  });
  await page.waitForTimeout(1000);
}

/** @param {import('@playwright/test').Page} page @param {Subject} subject */
function shot(page, { whole, at }) {
  if (whole === 'element') return first(page, at ?? 'main').screenshot();
  return page.screenshot({ fullPage: whole === 'page' });
}

/** @param {import('@playwright/test').Page} page @param {string} selector @param {number} above */
async function bring(page, selector, above) {
  const top = await first(page, selector).evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate((y) => scrollBy({ top: y, behavior: 'instant' }), top - above);
}

/** @param {string} pdf @param {number} sheet counted from 1, from the end when below 0 @returns {Promise<Buffer>} */
async function sheetOf(pdf, sheet) {
  const { stdout } = await run('pdfinfo', [pdf]);
  const last = Number(/Pages:\s+(\d+)/.exec(stdout)?.[1]);
  const number = String(sheet < 0 ? last + 1 + sheet : sheet);
  const { stdout: png } = await run('pdftoppm', ['-png', '-r', `${DPI}`, '-f', number, '-l', number, pdf], {
    encoding: 'buffer',
    maxBuffer: 1e8,
  });
  return png;
}
