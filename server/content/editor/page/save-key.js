/** Ctrl+S and ⌘S: they save as the button does, and never open the browser's window for saving a page. */

/** How Decap's styles name the button, which a form that is saved does not have. */
const BUTTON = '[class*="-PublishButton"]';
const MENU = '[class*="-ToolbarDropdown"]';
/** The first entry of the button's menu saves; the others go on to a new entry. */
const SAVE = '[role="menuitem"]';

function save() {
  const before = document.activeElement;
  const button = document.querySelector(BUTTON);
  // A notice is read first.
  if (!(button instanceof HTMLElement) || document.querySelector('dialog[open]')) return;
  if (button.getAttribute('aria-expanded') !== 'true') button.click();
  // The menu is there once React has drawn it.
  requestAnimationFrame(() => {
    const entry = button.closest(MENU)?.querySelector(SAVE);
    if (entry instanceof HTMLElement) entry.click();
    // The menu takes the focus to its button. After Ctrl+S people go on typing in the field.
    requestAnimationFrame(() => before instanceof HTMLElement && before.focus({ preventScroll: true }));
  });
}

/** Listens to a document: the page itself, or one that is shown in it. @param {Document} page */
export function saveByKey(page) {
  page.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    if (!repeat) save();
  });
}
