/**
 * Answers 'Which truck?' without leaving the page: asks for the same address that the form would go to, and takes the
 * tool and the begun message out of the page that comes back. When that fails, the form goes there by itself.
 */
const TOOL = '[data-which-truck]';
const MESSAGE = 'textarea[name="message"]';

const message = document.querySelector<HTMLTextAreaElement>(MESSAGE);
let begun = message?.defaultValue ?? '';
// A value that was set outlives a change of the default, which React makes when it takes the form over.
if (message) message.value = message.value || begun;

const writeValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;

/** Writes the message that the answer begins, unless the visitor has written one. */
function beginMessage(answered: Document) {
  if (!message || (message.value !== '' && message.value !== begun)) return;
  begun = answered.querySelector<HTMLTextAreaElement>(MESSAGE)?.value ?? '';
  // Past React's own setter, so that a form it has taken over hears of the change.
  writeValue?.call(message, begun);
  message.dispatchEvent(new Event('input', { bubbles: true }));
}

async function answer(address: URL): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

const tool = document.querySelector<HTMLElement>(TOOL);

tool?.addEventListener('submit', async (event) => {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  const address = new URL(form.action);
  address.search = new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString();
  try {
    const page = await answer(address);
    const fresh = page.querySelector(TOOL);
    if (!fresh) throw new Error('the page holds no tool');
    tool.replaceChildren(...fresh.childNodes);
    history.replaceState(null, '', address);
    beginMessage(page);
    (
      tool.querySelector<HTMLElement>('[aria-invalid]') ??
      tool.querySelector<HTMLElement>('[data-truck-answer]')
    )?.focus();
  } catch {
    form.submit();
  }
});
