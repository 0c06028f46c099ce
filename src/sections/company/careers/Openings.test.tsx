// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_OPENING_MS } from '#domain/pages/careers.ts';
import { clear, hydrate } from '#src/ui/islands/testing.tsx';
import { Openings } from './Openings.tsx';

afterEach(clear);

const openings = <Openings label="See current openings" answer="No opening." />;

test('as the server sends it, the form leads to its answer', () => {
  const html = renderToStaticMarkup(openings);
  expect(html).toContain('action="/careers#openings"');
  expect(html).toMatch(/<p id="openings"[^>]*>No opening\.</);
});

test('each press is answered in a live region for the specified time from then on', () => {
  vi.useFakeTimers();
  hydrate(openings);
  const said = () => screen.getByRole('status').textContent;
  const press = () => fireEvent.click(screen.getByRole('button'));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  expect(said()).toBe('');
  press();
  pass(NO_OPENING_MS - 1);
  press();
  pass(NO_OPENING_MS - 1);
  expect(said()).toBe('No opening.');
  pass(1);
  expect(said()).toBe('');
  vi.useRealTimers();
});
