/**
 * Asks for an island (`client:interaction`) when somebody acts on one of its controls, presses one, or a message of an earlier visit waits for it.
 * Its component, React and what hydrates it (src/layouts/browser/islands.ts) are fetched together then: an untouched page has none of them.
 * Where a visitor saves data, or the connection is of the second generation, only a press asks.
 */
import { somethingWaits } from '#src/leads/browser/outbox-instance.ts';
import { WANTED, WANTED_EVENT } from '#src/ui/browser/deferred-events.ts';
import { isSparing } from '#src/ui/browser/save-data.ts';
import { onceStarted } from './start-scripts.ts';

/** Events by which a visitor begins to act on a part of a page. */
const SIGNS = ['pointerdown', 'touchstart', 'focusin', 'keydown'];

/** What can be acted on: a touch that scrolls past the entries of a list asks for nothing. */
const CONTROLS = 'button, input, select, textarea, label, [data-defer]';

/** After a failure the next sign tries again, but not each keystroke, in ms. */
const PAUSE_MS = 5000;

/** Attributes with the addresses of an island's modules; behind each the build notes what it needs besides (tools/astro/islands.ts). */
const MODULES = ['component-url', 'renderer-url'];

const ISLAND = 'astro-island';
const FAILED_EVENT = 'astro:hydration-error';

/** The island that a part of the page belongs to. */
export const islandOf = (part: Element): Element | null => part.closest(ISLAND);

/** Has an island hydrated, once. */
export function wantIsland(island: Element | null): void {
  if (!island || island.hasAttribute(WANTED)) return;
  island.setAttribute(WANTED, '');
  const addresses = MODULES.flatMap((name) => island.getAttribute(name)?.split('#')[1]?.split(',') ?? []);
  const coming = addresses.map((address) => import(/* @vite-ignore */ address));
  island.dispatchEvent(new Event(WANTED_EVENT));
  void Promise.allSettled(coming).then(() => {
    if (!customElements.get(ISLAND)) island.dispatchEvent(new Event(FAILED_EVENT, { bubbles: true }));
  });
}

addEventListener(FAILED_EVENT, ({ target }) =>
  setTimeout(() => (target as Element).removeAttribute(WANTED), PAUSE_MS),
);

const notice = ({ target }: Event) => {
  const control = (target as Partial<Element> | null)?.closest?.(CONTROLS);
  if (control && !isSparing()) wantIsland(islandOf(control));
};
for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });

onceStarted(() => {
  if (!somethingWaits()) return;
  for (const island of document.querySelectorAll(`${ISLAND}[opts*=outbox]`)) wantIsland(island);
});
