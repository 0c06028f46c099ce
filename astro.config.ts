import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, passthroughImageService } from 'astro/config';
import { precompress } from './scripts/precompress.mjs';
import { linkedToastStyles } from './src/islands/toasts/linked-styles.ts';

/**
 * Builds the pages into one module, `dist/server/entry.mjs`, that exports a plain `render(Request) → Response`
 * (src/entry.ts). The HTTP server around it is ours: see docs/decisions/0001-stack.md.
 */
const fetchAdapter: AstroIntegration = {
  name: 'fetch-adapter',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'fetch-adapter',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./src/entry.ts', import.meta.url).pathname,
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable', hybridOutput: 'stable' },
      }),
  },
};

/** Adds `client:interaction`: an island loads React only when somebody touches it (src/islands/on-interaction.ts). */
const interactionDirective: AstroIntegration = {
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/on-interaction.ts' }),
  },
};

/** Small page scripts stand in the page and save a request; fonts and pictures never do. */
const inlineOnlyScripts = (path: string) => (path.endsWith('.js') ? undefined : false);
/** Puts compressed forms beside the files of the build, so that the server never compresses them again. */
const precompression: AstroIntegration = {
  name: 'precompression',
  hooks: { 'astro:build:done': ({ dir }) => precompress(fileURLToPath(dir)) },
};

/** Serves `/design`, the page of all parts and drawings, while developing; it is no part of the built site. */
const designPage: AstroIntegration = {
  name: 'design-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/design', entrypoint: './src/design/index.astro' });
    },
  },
};

export default defineConfig({
  output: 'server',
  adapter: fetchAdapter,
  integrations: [react(), interactionDirective, designPage, precompression],
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
