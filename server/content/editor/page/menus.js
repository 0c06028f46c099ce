/**
 * In a menu that a click opened, the down arrow goes to the first entry. Decap's menu hears the key twice, at its button and on the
 * whole page, and goes to the second.
 */
export function steerMenus() {
  const isOpen = '[aria-haspopup="true"][aria-expanded="true"]';
  addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (key !== 'ArrowDown' || !(target instanceof Element) || !target.matches(isOpen)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const [first] = document.querySelectorAll('[role="menuitem"]');
      if (first instanceof HTMLElement) first.focus();
    },
    { capture: true },
  );
}
