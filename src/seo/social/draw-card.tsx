import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { SOCIAL_PHOTO, SOCIAL_SIZE } from '#domain/services/social.ts';
import { BandStrip } from '#src/ui/art/bands/BandStrip.tsx';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { sceneFile } from '#src/ui/art/files.tsx';
import { palette } from '#src/ui/art/palette.ts';
import { BOARD_HEIGHT, Board, fonts, placed, Wordmark } from './board.tsx';
import type { Card } from './card.ts';
import { drawLorry } from './draw-lorry.tsx';
import { drawRoad, MAP } from './draw-road.tsx';

const { width, height } = SOCIAL_SIZE;
const BAND_HEIGHT = 30;
const DRAWING_TOP = BOARD_HEIGHT + BAND_HEIGHT;

/** Seen from above, so that what is cut off may be cut at either side. */
const WITHOUT_GROUND = new Set<DrawingName>(['corridor']);

/** Draws a card as one SVG: the lettered board, a painted band, and the drawing on its ground. */
export async function drawCard({ drawing, lettering, photo: _, road, ...words }: Card): Promise<string> {
  if (lettering) return drawLorry(lettering, words.brand.normalize());
  if (road) return drawBeside(words, MAP.width, await drawRoad(road), road.facts);
  // A letter and its mark count as one, however they were typed: a title is as large as it has letters.
  const { brand, label, title, line } = words;
  const composed = {
    brand: brand.normalize(),
    label: label.normalize(),
    title: title.normalize(),
    line: line.normalize(),
  };
  const board = await satori(<Board {...composed} />, { width, height: BOARD_HEIGHT, fonts });
  const band = renderToStaticMarkup(
    <BandStrip motif="lozenge" y={BOARD_HEIGHT} width={width} height={BAND_HEIGHT} />,
  );
  const fit = WITHOUT_GROUND.has(drawing) ? 'xMidYMid slice' : 'xMidYMax slice';
  const place = `y="${DRAWING_TOP}" width="${width}" height="${height - DRAWING_TOP}" preserveAspectRatio="${fit}"`;
  const scene = placed(sceneFile(drawing).markup, place);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${palette.amber}" d="M0 0h${width}v${height}H0z"/>${board}${scene}${band}</svg>`;
}

/** Sizes in which a title is painted beside a photograph, by the letters up to which it fits. */
const TITLE_SIZES = [
  { letters: 24, size: 92 },
  { letters: 44, size: 76 },
  { letters: 66, size: 62 },
] as const;
const SMALLEST = 52;
/** Lines of the smallest size that the board has room for. */
const MOST_LINES = 7;

/** Draws a card as one SVG: the photograph, and beside it the lettered board above a painted band. */
export async function drawPhotoCard(card: Card, photo: Buffer): Promise<string> {
  const size = `width="${SOCIAL_PHOTO.width}" height="${SOCIAL_PHOTO.height}"`;
  const picture = `<image ${size} href="data:image/jpeg;base64,${photo.toString('base64')}"/>`;
  return drawBeside(card, SOCIAL_PHOTO.width, picture, card.label);
}

type Words = Pick<Card, 'brand' | 'title'>;

/** A picture of a width, with the lettered board beside it and a line at the board's foot. */
async function drawBeside({ brand, title }: Words, taken: number, picture: string, foot: string) {
  const room = { width: width - taken, height: height - BAND_HEIGHT };
  const words = { brand: brand.normalize(), foot: foot.normalize(), title: title.normalize() };
  const board = await satori(<NarrowBoard {...words} />, { ...room, fonts });
  const band = renderToStaticMarkup(
    <BandStrip motif="lozenge" y={room.height} width={room.width} height={BAND_HEIGHT} />,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${palette.amber}" d="M0 0h${width}v${height}H0z"/><g transform="translate(${room.width})">${picture}</g>${board}${band}</svg>`;
}

function NarrowBoard({ brand, foot, title }: Words & { foot: string }) {
  const size = TITLE_SIZES.find(({ letters }) => title.length <= letters)?.size ?? SMALLEST;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '34px 44px 36px 56px',
        backgroundColor: palette.amber,
        color: palette.ink,
        fontFamily: 'Instrument Sans',
      }}
    >
      <Wordmark brand={brand} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div
          style={{
            display: 'block',
            fontFamily: 'Bricolage Grotesque',
            fontSize: size,
            lineHeight: 0.96,
            lineClamp: MOST_LINES,
          }}
        >
          {title}
        </div>
        <div style={{ fontSize: 30, marginTop: 22 }}>{foot}</div>
      </div>
    </div>
  );
}
