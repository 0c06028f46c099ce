import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoardFoot, BoardHeadline } from './BoardHeadline.tsx';
import { HeroLorry } from './HeroLorry.tsx';

/** The first screen has to fit the first 14 KB of HTML. */
const DRAWING_BUDGET = 4096;

const html = renderToStaticMarkup(
  <HeroLorry plate="KYL-024XA">
    <BoardHeadline
      words={['Haulage', 'Warehousing', 'Logistics']}
      where="across Nigeria"
      slogan="signed for at every stop."
    />
    <BoardFoot lead="Book a truck." pause="Stop changing the word">
      <a href="#contact_sales">Start Shipping</a>
    </BoardFoot>
  </HeroLorry>,
);
const drawings = html.match(/<svg.*?<\/svg>/g) ?? [];

test('the drawings are silent to screen readers and light', () => {
  expect(drawings.length).toBeGreaterThan(4);
  for (const drawing of drawings) expect(drawing).toMatch(/^<svg[^>]*aria-hidden="true"/);
  expect(gzipSync(drawings.join('')).length).toBeLessThan(DRAWING_BUDGET);
});
