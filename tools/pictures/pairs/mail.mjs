import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

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
export async function newestMail(page, data, kind) {
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
