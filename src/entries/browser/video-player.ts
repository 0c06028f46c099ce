import { SCREENS } from '#domain/shared/screens.ts';
import { ready } from '../../ui/browser/deferred-events.ts';

/** Puts the player in the place of its link when that is clicked; nothing of it is loaded before. */
const SIZES = { wide: [640, 390], narrow: [325, 190] } as const;

for (const place of document.querySelectorAll<HTMLElement>('[data-player]')) {
  const link = place.querySelector('a');
  // From now on it plays in its place.
  place.querySelector('[data-new-tab-note]')?.remove();
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    const [width, height] = matchMedia(SCREENS.wide).matches ? SIZES.wide : SIZES.narrow;
    const player = document.createElement('iframe');
    player.src = link.href;
    player.title = link.dataset['title'] ?? '';
    player.width = `${width}`;
    player.height = `${height}`;
    player.className = 'block size-full border-0';
    player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    place.replaceChildren(player);
    player.focus();
  });
}

ready('video-player');
