import type { Plugin } from 'vite';
import { dependencies } from '../../package.json' with { type: 'json' };

/**
 * Puts into the built server all that it needs besides the packages of package.json's `dependencies`: what builds the site is not installed
 * where it runs. The development server takes every package from its folder, since many are no ES modules.
 */
export const serverBundle: Plugin = {
  name: 'server-bundle',
  apply: 'build',
  config: () => ({
    environments: { ssr: { resolve: { noExternal: true, external: Object.keys(dependencies) } } },
  }),
};
