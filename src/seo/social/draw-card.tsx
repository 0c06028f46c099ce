import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { SOCIAL_SIZE } from '#domain/services/social.ts';
import { BandStrip } from '#src/ui/art/bands/BandStrip.tsx';
import { DRAWINGS, type DrawingName } from '#src/ui/art/drawings.ts';
import { palette } from '#src/ui/art/palette.ts';
import { BOARD_HEIGHT, Board } from './board.tsx';
import type { Card } from './card.ts';
import { drawLorry } from './draw-lorry.tsx';
import { fonts } from './fonts.ts';
import { placed } from './sheet.ts';

const { width, height } = SOCIAL_SIZE;
const BAND_HEIGHT = 30;
const DRAWING_TOP = BOARD_HEIGHT + BAND_HEIGHT;

/** Seen from above, so that what is cut off may be cut at either side. */
const WITHOUT_GROUND = new Set<DrawingName>(['corridor']);

/** Draws a card as one SVG: the lettered board, a painted band, and the drawing on its ground. */
export async function drawCard({ drawing, lettering, photo: _, ...words }: Card): Promise<string> {
  if (lettering) return drawLorry(lettering, words.brand.normalize());
  // A letter and its mark count as one, however they were typed: a title is as large as it has letters.
  const { brand, label, title, line } = words;
  const composed = {
    brand: brand.normalize(),
    label: label.normalize(),
    title: title.normalize(),
    line: line.normalize(),
  };
  const board = await satori(<Board {...composed} />, { width, height: BOARD_HEIGHT, fonts });
  const Drawing = DRAWINGS[drawing];
  const band = renderToStaticMarkup(
    <BandStrip motif="lozenge" y={BOARD_HEIGHT} width={width} height={BAND_HEIGHT} />,
  );
  const fit = WITHOUT_GROUND.has(drawing) ? 'xMidYMid slice' : 'xMidYMax slice';
  const place = `y="${DRAWING_TOP}" width="${width}" height="${height - DRAWING_TOP}" preserveAspectRatio="${fit}"`;
  const scene = placed(renderToStaticMarkup(<Drawing />), place);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${palette.amber}" d="M0 0h${width}v${height}H0z"/>${board}${scene}${band}</svg>`;
}
