/**
 * Answers 'Which truck?' without leaving the page: asks for the same address that the form would go to, and takes the
 * tool and the begun message out of the page that comes back. Without a line it is asked again; any other answer is loaded in full.
 */
import { ready } from '../../ui/browser/deferred-events.ts';
import { PageAsker } from '../../ui/browser/fetch-page.ts';

const TOOL = '[data-which-truck]';
const MESSAGE = 'textarea[name="message"]';

const message = document.querySelector<HTMLTextAreaElement>(MESSAGE);
let begun = message?.defaultValue ?? '';

/** Writes the message that the answer begins, unless the visitor has written one. */
function beginMessage(answered: Document) {
  if (!message || (message.value !== '' && message.value !== begun)) return;
  begun = answered.querySelector<HTMLTextAreaElement>(MESSAGE)?.value ?? '';
  message.value = begun;
  message.dispatchEvent(new Event('input', { bubbles: true }));
}

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString();

/** Puts back what the visitor changed in the form while its answer was under way. */
function putBack(query: string, form: HTMLFormElement, focused: string) {
  for (const [name, value] of new URLSearchParams(query))
    (form.elements.namedItem(name) as HTMLInputElement | RadioNodeList).value = value;
  form.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
}

const tool = document.querySelector<HTMLElement>(TOOL);
if (tool) start(tool);

function start(tool: HTMLElement) {
  const asker = new PageAsker(TOOL);

  /** Says in the note below the form how the question stands. */
  const say = (state: 'asking' | 'unreached') => {
    const note = tool.querySelector<HTMLElement>('[data-truck-note]');
    if (note) note.textContent = note.dataset[state] ?? '';
  };

  const show = (page: Document, asked: string) => {
    const form = tool.querySelector('form');
    const left = form ? queryOf(form) : asked;
    const focused = (document.activeElement as HTMLInputElement).name;
    tool.replaceChildren(...(page.querySelector(TOOL)?.childNodes ?? []));
    const fresh = tool.querySelector('form');
    if (fresh && left !== asked) return putBack(left, fresh, focused);
    (
      tool.querySelector<HTMLElement>('[aria-invalid]') ??
      tool.querySelector<HTMLElement>('[data-truck-answer]')
    )?.focus();
  };

  tool.addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const address = new URL(form.action);
    address.search = queryOf(form);
    say('asking');
    tool.setAttribute('aria-busy', 'true');
    try {
      const page = await asker.ask(address.href, () => say('unreached'));
      if (!page) return;
      show(page, address.search.slice(1));
      history.replaceState(null, '', address);
      beginMessage(page);
      tool.removeAttribute('aria-busy');
    } catch {
      form.submit();
    }
  });
  ready('which-truck');
}
