/**
 * Gives the focus back when what has it goes away: a toast that the Tab key reached takes the focus with it otherwise.
 * @param region what comes and goes in
 */
export function keepFocus(region: Element): void {
  let before: HTMLElement | undefined;
  let isInside = false;
  region.addEventListener('focusin', (event) => {
    const from = (event as FocusEvent).relatedTarget;
    if (from instanceof HTMLElement && !region.contains(from)) before = from;
    isInside = true;
  });
  region.addEventListener('focusout', (event) => {
    const to = (event as FocusEvent).relatedTarget;
    if (to instanceof Node && !region.contains(to)) isInside = false;
  });
  new MutationObserver(() => {
    if (!isInside || region.contains(document.activeElement)) return;
    isInside = false;
    if (document.activeElement === document.body) before?.focus({ preventScroll: true });
  }).observe(region, { childList: true, subtree: true });
}

/** The elements of a form that a toast may not cover: controls, and the note that the toast repeats. */
const KEPT_CLEAR = 'input, select, textarea, button, a[href], summary, [role=status] p:first-of-type';

/**
 * Whether the newest toast, once it has come in, covers nothing of a form. Of Sonner 1.7 it knows the list, which is as wide as a toast
 * and ends where the newest one will, and the `data-*` marks of both (held by tests/leads/toasts.spec.ts).
 * @param region where toasts stand
 */
export function leavesClear(region: Element, form: Element): boolean {
  const list = region.querySelector('[data-sonner-toaster]')?.getBoundingClientRect();
  const toast = region.querySelector<HTMLElement>('[data-sonner-toast][data-front=true]');
  if (!list || !toast) return true;
  const top = list.bottom - toast.offsetHeight;
  return [...form.querySelectorAll(KEPT_CLEAR)].every((element) => {
    const box = element.getBoundingClientRect();
    const isShown = box.width > 0;
    return (
      !isShown ||
      box.bottom <= top ||
      box.top >= list.bottom ||
      box.right <= list.left ||
      box.left >= list.right
    );
  });
}
