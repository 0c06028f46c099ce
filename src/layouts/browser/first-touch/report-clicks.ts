/**
 * Reports clicks on elements that carry `data-event`, with the words and the destination of what was clicked. It listens before presses
 * are held (defer-events.ts), which stop an event for all that listen later.
 */

/** Whether the present click or submit repeats one that was held, and was counted then. */
export const repeated = { now: false };

declare global {
  interface Window {
    /** Where a tag manager, if the visitor agreed to one, reads events from. */
    dataLayer?: Record<string, unknown>[];
  }
}

addEventListener(
  'click',
  ({ target }) => {
    const clicked = (target as Element).closest<HTMLElement>('[data-event]');
    if (!clicked || repeated.now) return;
    window.dataLayer ??= [];
    window.dataLayer.push({
      event: clicked.getAttribute('data-event'),
      label: clicked.textContent.trim(),
      destination: clicked.getAttribute('href') ?? undefined,
    });
  },
  true,
);
