// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { clear, serve } from '#src/ui/islands/testing.tsx';
import { GlossarySearch } from './GlossarySearch.tsx';

afterEach(clear);

const WORDS = {
  searchLabel: 'Search the glossary',
  placeholder: 'Search term or Phrase',
  search: 'Search',
  clear: 'Clear',
  terms: 'Terms',
  found: { one: '1 term found', many: '{n} terms found' },
} as const;

/** The glossary as the server sends it for a query that leaves some of its terms. */
function glossary(query = '', hidden: readonly string[] = []) {
  const terms = [
    { name: 'Dry port', other: '' },
    { name: 'VGM', other: 'verified gross mass' },
  ];
  return (
    <GlossarySearch
      words={WORDS}
      query={query}
      found={terms.length - hidden.length}
      isWaiting={false}
      heading={<h1>Glossary</h1>}
      plate={null}
      letters={null}
      nothing={<p>No results found....</p>}
    >
      <ul>
        {terms.map(({ name, other }) => (
          <li key={name} data-term={other} hidden={hidden.includes(name)}>
            {name}
          </li>
        ))}
      </ul>
    </GlossarySearch>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search the glossary');
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-term]:not([hidden])')].map((term) => term.textContent);
const said = () => document.querySelector('[data-glossary-count]')?.textContent;
const button = (name: string) => screen.queryByRole('button', { name });

test('an address that searches says how many terms it leaves, and offers to clear it', () => {
  serve(glossary('dry', ['VGM']));
  expect(said()).toBe('1 term found');
  expect([button('Search'), button('Clear')].map(Boolean)).toEqual([false, true]);
  expect(screen.getByText('No results found....').closest('[hidden]')).not.toBeNull();
});

test('what was typed before hydration is searched for', async () => {
  const hydrateIt = serve(glossary());
  await userEvent.type(field(), 'dry');
  expect(shown()).toHaveLength(2);
  hydrateIt();
  expect(field().value).toBe('dry');
  expect(shown()).toEqual(['Dry port']);
  expect(said()).toBe('1 term found');
});
