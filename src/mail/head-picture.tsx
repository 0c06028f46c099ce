import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { BrandMark } from '#src/seo/social/BrandMark.tsx';
import { fonts } from '#src/seo/social/fonts.ts';
import { placed } from '#src/seo/social/sheet.ts';
import { palette } from '#src/ui/art/palette.ts';
import { NightDesk } from '#src/ui/art/scenes/NightDesk.tsx';

/** As wide as the sheet of an e-mail, drawn twice as large for sharp screens. */
export const HEAD_SHOWN = { width: 596, height: 150 } as const;
const WIDTH = 2 * HEAD_SHOWN.width;
const HEIGHT = 2 * HEAD_SHOWN.height;
/** Of the drawing's own box, 360 by 258, with a little wall above it. */
const DESK = { width: 384, height: 275 } as const;

/** Draws the head of an e-mail as an SVG: the brand's sign and name on a forest wall, and the desk that is awake, on the lower edge. */
export async function drawHead(brand: string): Promise<string> {
  const name = await satori(
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        width: '100%',
        height: '100%',
        paddingLeft: 32,
        color: palette.paper,
        fontFamily: 'Bricolage Grotesque',
        fontSize: 76,
      }}
    >
      <BrandMark brand={brand} width={110} height={72} gap={24} first={palette.amber} />
      {brand.normalize()}
    </div>,
    { width: WIDTH, height: HEIGHT, fonts },
  );
  const { width, height } = DESK;
  const desk = placed(
    renderToStaticMarkup(<NightDesk />),
    `x="${WIDTH - width - 24}" y="${HEIGHT - height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMax"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><path fill="${palette.forest}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${name}${desk}</svg>`;
}
