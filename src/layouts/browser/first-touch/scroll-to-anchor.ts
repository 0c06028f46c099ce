/**
 * Brings a visitor who follows a link into the page while the page still arrives to where it leads: the target may not be there
 * yet, and late styles may move it. Visitors who do anything else meanwhile are left alone.
 */
const DOINGS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The part of the address from `#` on that was asked for. */
let wanted = '';
/** The target had not come yet: as soon as the page is whole, the browser goes there by itself. */
let isAhead = false;

const forget = () => {
  if (wanted && isAhead && document.readyState === 'loading')
    history.replaceState(history.state, '', location.pathname + location.search);
  wanted = '';
};

/** Goes to the target as the browser does, with its focus, unless another script has changed the address since. */
const land = () => {
  if (wanted && wanted === location.hash) location.replace(wanted);
};

for (const doing of DOINGS) addEventListener(doing, forget, { capture: true, passive: true });
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  if (!link?.hash || link.pathname !== location.pathname) return;
  wanted = link.hash;
  isAhead = !document.getElementById(wanted.slice(1));
  // Chromium drops the way to the target while the window still glides to the link, as it does when that gets the focus by keys.
  requestAnimationFrame(land);
});
document.addEventListener('DOMContentLoaded', land);
addEventListener('load', async () => {
  land();
  await document.fonts.ready;
  land();
});

export {};
