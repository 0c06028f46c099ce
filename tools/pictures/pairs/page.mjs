/**
 * One line of the list: what was wrong, what was done, and pictures or the test that holds it.
 * @typedef {{ number: number | string, was: string, done: string, pictures?: Picture[] }} Defect
 * @typedef {import('./take.mjs').Subject & { before?: Partial<import('./take.mjs').Subject> }} Picture `before`: where the old site differs
 * @typedef {{ title: string, lead: string, commit: string, defects: Defect[], looked: { lead: string, pages: Record<string, string> } }} Pairs
 `looked`: what was seen and mended on contact sheets, by page
 */

import sharp from 'sharp';

/**
 * The file of a picture: its defect and where it is seen, and a letter where two would have one name.
 * @param {Defect['number']} number
 * @param {readonly Picture[]} pictures of the defect
 * @param {number} place of the picture among them
 */
export function pictureName(number, pictures, place) {
  const at = pictures.map((picture) => seenAt(picture).replace(/ px$/, '').replaceAll(' ', '-'));
  const alike = at.flatMap((other, index) => (other === at[place] ? [index] : []));
  const letter = alike.length > 1 ? String.fromCharCode(97 + alike.indexOf(place)) : '';
  return `${String(number).replaceAll(' ', '-')}-${at[place]}${letter}.webp`;
}

/** @param {Picture} picture @returns {string} where that is seen: at which width, or on what else than a screen */
export function seenAt({ width, guide, mail, preview, sheet }) {
  if (guide) return 'PDF';
  if (mail) return 'email';
  if (preview) return 'link preview';
  return sheet ? 'on paper' : `${width} px`;
}

/** @param {Defect} defect */
function part({ number, was, done, pictures = [] }) {
  const images = pictures.map((picture, place) => {
    const what = `${number}, ${picture.page}, ${seenAt(picture)}: before and now`;
    return `![${what}](${pictureName(number, pictures, place)})`;
  });
  return [`## ${number}`, `**Was:** ${was}`, ...images, `**Now:** ${done}`].join('\n\n');
}

/** @param {Pairs['looked']} looked */
function contactSheets({ lead, pages }) {
  const seen = Object.entries(pages).map(([page, what]) => `- ${page}: ${what}`);
  return ['## Looked at', lead.trim(), seen.join('\n')].join('\n\n');
}

/** @param {Pairs} pairs @returns {string} the page that shows all pairs, as Markdown */
export function pageOfPairs({ title, lead, defects, looked }) {
  return `${[`# ${title}`, lead.trim(), ...defects.map(part), contactSheets(looked)].join('\n\n')}\n`;
}

/** Most that one picture is shown as, in px. */
const MOST = { width: 620, height: 1000 };
const MOST_BYTES = 40 * 1024;

const STYLE = `body { margin: 0; display: inline-flex; gap: 16px; padding: 12px; background: #fff; font: 600 15px Arial, sans-serif }
  figure { margin: 0 } figcaption { margin-bottom: 8px; white-space: nowrap } img { display: block; outline: 1px solid #999 }`;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly Buffer[]} pictures
 * @param {readonly string[]} captions one over each
 * @returns {Promise<Buffer>} both beside each other at one scale, as WebP
 */
export async function besideEachOther(browser, pictures, captions) {
  const page = await browser.newPage({ viewport: { width: 2 * MOST.width + 60, height: MOST.height } });
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const scale = Math.min(
    1,
    ...sizes.map(({ width, height }) => Math.min(MOST.width / width, MOST.height / height)),
  );
  const figures = pictures.map(
    (picture, place) =>
      `<figure><figcaption>${captions[place]}</figcaption><img width="${Math.round((sizes[place]?.width ?? 0) * scale)}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  await page.setContent(`<style>${STYLE}</style>${figures.join('')}`);
  const both = await page.locator('body').screenshot();
  await page.close();
  return smallEnough(both);
}

/** @param {Buffer} picture @returns {Promise<Buffer>} as WebP, as good as the bytes allow */
async function smallEnough(picture, quality = 75) {
  const file = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
  return file.length > MOST_BYTES && quality > 20 ? smallEnough(picture, quality - 5) : file;
}
