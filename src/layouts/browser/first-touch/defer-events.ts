/**
 * Holds presses on what needs a script (`data-defer="NAME"` on a link, button or form) until the script says `ready(NAME)`, and
 * presses again. Where the script fails, does not come, or takes too long, the browser's own way is gone: the link is followed, the
 * form is sent as plain HTML, as soon as there is a line.
 */

import { READY_EVENT } from '#src/ui/browser/deferred-events.ts';
import { repeated } from './report-clicks.ts';
import { islandOf, wantIsland } from './start-islands.ts';
import { onceSettled, startScripts } from './start-scripts.ts';

/** How long a visitor waits for a script, in ms: what is in hand after that is HTML's own way. */
const LIMIT_MS = 8000;
/** The same for an island, whose component and React are fetched at the press. */
const ISLAND_LIMIT_MS = 12_000;

interface Press {
  name: string;
  /** Presses again, now that the script listens. */
  again: () => void;
  /** Does what happens without script. */
  plain: () => void;
}

/** The last press on each control, in the order in which they were made. */
const presses = new Map<HTMLElement, Press>();
/** Names of scripts that listen, and of those that were waited for in vain. */
const arrived = new Set<string>();
const givenUp = new Set<string>();
let noneComes = false;

function hold(event: Event, control: HTMLElement, press: Omit<Press, 'name'>): void {
  const name = control.dataset['defer'] ?? '';
  const island = islandOf(control);
  const isInVain = (noneComes && !island) || givenUp.has(name);
  if (arrived.has(name) || (isInVain && navigator.onLine)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.setAttribute('aria-busy', 'true');
  presses.delete(control);
  presses.set(control, { name, ...press });
  setTimeout(settle, isInVain ? 0 : island ? ISLAND_LIMIT_MS : LIMIT_MS, name, 'plain');
  startScripts();
  wantIsland(island);
}

function settle(name: string, how: 'again' | 'plain'): void {
  if (arrived.has(name)) return;
  // Offline HTML's own way is the browser's page of errors in place of the one that is read.
  if (how === 'plain' && !navigator.onLine) {
    addEventListener('online', () => settle(name, how), { once: true });
    return;
  }
  (how === 'again' ? arrived : givenUp).add(name);
  for (const [control, press] of presses) {
    if (press.name !== name) continue;
    presses.delete(control);
    control.removeAttribute('aria-busy');
    repeated.now = true;
    press[how]();
    repeated.now = false;
  }
}

/** Lets the presses on some controls go HTML's own way. */
function settleAll(isMeant: (control: HTMLElement) => boolean): void {
  for (const [control, { name }] of [...presses]) if (isMeant(control)) settle(name, 'plain');
}

/** A new tab would be refused so long after the press. */
const follow = (control: HTMLElement) =>
  control instanceof HTMLAnchorElement ? location.assign(control.href) : control.click();

/** Past everything that listens to the form, with the name of the button that was pressed. */
function send(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  if (button?.name) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = button.name;
    field.value = button.value;
    form.append(field);
  }
  HTMLFormElement.prototype.submit.call(form);
}

/** Safari has no `requestSubmit` before 16. */
function submit(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  if ('requestSubmit' in form) form.requestSubmit(button);
  else (button ?? (form as HTMLFormElement).querySelector<HTMLElement>('[type=submit]'))?.click();
}

// A browser that runs no modules runs no script of the page.
if ('noModule' in HTMLScriptElement.prototype) {
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('[data-defer]');
      if (!control || control instanceof HTMLFormElement) return;
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      hold(event, control, { again: () => control.click(), plain: () => follow(control) });
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const button = event.submitter as HTMLButtonElement | null;
      if (form.matches('[data-defer]'))
        hold(event, form, { again: () => submit(form, button), plain: () => send(form, button) });
    },
    true,
  );
  addEventListener('astro:hydration-error', ({ target }) =>
    settleAll((control) => islandOf(control) === target),
  );
  addEventListener(READY_EVENT, (event) => settle((event as CustomEvent<string>).detail, 'again'));
  // Goes on without scripts once all of the page have run or failed: none of them will say that it is ready. Those of islands come later.
  onceSettled(() => {
    noneComes = true;
    settleAll((control) => !islandOf(control));
  });
}
