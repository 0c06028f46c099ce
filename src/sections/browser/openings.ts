import { NO_OPENING_MS } from '#domain/pages/careers.ts';
import { ready } from '../../ui/browser/deferred-events.ts';

/** Answers 'See current openings' in place, for as long as the specification says; again at each press. */
const form = document.querySelector<HTMLFormElement>('[data-openings]');
const answer = form?.querySelector<HTMLElement>('[data-openings-answer]');
let timer: ReturnType<typeof setTimeout> | undefined;

form?.addEventListener('submit', (event) => {
  if (!answer) return;
  event.preventDefault();
  clearTimeout(timer);
  answer.textContent = answer.dataset['openingsAnswer'] ?? '';
  timer = setTimeout(() => answer.replaceChildren(), NO_OPENING_MS);
});
ready('openings');
