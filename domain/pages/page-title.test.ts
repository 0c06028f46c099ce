import { expect, test } from 'vitest';
import { pageTitle, TITLE_SHOWN } from './page-title.ts';

test('a title has the name of the company where there is room', () => {
  expect(pageTitle('Haulage', 'Kayalink')).toBe('Haulage | Kayalink');
  expect(pageTitle('About Kayalink', 'Kayalink')).toBe('About Kayalink');
  const room = TITLE_SHOWN - ' | Kayalink'.length;
  expect(pageTitle('x'.repeat(room), 'Kayalink')).toHaveLength(TITLE_SHOWN);
  expect(pageTitle('x'.repeat(room + 1), 'Kayalink')).toHaveLength(room + 1);
});
