import type { ClientDirective } from 'astro';
import { somethingWaits } from '#src/leads/browser/outbox-instance.ts';
import { PRESS_EVENT } from '#src/ui/browser/deferred-events.ts';
import { isSparing } from '#src/ui/browser/save-data.ts';

/** Events by which a visitor begins to act on a part of a page. */
const SIGNS = ['pointerdown', 'touchstart', 'focusin', 'keydown'];

/** What can be acted on: a touch that scrolls past the entries of a list asks for nothing. */
const CONTROLS = 'button, input, select, textarea, label, [data-held]';

/** After a failure the next sign tries again, but not each keystroke, in ms. */
const PAUSE_MS = 5000;

/** Attributes with the addresses of an island's modules; the build notes behind each what it imports (tools/astro/islands.ts). */
const MODULES = ['component-url', 'renderer-url'];

/** A control that was pressed before this code was there (src/layouts/browser/first-touch/defer-events.ts). */
const PRESSED = '[data-held][aria-busy]';

/** React takes a component that throws out of the page: its HTML, with what was typed and the focus, is put back and serves without it. */
function keepHtml(island: HTMLElement): void {
  const html = [...island.childNodes];
  let focused: EventTarget | null = document.activeElement;
  island.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  const watch = new MutationObserver(() => {
    if (island.firstElementChild) return;
    watch.disconnect();
    island.replaceChildren(...html);
    if (focused instanceof HTMLElement && island.contains(focused)) focused.focus({ preventScroll: true });
    island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
  });
  watch.observe(island, { childList: true });
}

/**
 * `client:interaction`: an island is plain HTML until a visitor acts on one of its controls. Then its component and React are fetched, and it is hydrated.
 * Where a visitor saves data, or the connection is of the second generation, only a press fetches them. `client:interaction="outbox"` also
 * hydrates when a message of an earlier visit waits in this browser (src/leads/browser/outbox.ts).
 */
const onInteraction: ClientDirective = (load, { value }, island) => {
  let isAsked = false;

  const hydrate = async () => {
    if (isAsked) return;
    isAsked = true;
    for (const name of MODULES) {
      const [, imported] = island.getAttribute(name)?.split('#') ?? [];
      for (const address of imported?.split(',') ?? []) import(address).catch(() => {});
    }
    const start = await load();
    keepHtml(island);
    await start();
  };

  const isControl = (target: EventTarget | null) => Boolean((target as Element | null)?.closest(CONTROLS));
  const notice = ({ target }: Event) => {
    if (isControl(target)) void hydrate();
  };

  island.addEventListener(PRESS_EVENT, hydrate);
  if (!isSparing()) for (const sign of SIGNS) island.addEventListener(sign, notice, { passive: true });
  island.addEventListener('astro:hydration-error', () =>
    setTimeout(() => {
      isAsked = false;
    }, PAUSE_MS),
  );

  const { activeElement } = document;
  const hasFocus = !isSparing() && island.contains(activeElement) && isControl(activeElement);
  if (hasFocus || island.querySelector(PRESSED) || (value === 'outbox' && somethingWaits())) void hydrate();
};

export default onInteraction;
