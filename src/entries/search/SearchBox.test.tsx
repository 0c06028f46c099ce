// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { searchPageSchema } from '#domain/entries/copy/reference.ts';
import { ENTRY_KINDS, type EntryKind } from '#domain/entries/entry-kinds.ts';
import { answerWith, clear, hydrate, watchLoads } from '#src/ui/islands/testing.tsx';
import { FoundList } from './Search.tsx';
import { SearchBox } from './SearchBox.tsx';

const box = (
  <SearchBox
    words={{
      label: 'Search all',
      action: 'Search',
      suggestions: 'Suggestions',
      suggested: 'Suggestions: {n}',
    }}
    query=""
  />
);

const copy = searchPageSchema.parse(parse(readFileSync('content/pages/search.yaml', 'utf8')));

/** The page of a search that finds two entries. */
const found = renderToStaticMarkup(
  <FoundList
    copy={copy}
    kinds={{
      ...(Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, kind])) as Record<EntryKind, string>),
      ...copy.kinds,
    }}
    query="dem"
    meant={undefined}
    found={[
      { kind: 'term', title: 'Demurrage', href: '/demurrage', excerpt: '' },
      { kind: 'post', title: 'Free days', href: '/free-days', excerpt: '' },
    ]}
    waiting={false}
  />,
);

const field = () => screen.getByRole('combobox', { name: 'Search all' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

afterEach(clear);

test('as the server sends it, it is a field of a form that searches by its address', () => {
  const html = renderToStaticMarkup(box);
  expect(html).toContain('action="/resources/search');
  expect(html).not.toContain('combobox');
});

test('suggests what the same search finds, read out, and arrow keys, Enter and Escape choose among it', async () => {
  const loads = watchLoads();
  const asked = answerWith(() => found);
  hydrate(box);
  await userEvent.type(field(), 'dem');
  await expect.poll(options).toHaveLength(2);
  expect(asked).toEqual([expect.stringMatching(/\/resources\/search\?q=dem$/)]);
  expect(screen.getByRole('status').textContent).toBe('Suggestions: 2');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toContain('Free days');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toContain('Demurrage');
  await userEvent.keyboard('{Enter}');
  expect(loads).toHaveBeenCalledWith('/demurrage');
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
});

test.each([
  ['fails', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))],
  ['answers with another page', () => answerWith(() => '<h1>Sign in to this network</h1>')],
])('where the search %s, it suggests nothing', async (_, prepare) => {
  prepare();
  hydrate(box);
  await userEvent.type(field(), 'dem');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(field().getAttribute('aria-expanded')).toBe('false');
});
