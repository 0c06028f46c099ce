import type { ClientDirective } from 'astro';
import { somethingWaits } from '#src/browser/waiting.ts';

const SIGNS_OF_INTEREST = ['pointerdown', 'focusin', 'touchstart'] as const;

/**
 * Hydrates an island at the first touch, click or focus inside it, so that readers who never use it load nothing; or at
 * once when a message of an earlier visit waits to be sent.
 */
const onInteraction: ClientDirective = async (load, _options, element) => {
  const start = async () => {
    for (const sign of SIGNS_OF_INTEREST) element.removeEventListener(sign, start);
    const hydrate = await load();
    await hydrate();
  };
  for (const sign of SIGNS_OF_INTEREST) element.addEventListener(sign, start, { passive: true });
  if (somethingWaits() || element.contains(document.activeElement)) await start();
};

export default onInteraction;
