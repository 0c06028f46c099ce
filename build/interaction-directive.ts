import type { AstroIntegration } from 'astro';

/** Adds `client:interaction`: an island loads React only when somebody touches it (src/islands/on-interaction.ts). */
export const interactionDirective: AstroIntegration = {
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/on-interaction.ts' }),
  },
};
