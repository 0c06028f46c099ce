import { GET_STARTED_ANCHOR } from '#domain/anchors.ts';

/** On wide screens, where the form stands beside the text, 'Get Started Now' goes to its first field; elsewhere it is a link. */
const wide = matchMedia('(width >= 64rem)');

document.querySelector('[data-get-started]')?.addEventListener('click', (event) => {
  const first = document.querySelector<HTMLElement>(`#${GET_STARTED_ANCHOR} input`);
  if (!wide.matches || !first) return;
  event.preventDefault();
  first.focus();
});
