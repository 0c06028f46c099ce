import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MATERIALS } from '../../goods/materials.ts';
import { palette } from '../../palette.ts';
import { HundredBags } from './ShelteredGoods.tsx';

/** How often the path of most figures begins one, among those of a colour. */
const figures = (markup: string, fill: string) =>
  Math.max(
    ...[...markup.matchAll(/ d="([^"]*)" fill="([^"]*)"/g)].map(([, path = '', paint]) =>
      paint === fill ? path.split('M').length - 1 : 0,
    ),
  );

test.each([false, true])('82 bags are kept and 18 lost (compact: %s)', (compact) => {
  const markup = renderToStaticMarkup(<HundredBags compact={compact} />);
  expect(figures(markup, MATERIALS.jute.lit)).toBe(82);
  expect(figures(markup, palette.laterite)).toBe(18);
});
