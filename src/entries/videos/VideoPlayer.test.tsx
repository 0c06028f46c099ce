// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableIframePageLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { clear, hydrate } from '#src/ui/islands/testing.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

afterEach(clear);

const player = (
  <VideoPlayer
    href="about:blank#player"
    title="Introduction"
    words={{ play: 'Play it', newTabNote: 'opens in a new tab' }}
  >
    <img src="/picture.svg" alt="" />
  </VideoPlayer>
);
const link = () => screen.getByRole('link', { name: 'Play it' });
const frame = () => screen.queryByTitle('Introduction');

test('as the server sends it, it is a link to a new tab, which says so', () => {
  const html = renderToStaticMarkup(player);
  expect(html).toMatch(/<a href="about:blank#player" target="_blank" rel="noopener"/);
  expect(html).toContain('Play it (opens in a new tab)');
});

test.each([
  ['a press with a key that opens a new tab', { ctrlKey: true }, () => {}],
  [
    'a press in a browser that cannot tell the size',
    {},
    () =>
      vi.stubGlobal('matchMedia', () => {
        throw new TypeError('not here');
      }),
  ],
])('%s follows the link', (_, keys, prepare) => {
  hydrate(player);
  prepare();
  // Happy DOM reports an error in a listener as browsers do.
  addEventListener('error', (event) => event.preventDefault(), { once: true });
  let isFollowed = false;
  addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link(), keys);
  expect(isFollowed).toBe(true);
  expect(frame()).toBeNull();
});
