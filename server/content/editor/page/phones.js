/** On a phone the form and the page of the entry take turns (`editor.css`); the form is there first. */

/** Where Decap keeps which pane is beside the form, and its word for none (its `EditorInterface`). */
const PANE = 'cms.right-pane';
const NONE = 'none';
/** The width up to which `editor.css` lays out a phone. */
const PHONE = '(max-width: 640px)';

/** Starts without the page over the form; the button with the eye shows it. */
export function hidePaneOnPhones() {
  if (matchMedia(PHONE).matches) localStorage.setItem(PANE, NONE);
}
