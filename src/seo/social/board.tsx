import type { FontWeight } from 'satori';
import { palette } from '#src/ui/art/palette.ts';
import display from '#src/ui/fonts/print/bricolage-display.ttf?inline';
import text from '#src/ui/fonts/print/instrument-600.ttf?inline';
import type { Card } from './card.ts';

interface Props {
  brand: string;
  /** In px. */
  width: number;
  height: number;
  /** Room between it and the name. */
  gap: number;
  /** Of the first lozenge: what its ground does not have. */
  first?: string;
}

/** The two linked lozenges of the brand, as in the site's header (src/ui/parts/Logo.tsx), for satori, which reads no classes. */
export function BrandMark({ brand, width, height, gap, first = palette.forest }: Props) {
  return (
    <svg width={width} height={height} viewBox="0 0 46 30" style={{ marginRight: gap }}>
      <title>{brand}</title>
      <path d="M15 0 30 15 15 30 0 15Z" fill={first} />
      <path d="M31 0 46 15 31 30 16 15Z" fill={palette.laterite} />
      <path d="M23 8 30 15 23 22 16 15Z" fill={palette.ink} />
    </svg>
  );
}

/** Height of the board, in px; the drawing is below it. */
export const BOARD_HEIGHT = 306;

/** Sizes in which a title is painted, by the letters up to which it fits. */
const TITLE_SIZES = [
  { letters: 30, size: 118 },
  { letters: 60, size: 100 },
  { letters: 100, size: 70 },
] as const;
const SMALLEST = 52;
/** A title that leaves room for a line under it. */
const SHORT_TITLE = 30;
const LINE_LIMIT = 110;

/** The lettered side of the lorry: brand, section and title on amber. Laid out by satori, which knows flex boxes only. */
export function Board({ brand, label, title, line }: Omit<Card, 'drawing' | 'photo'>) {
  const size = TITLE_SIZES.find(({ letters }) => title.length <= letters)?.size ?? SMALLEST;
  const isShort = title.length <= SHORT_TITLE && line.length <= LINE_LIMIT;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '34px 56px 32px',
        backgroundColor: palette.amber,
        color: palette.ink,
        fontFamily: 'Instrument Sans',
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Wordmark brand={brand} />
        <div style={{ fontSize: 28 }}>{label}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div
          style={{
            display: 'block',
            fontFamily: 'Bricolage Grotesque',
            fontSize: size,
            lineHeight: 0.94,
            lineClamp: 3,
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        {isShort && line && (
          <div
            style={{ display: 'block', fontSize: 30, lineHeight: 1.2, marginTop: 14, textWrap: 'balance' }}
          >
            {line}
          </div>
        )}
      </div>
    </div>
  );
}

/** The sign of the brand and its name. */
export function Wordmark({ brand }: Pick<Card, 'brand'>) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontFamily: 'Bricolage Grotesque', fontSize: 42 }}>
      <BrandMark brand={brand} width={61} height={40} gap={14} />
      {brand}
    </div>
  );
}

const font = (name: string, weight: FontWeight, address: string) => ({
  name,
  weight,
  data: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
});

/** The faces of pictures, whose letters become paths: the server has no fonts. */
export const fonts = [font('Bricolage Grotesque', 800, display), font('Instrument Sans', 600, text)];

/** Puts a drawing of ours into a place of another: its own size gives way. @param svg the drawing @param place as attributes */
export const placed = (svg: string, place: string): string =>
  svg.replace(/ width="[^"]*" height="[^"]*"/, ` ${place}`);
