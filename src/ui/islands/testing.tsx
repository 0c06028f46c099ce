import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';

/** Takes all of a test out of the page, whose module and globals other tests share. */
export function clear(): void {
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** Puts a component in the page as the server sends it. Returns what hydrates it, and fails where React would render anything else. */
export function serve(element: ReactElement): () => void {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  return () => {
    const onRecoverableError = vi.fn();
    render(element, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
  };
}

/** The same, at once. */
export function hydrate(element: ReactElement): void {
  serve(element)();
}

/** Has this site answer with a page. Returns the addresses that were asked for. */
export function answerWith(page: (address: string) => string | Promise<string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(await page(address));
  });
  return asked;
}

/** Watches which address is loaded in place of the page. */
export function watchLoads() {
  return vi.spyOn(location, 'assign').mockImplementation(() => {});
}
