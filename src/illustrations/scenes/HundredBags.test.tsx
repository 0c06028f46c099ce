import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HundredBags } from './HundredBags.tsx';

test.each([false, true])('82 bags are kept and 18 lost (compact: %s)', (compact) => {
  const markup = renderToStaticMarkup(<HundredBags compact={compact} />);
  expect(markup.match(/href="#kept"/g)).toHaveLength(82);
  expect(markup.match(/href="#lost"/g)).toHaveLength(18);
});
