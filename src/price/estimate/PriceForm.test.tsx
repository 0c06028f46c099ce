// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { answerWith, clear, hydrate, watchLoads } from '#src/ui/islands/testing.tsx';
import { PriceForm } from './PriceForm.tsx';

const form = (
  <PriceForm words={{ asking: 'Asking', unreached: 'Asked again' }}>
    <input name="from" defaultValue="Lagos" />
    <button type="submit">Show</button>
  </PriceForm>
);
const press = () => userEvent.click(screen.getByRole('button'));
const said = () => screen.getByRole('status').textContent;
const isBusy = () => document.querySelector('form')?.getAttribute('aria-busy');

afterEach(clear);

test('as the server sends it, the form asks by its address', () => {
  expect(renderToStaticMarkup(form)).toMatch(/<form[^>]* action="\/price#answer" method="get"/);
});

test('the answer is fetched before its address is loaded, and Back finds the form as it was', async () => {
  const loads = watchLoads();
  const held = Promise.withResolvers<string>();
  const asked = answerWith(() => held.promise);
  hydrate(form);
  await press();
  expect([said(), isBusy()]).toEqual(['Asking', 'true']);
  expect(loads).not.toHaveBeenCalled();
  held.resolve('<form data-price-slip></form>');
  await expect
    .poll(() => loads.mock.calls.map(([address]) => `${address}`))
    .toEqual([`${location.origin}/price?from=Lagos#answer`]);
  expect(asked).toEqual(['/price?from=Lagos']);
  dispatchEvent(new Event('pageshow'));
  await expect.poll(() => [said(), isBusy()]).toEqual(['', null]);
});

test('without a connection it says that it is asked again, and loads nothing', async () => {
  const loads = watchLoads();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  hydrate(form);
  await press();
  await expect.poll(said).toBe('Asked again');
  expect(loads).not.toHaveBeenCalled();
});

test('an answer that is another page is loaded', async () => {
  const loads = watchLoads();
  answerWith(() => '<h1>Sign in to this network</h1>');
  hydrate(form);
  await press();
  await expect.poll(() => loads.mock.calls.length).toBe(1);
});
