import react from '@astrojs/react';
import lowerMediaRanges from '@csstools/postcss-media-minmax';
import tailwind from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { BUILD_TARGETS } from './domain/shared/browser-floor.ts';
import { POLICY_REPORTS_PATH } from './domain/visits/paths.ts';
import { firstTouch } from './tools/astro/first-touch.ts';
import { firstView } from './tools/astro/first-view/index.ts';
import { guides } from './tools/astro/guides.ts';
import { icons } from './tools/astro/icons.ts';
import { designPage, fetchAdapter, optional, precompression } from './tools/astro/integrations.ts';
import { islands } from './tools/astro/islands.ts';
import { linkedToastStyles, ownCopies, serverBundle } from './tools/astro/own-copies.ts';
import { pageStyles } from './tools/astro/page-styles.ts';

/** Each page names its scripts, so their names are short. */
const SCRIPT_NAME = '_astro/[hash].js';

export default defineConfig({
  output: 'server',
  adapter: fetchAdapter,
  integrations: [react(), islands, designPage, icons, firstView, ...optional, precompression, guides],
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
        `report-uri ${POLICY_REPORTS_PATH}`,
      ],
    },
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [pageStyles, tailwind(), linkedToastStyles, firstTouch, ownCopies, serverBundle],
    css: { postcss: { plugins: [lowerMediaRanges()] } },
    // Scripts, fonts and pictures are files: pages share them.
    build: { assetsInlineLimit: 0, target: BUILD_TARGETS },
    environments: {
      client: {
        build: { rolldownOptions: { output: { entryFileNames: SCRIPT_NAME, chunkFileNames: SCRIPT_NAME } } },
      },
    },
  },
});
