import type { AstroIntegration } from 'astro';

/** Serves `/design`, the page of all parts and drawings, while developing; it is no part of the built site. */
export const designPage: AstroIntegration = {
  name: 'design-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/design', entrypoint: './src/pages/_design/index.astro' });
    },
  },
};
