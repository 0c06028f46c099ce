/** A save that Decap refuses for an error at a field: the field may be far from where somebody works, and Decap says nothing. */

/** What saves, and what errors are in. */
const SAVE = '[class*="-ToolbarDropdown"] [role="menuitem"]';
const ERRORS = '[class*="-ControlErrorsList"]';

/** Brings the first error into view after each try to save. */
export function showFirstError() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(SAVE)) return;
    // Decap checks after the click, and draws in the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.querySelector(ERRORS)?.scrollIntoView({ block: 'center' })),
    );
  });
}
