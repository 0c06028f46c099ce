/** Makes `client:interaction` known to Astro's runtime, which comes as late as this does. */
import onInteraction from './on-interaction.ts';

declare global {
  interface Window {
    Astro?: Record<string, unknown>;
  }
}

window.Astro ??= {};
window.Astro['interaction'] = onInteraction;
window.dispatchEvent(new Event('astro:interaction'));
