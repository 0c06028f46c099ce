/**
 * Asks for a price before it goes to its page, so that a press without a line does not throw away the slip that was filled in. The browser
 * keeps the answer: to go to its address then costs a question with the answer's ETag and no second transfer.
 */
import { ready } from '../../ui/browser/deferred-events.ts';
import { PageAsker } from '../../ui/browser/fetch-page.ts';

const SLIP = '[data-price-slip]';

const slip = document.querySelector<HTMLFormElement>(SLIP);
if (slip) start(slip);

function start(slip: HTMLFormElement) {
  const asker = new PageAsker(SLIP);

  /** Says in the note of the slip how the question stands. */
  const say = (state: 'asking' | 'unreached') => {
    const note = slip.querySelector<HTMLElement>('[role="status"]');
    if (note) note.textContent = note.dataset[state] ?? '';
  };

  slip.addEventListener('submit', async (event) => {
    event.preventDefault();
    const address = new URL(slip.action);
    address.search = String(new URLSearchParams(new FormData(slip) as unknown as Record<string, string>));
    say('asking');
    slip.setAttribute('aria-busy', 'true');
    try {
      const page = await asker.ask(address.origin + address.pathname + address.search, () =>
        say('unreached'),
      );
      if (page) location.assign(address);
    } catch {
      slip.submit();
    }
  });

  // Back brings the page as it was left.
  addEventListener('pageshow', () => {
    slip.removeAttribute('aria-busy');
    const note = slip.querySelector('[role="status"]');
    if (note) note.textContent = '';
  });
  ready('price');
}
