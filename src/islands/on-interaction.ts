import type { ClientDirective } from 'astro';

const SIGNS_OF_INTEREST = ['pointerdown', 'focusin', 'touchstart'] as const;

/** Hydrates an island at the first touch, click or focus inside it, so that readers who never use it load nothing. */
const onInteraction: ClientDirective = (load, _options, element) => {
  const start = async () => {
    for (const sign of SIGNS_OF_INTEREST) element.removeEventListener(sign, start);
    const hydrate = await load();
    await hydrate();
  };
  for (const sign of SIGNS_OF_INTEREST) element.addEventListener(sign, start, { passive: true });
};

export default onInteraction;
