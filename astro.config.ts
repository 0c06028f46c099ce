import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { designPage } from './build/design-page.ts';
import { fetchAdapter } from './build/fetch-adapter.ts';
import { firstView } from './build/first-view/index.ts';
import { guides } from './build/guides.ts';
import { interactionDirective } from './build/interaction-directive.ts';
import { linkedToastStyles } from './build/linked-toast-styles.ts';
import { precompression } from './build/precompression.ts';

/**
 * Scripts that work before anybody touches the page stand in it and save a request; the others come as files at the first
 * sign of a visitor (src/first-view/late-scripts.ts). Fonts and pictures never stand in a page.
 */
const FIRST_SCRIPTS = /(Consent|Document|FirstCopy|PostBrowserScript|Tonnage|careers)\.astro/;
const inlineOnlyFirstScripts = (path: string) =>
  path.endsWith('.js') && FIRST_SCRIPTS.test(path) ? undefined : false;
/** Each page names its scripts, so their names are short. */
const scriptName = ({ name }: { name: string }) =>
  FIRST_SCRIPTS.test(name) ? '_astro/[name].[hash].js' : '_astro/[hash].js';

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
