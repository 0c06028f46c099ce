/**
 * Fired on `window` when a script of the page is ready, with its name as detail. Links, buttons and forms that need a script name it
 * in `data-defer`: the first script of the page holds a press on them until then, and presses again.
 */
export const READY_EVENT = 'kayalink:ready';

/** Attribute of an island that is to be hydrated, and the event by which it hears of it. */
export const WANTED = 'data-wanted';
export const WANTED_EVENT = 'kayalink:wanted';

/** Tells that the script `name` does its work from now on: what was pressed before is pressed again. */
export function ready(name: string): void {
  window.dispatchEvent(new CustomEvent(READY_EVENT, { detail: name }));
}
