import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Builds the pages into one module, `dist/server/entry.mjs`, that exports a plain `render(Request) → Response`
 * (src/entry.ts). The HTTP server around it is ours: see docs/decisions/0001-stack.md.
 */
export const fetchAdapter: AstroIntegration = {
  name: 'fetch-adapter',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'fetch-adapter',
        entrypointResolution: 'auto',
        serverEntrypoint: fileURLToPath(new URL('../../src/entry.ts', import.meta.url)),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable', hybridOutput: 'stable' },
      }),
  },
};
