import { type Colour, palette } from '../palette.ts';
import { Layers, type Placed } from './Layers.tsx';

/** Length of shipping containers in cm (ISO 668), and the height of a high cube's lower sister. */
export const CONTAINER_LENGTH = { 20: 606, 40: 1219 } as const;
export const CONTAINER_HEIGHT = 259;

const RAIL = 13;
const CORRUGATION = 26;

export interface BoxPaint {
  side: Colour;
  shade: Colour;
}

export const BOX_PAINTS = {
  laterite: { side: palette.laterite, shade: palette.lateriteDeep },
  forest: { side: palette.forest, shade: palette.deep },
  leaf: { side: palette.leaf, shade: palette.forest },
  amber: { side: palette.amber, shade: palette.amberFoot },
  paper: { side: palette.paper, shade: palette.rule },
  ink: { side: palette.rubber, shade: palette.ink },
} as const satisfies Record<string, BoxPaint>;

interface ContainerProps extends Placed {
  feet: 20 | 40;
  paint?: BoxPaint;
}

/** Shipping containers from their long side: corrugated sheet between two rails, with four corner castings. */
export function Container({ feet, at, paint = BOX_PAINTS.laterite }: ContainerProps) {
  const length = CONTAINER_LENGTH[feet];
  const grooves = Math.floor((length - 40) / CORRUGATION);
  const margin = (length - grooves * CORRUGATION) / 2;
  const side = CONTAINER_HEIGHT - 2 * RAIL;
  const groove = `v${-side}h9v${side}z`;
  const layers = [
    { fill: paint.shade, d: `M0,0v-${CONTAINER_HEIGHT}h${length}v${CONTAINER_HEIGHT}z` },
    { fill: paint.side, d: `M8,-${RAIL}v${-side}h${length - 16}v${side}z` },
    {
      fill: paint.shade,
      d: Array.from({ length: grooves }, (_, index) => {
        const left = Math.round(margin + (index + 0.5) * CORRUGATION - 4.5);
        return `M${left},-${RAIL}${groove}`;
      }).join(''),
    },
    {
      fill: palette.ink,
      d: `M0,0v-15h18v15zM${length},0v-15h-18v15zM0,-${CONTAINER_HEIGHT}v15h18v-15zM${length},-${CONTAINER_HEIGHT}v15h-18v-15z`,
    },
  ];
  return <Layers of={layers} at={at} />;
}
