import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { designPage } from './build/design-page.ts';
import { fetchAdapter } from './build/fetch-adapter.ts';
import { inlineOnlyFirstScripts, scriptName } from './build/first-view/first-scripts.ts';
import { firstView } from './build/first-view/index.ts';
import { guides } from './build/guides.ts';
import { interactionDirective } from './build/interaction-directive.ts';
import { linkedToastStyles } from './build/linked-toast-styles.ts';
import { precompression } from './build/precompression.ts';

export default defineConfig({
  output: 'server',
  adapter: fetchAdapter,
  integrations: [react(), interactionDirective, designPage, firstView, precompression, guides],
  build: { inlineStylesheets: 'always' },
  image: { service: passthroughImageService() },
  session: false,
  // A link that a pointer or the keyboard rests on: its page is fetched ahead, but not for those who save data.
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
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
  vite: {
    plugins: [tailwind(), linkedToastStyles],
    build: { assetsInlineLimit: inlineOnlyFirstScripts },
    environments: {
      client: {
        build: { rolldownOptions: { output: { entryFileNames: scriptName, chunkFileNames: scriptName } } },
      },
    },
  },
});
