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
