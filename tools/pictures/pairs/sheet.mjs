import sharp from 'sharp';

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
