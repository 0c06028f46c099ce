/** Errors at fields: Decap shows them beside labels alone, and the field may be far from where somebody works, in a folded group. */
import { unfold } from '../preview/pointing.js';

/** How Decap's styles name the parts; their elements have nothing else to be known by. */
export const CONTAINER = '[class*="-ControlContainer"]';
const TOP = '[class*="-ControlTopbar"]';
const ERRORS = '[class*="-ControlErrorsList"]';
/** What saves. */
export const SAVE = '[class*="-ToolbarDropdown"] [role="menuitem"]';
/** What can have the focus in a field. */
const CONTROLS = 'input, textarea, select, button, [role=combobox]';

/** The label of a field. @param {Element} field */
export const labelOf = (field) => field.querySelector(`:scope > ${TOP} label`);

/** What somebody types in, or presses first, in a field. @param {Element} field @returns {HTMLElement | undefined} */
function controlOf(field) {
  const named = document.getElementById(labelOf(field)?.getAttribute('for') ?? '');
  if (named?.matches(CONTROLS)) return named;
  const within = /** @type {NodeListOf<HTMLElement>} */ (field.querySelectorAll(CONTROLS));
  return [...within].find((control) => !control.closest(TOP));
}

/** Shows a field, in groups that may be folded, and puts the focus into it. @param {Element} field */
export async function focusOn(field) {
  const control = controlOf(field);
  if (!control) return;
  await unfold(control);
  control.focus({ preventScroll: true });
  (labelOf(field) ?? field).scrollIntoView({ block: 'center' });
}

/** Tells screen readers which fields have errors, and what they say. */
function describe() {
  for (const control of document.querySelectorAll('[data-erroneous]')) {
    if (control.closest(CONTAINER)?.querySelector(`:scope > ${TOP} ${ERRORS}`)) continue;
    for (const name of ['data-erroneous', 'aria-invalid', 'aria-describedby']) control.removeAttribute(name);
  }
  for (const errors of document.querySelectorAll(ERRORS)) {
    const field = errors.closest(CONTAINER);
    const control = field && controlOf(field);
    if (!control) continue;
    errors.id ||= `errors-of-${labelOf(field)?.getAttribute('for')}`;
    control.setAttribute('data-erroneous', '');
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', errors.id);
  }
}

/** Brings the first error into view after each try to save: Decap checks the form first. */
function showFirst() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(SAVE)) return;
    // Decap checks after the click, and draws in the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(async () => {
        const first = document.querySelector(ERRORS);
        const control = first?.closest(CONTAINER);
        if (control) await unfold(control);
        first?.scrollIntoView({ block: 'center' });
      }),
    );
  });
}

/** Follows the errors that Decap shows. */
export function showErrors() {
  showFirst();
  let frame = 0;
  new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(describe);
  }).observe(document.body, { childList: true, subtree: true });
}
