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
