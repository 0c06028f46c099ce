import sharp from 'sharp';

const COLUMNS = 8;
const GAP = 16;

/**
 * Lays pictures beside each other, in rows.
 * @param {readonly Buffer[]} pictures
 * @param {{ width: number, height: number }} cell of one picture, in px: it is made as wide, and cut where it is longer
 * @returns {Promise<import('sharp').Sharp>}
 */
export async function contactSheet(pictures, { width, height: most }) {
  const cells = await Promise.all(
    pictures.map(async (picture) => {
      const small = await sharp(picture, { limitInputPixels: false }).resize({ width }).toBuffer();
      const { height = 0 } = await sharp(small).metadata();
      return sharp(small)
        .extract({ left: 0, top: 0, width, height: Math.min(height, most) })
        .toBuffer();
    }),
  );
  const rows = Math.ceil(cells.length / COLUMNS);
  return sharp({
    create: {
      width: COLUMNS * (width + GAP) + GAP,
      height: rows * (most + GAP) + GAP,
      channels: 3,
      background: 'white',
    },
  }).composite(
    cells.map((input, place) => ({
      input,
      left: GAP + (place % COLUMNS) * (width + GAP),
      top: GAP + Math.floor(place / COLUMNS) * (most + GAP),
    })),
  );
}
