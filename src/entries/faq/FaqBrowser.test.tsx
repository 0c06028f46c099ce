// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAQ_CATEGORIES, type FaqCategory, faqCategory } from '#domain/entries/faq.ts';
import { FAQ_PATH } from '#domain/shared/page-paths.ts';
import { answerWith, clear, hydrate, watchLoads } from '#src/ui/islands/testing.tsx';
import { FaqBrowser } from './FaqBrowser.tsx';

const NAMES = Object.fromEntries(FAQ_CATEGORIES.map((id) => [id, `Name of ${id}`])) as Record<
  FaqCategory,
  string
>;
const WORDS = {
  categories: 'Categories',
  waiting: 'On their way',
  unreached: 'Tried again',
  shown: '{name}: {n} questions',
  names: NAMES,
};

const faq = (chosen: FaqCategory) => (
  <FaqBrowser words={WORDS} chosen={chosen}>
    <h2 id="questions">{NAMES[chosen]}</h2>
    <details name="questions">
      <summary>One?</summary>
    </details>
  </FaqBrowser>
);
const answerFaq = () =>
  answerWith((address) =>
    renderToStaticMarkup(faq(faqCategory(new URL(address, location.origin).searchParams.get('category')))),
  );

const choose = (id: FaqCategory) => userEvent.click(screen.getByRole('link', { name: NAMES[id] }));
const heading = () => screen.getByRole('heading').textContent;
const current = () => document.querySelector('[aria-current]')?.textContent;
const said = () => screen.getByRole('status').textContent;

beforeEach(() => history.replaceState(null, '', FAQ_PATH));
afterEach(clear);

test('a category shows its questions in place, says how many, and has its address; Back brings those of before', async () => {
  const asked = answerFaq();
  hydrate(faq('general'));
  expect(said()).toBe('');
  await choose('truck-owners');
  await expect.poll(heading).toBe(NAMES['truck-owners']);
  expect(asked).toEqual([`${FAQ_PATH}?category=truck-owners`]);
  expect([current(), said()]).toEqual([NAMES['truck-owners'], 'Name of truck-owners: 1 questions']);
  expect(location.search + location.hash).toBe('?category=truck-owners#questions');
  history.replaceState(null, '', FAQ_PATH);
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(heading).toBe(NAMES.general);
  expect(current()).toBe(NAMES.general);
});

test('without a connection the questions stay and the choice is tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  hydrate(faq('general'));
  await choose('services');
  await expect.poll(said).toBe('Tried again');
  expect(heading()).toBe(NAMES.general);
});

test('a browser that cannot change the address follows the link', async () => {
  const loads = watchLoads();
  answerFaq();
  hydrate(faq('general'));
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new TypeError('not here');
  });
  await choose('services');
  await expect
    .poll(() => loads.mock.calls.map(([address]) => `${address}`))
    .toEqual([`${location.origin}${FAQ_PATH}?category=services#questions`]);
});
