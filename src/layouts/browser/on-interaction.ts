import type { ClientDirective } from 'astro';
import { WANTED, WANTED_EVENT } from '#src/ui/browser/deferred-events.ts';

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
 * `client:interaction`: an island is plain HTML until the first script of the page asks for it (first-touch/start-islands.ts): when a visitor
 * acts on one of its controls. `client:interaction="outbox"` also when a message of an earlier visit waits in this browser.
 */
const onInteraction: ClientDirective = (load, _options, island) => {
  const hydrate = async () => {
    const start = await load();
    keepHtml(island);
    await start();
  };
  island.addEventListener(WANTED_EVENT, hydrate);
  if (island.hasAttribute(WANTED)) void hydrate();
};

export default onInteraction;
