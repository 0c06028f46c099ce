import { countries } from 'country-flag-icons';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Flag, flagMarkup } from './Flag.tsx';

test('every country that the content may name has a flag', () => {
  for (const code of countries.filter((code) => /^[A-Z]{2}$/.test(code)))
    expect(flagMarkup(code), code).toMatch(/^<svg .*<\/svg>$/s);
});

test('a flag that is not drawn here stands in the page as data', () => {
  const [, data = ''] =
    /src="data:image\/svg\+xml;base64,([^"]+)"/.exec(renderToStaticMarkup(<Flag code="BJ" />)) ?? [];
  expect(Buffer.from(data, 'base64').toString()).toBe(flagMarkup('BJ'));
});
