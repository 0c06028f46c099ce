/** A notice over the page, which stays until it is closed. */

const PANEL = {
  border: '0',
  borderRadius: '6px',
  boxShadow: '0 4px 32px rgb(0 0 0 / 45%)',
  font: '16px/1.5 sans-serif',
  maxHeight: '80vh',
  maxWidth: '40rem',
  overflow: 'auto',
  padding: '24px',
};
const BUTTON = {
  background: '#1b1b1f',
  border: '0',
  borderRadius: '4px',
  color: '#fff',
  font: 'inherit',
  padding: '8px 24px',
};

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} text
 * @param {Partial<CSSStyleDeclaration>} [style]
 */
function made(name, text, style = {}) {
  const element = document.createElement(name);
  element.textContent = text;
  Object.assign(element.style, style);
  return element;
}

/**
 * @param {string} heading
 * @param {string[]} lines what to do about it
 * @param {() => void} [then] once it is closed, and the focus is where it was before
 */
export function showNotice(heading, lines, then) {
  const dialog = made('dialog', '', PANEL);
  const title = made('h2', heading, { fontSize: '20px', margin: '0 0 12px' });
  title.id = 'notice-title';
  const list = made('ul', '', { margin: '0 0 20px', paddingLeft: '20px' });
  list.append(...lines.map((line) => made('li', line, { overflowWrap: 'anywhere' })));
  const close = made('button', 'Close', BUTTON);
  close.autofocus = true;
  close.addEventListener('click', () => dialog.close());
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(title, list, close);
  dialog.addEventListener('close', () => {
    dialog.remove();
    then?.();
  });
  document.body.append(dialog);
  dialog.showModal();
}
