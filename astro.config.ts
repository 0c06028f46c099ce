import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { designPage } from './build/design-page.ts';
import { fetchAdapter } from './build/fetch-adapter.ts';
import { guides } from './build/guides.ts';
import { interactionDirective } from './build/interaction-directive.ts';
import { linkedToastStyles } from './build/linked-toast-styles.ts';
import { precompression } from './build/precompression.ts';

/** Small page scripts stand in the page and save a request; fonts and pictures never do. */
const inlineOnlyScripts = (path: string) => (path.endsWith('.js') ? undefined : false);

export default defineConfig({
  output: 'server',
  adapter: fetchAdapter,
  integrations: [react(), interactionDirective, designPage, precompression, guides],
  build: { inlineStylesheets: 'always' },
  image: { service: passthroughImageService() },
  session: false,
  markdown: { syntaxHighlight: false },
  // The build knows its inline code and allows it by hash; the server sends the policy with each page.
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  devToolbar: { enabled: false },
  vite: { plugins: [tailwind(), linkedToastStyles], build: { assetsInlineLimit: inlineOnlyScripts } },
});
