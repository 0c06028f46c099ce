import { render } from '@react-email/render';
import type { RenderDigest } from '#domain/leads/desk/digest.ts';
import { Digest } from './Digest.tsx';
import { drawWeek } from './draw-week.tsx';

/** Renders a digest with its picture; names that were typed are escaped. */
export const renderDigest: RenderDigest = async (words) => ({
  html: await render(<Digest words={words} />),
  ...(words.chart && { chart: await drawWeek(words.chart.groups) }),
});
