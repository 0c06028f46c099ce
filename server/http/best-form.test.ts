import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BestForms } from './best-form.ts';

const PAGE = Buffer.from('<p>Haulage you can sign for.</p>'.repeat(50));

test('a page that is asked for again is kept in a form that unpacks to the same', async () => {
  const forms = new BestForms();
  expect(forms.of('a', PAGE)).toBeUndefined();
  expect(forms.of('a', PAGE)).toBeUndefined();
  await forms.settled();
  const best = forms.of('a', PAGE);
  expect(best && brotliDecompressSync(best)).toEqual(PAGE);
});

test('a page that is asked for once costs nothing', async () => {
  const forms = new BestForms();
  forms.of('a', PAGE);
  forms.of('b', PAGE);
  await forms.settled();
  expect(forms.of('c', PAGE)).toBeUndefined();
});

test('room is made for new pages', async () => {
  const forms = new BestForms();
  for (let page = 0; page < 250; page += 1) {
    forms.of(`${page}`, PAGE);
    forms.of(`${page}`, PAGE);
  }
  await forms.settled();
  expect(forms.of('0', PAGE)).toBeUndefined();
  expect(forms.of('249', PAGE)).toBeDefined();
});
