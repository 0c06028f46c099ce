import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { SOCIAL_SIZE } from '#domain/services/social.ts';
import { BandStrip } from '#src/ui/art/bands/BandStrip.tsx';
import { sceneFile } from '#src/ui/art/files.tsx';
import { palette } from '#src/ui/art/palette.ts';
import { BrandMark, fonts, placed } from './board.tsx';
import type { Lettering } from './card.ts';

const { width, height } = SOCIAL_SIZE;
/** Pixels of a centimetre. The measures below are those of the lorry on the home page (src/ui/art/lorry/lorry.css). */
const CM = 1.3;
const ROAD = 60;
const GROUND = height - ROAD;
const BODY_FOOT = GROUND - 88 * CM;
const BAND = 21 * CM;
const SIDE = 280 * CM;
const SIDE_TOP = BODY_FOOT - 4 * CM - BAND - SIDE;
const BODY_TOP = SIDE_TOP - BAND;
const BODY_END = width - 260 * CM;
const PANEL = 42 * CM;
const BOARD = BODY_END - PANEL - 3.5 * CM;
const SIDE_VIEW = { x: width - (15 + 1465) * CM, width: 1465 * CM, height: 380 * CM };
const DASH = 62;

const at = (x: number, y: number, w: number, h: number) => `x="${x}" y="${y}" width="${w}" height="${h}"`;
const rect = (fill: string, x: number, y: number, w: number, h: number) =>
  `<rect fill="${fill}" ${at(x, y, w, h)}/>`;

/** Draws the lorry of the home page with its lettering, on its road. */
export async function drawLorry({ word, where, slogan }: Lettering, brand: string): Promise<string> {
  const board = await satori(<Board word={word} where={where} slogan={slogan} />, {
    width: BOARD,
    height: SIDE,
    fonts,
  });
  const sign = await satori(<Sign>{brand}</Sign>, { width: width - BODY_END, height: 96, fonts });
  const bands = renderToStaticMarkup(
    <>
      <BandStrip motif="lozenge" y={BODY_TOP} width={BODY_END} height={BAND} />
      <BandStrip motif="chevron" y={SIDE_TOP + SIDE} width={BODY_END} height={BAND} />
    </>,
  );
  const panel = placed(sceneFile('hero-panel').markup, at(BODY_END - PANEL, SIDE_TOP, PANEL, SIDE));
  const side = placed(
    sceneFile('hero-side').markup,
    at(SIDE_VIEW.x, GROUND - SIDE_VIEW.height, SIDE_VIEW.width, SIDE_VIEW.height),
  );
  const dashes = Array.from(
    { length: Math.ceil(width / DASH) },
    (_, dash) => `M${dash * DASH} ${GROUND + 34}l24-8h32l-24 8z`,
  ).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    rect(palette.amber, 0, 0, width, height),
    rect(palette.ink, 0, GROUND, width, ROAD),
    `<path fill="${palette.amber}" d="${dashes}"/>`,
    rect(palette.deep, 0, BODY_TOP, BODY_END, BODY_FOOT - BODY_TOP),
    rect(palette.paper, BOARD, SIDE_TOP, BODY_END - BOARD, SIDE),
    rect(palette.forest, 0, SIDE_TOP, BOARD, SIDE),
    board.replace('<svg ', `<svg y="${SIDE_TOP}" `),
    panel,
    bands,
    side,
    sign.replace('<svg ', `<svg x="${BODY_END}" `),
    '</svg>',
  ].join('');
}

function Board({ word, where, slogan }: Lettering) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        paddingLeft: 48,
        fontFamily: 'Bricolage Grotesque',
        color: palette.paper,
      }}
    >
      <div
        style={{
          fontSize: 196 * CM,
          lineHeight: 0.84,
          color: palette.amber,
          textShadow: `6px 6px 0 ${palette.ink}`,
        }}
      >
        {word.normalize()}
      </div>
      <div style={{ fontSize: 60 * CM, lineHeight: 1 }}>{where.normalize()}</div>
      <div style={{ fontSize: 34 * CM, lineHeight: 1.2, color: palette.amber }}>{slogan.normalize()}</div>
    </div>
  );
}

function Sign({ children }: { children: string }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        color: palette.ink,
        fontFamily: 'Bricolage Grotesque',
        fontSize: 50,
      }}
    >
      <BrandMark brand={children} width={70} height={46} gap={14} />
      {children}
    </div>
  );
}
