/**
 * Fired on `window` when a script of the page is ready, with its name as detail. Links, buttons and forms that need a script name it
 * in `data-held`: the first script of the page holds a press on them until then, and presses again.
 */
export const READY_EVENT = 'kayalink:ready';

/** Fired on an island when a press on one of its controls is held, so that it is hydrated. */
export const PRESS_EVENT = 'kayalink:press';

/** Tells that the script `name` does its work from now on: what was pressed before is pressed again. */
export function ready(name: string): void {
  window.dispatchEvent(new CustomEvent(READY_EVENT, { detail: name }));
}
