/** Names `client:interaction` where Astro's element looks for directives, before that element is defined. */
import onInteraction from './on-interaction.ts';

Object.assign(window, { Astro: { interaction: onInteraction } });
