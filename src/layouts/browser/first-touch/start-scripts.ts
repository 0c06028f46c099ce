/**
 * Starts the other scripts of a page (src/layouts/document/late-scripts.ts) when it rests after its load, or when somebody acts on it before:
 * nothing that is seen waits for them.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Called when they are started. */
const starting: (() => void)[] = [];
/** Called when all of them have run or failed. */
const waiting: (() => void)[] = [];
let isStarted = false;
let areSettled = false;

export function startScripts(): void {
  if (isStarted) return;
  // The end of the page names them.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', startScripts);
    return;
  }
  isStarted = true;
  for (const run of starting) run();
  const names = document.querySelector<HTMLElement>('[data-scripts]');
  const addresses = names?.dataset['scripts']?.split(' ') ?? [];
  const coming = addresses.map((address) => import(/* @vite-ignore */ address));
  void Promise.allSettled(coming).then(() => {
    areSettled = true;
    names?.remove();
    for (const run of waiting) run();
  });
}

/** Runs something with the start of the page's scripts: when it rests, or when somebody acts on it. */
export const onceStarted = (run: () => void): unknown => starting.push(run);

/** Runs something once all scripts of the page have run or failed. */
export const onceSettled = (run: () => void): unknown => (areSettled ? run() : waiting.push(run));

for (const sign of SIGNS) addEventListener(sign, startScripts, { capture: true, passive: true });
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(startScripts));
