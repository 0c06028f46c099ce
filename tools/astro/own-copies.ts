import { parse } from 'node:path';
import type { Plugin } from 'vite';
import { dependencies } from '../../package.json' with { type: 'json' };

/** Modules of which a script takes a few lines, and which keep nothing but what the browser keeps for all copies. */
const SMALL =
  /\/(src\/ui\/browser\/(deferred-events|has-input|save-data)|src\/visits\/browser\/count-visit|src\/offline\/browser\/register-worker|domain\/offline\/offline|src\/price\/my-prices\/price-store|domain\/price\/kept-prices|domain\/company\/claims|domain\/visits\/paths|domain\/shared\/(locale|page-paths|screens))\.ts$/;

const OF = /\?of=([\w-]+)/;

/** The script whose own copy of a module is asked for, where it has one: a copy's own modules are those of its script. */
function ownerOf(module: string, importer: string): string | undefined {
  if (!SMALL.test(module)) return undefined;
  const [, owner] = OF.exec(importer) ?? [];
  // A module that a layout imports carries a query of Astro's behind its name.
  return owner ?? parse(importer.replace(/\?.*/, '')).name;
}

/** Gives scripts of a page copies of their own of modules that would, shared, be files that a script waits for. */
export const ownCopies: Plugin = {
  name: 'own-copies',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    const found = importer && (await this.resolve(source, importer, { ...options, skipSelf: true }));
    const owner = found && ownerOf(found.id, importer);
    return owner ? `${found.id}?of=${owner}` : undefined;
  },
};

const INJECTION = /\b\w+\(`:where\(html\[dir="ltr"\]\)[^`]*`\)/;

/**
 * Keeps sonner from writing its style sheet into the page at run time, which a strict content security policy forbids;
 * src/ui/toasts/show.tsx links the same sheet as a file. Fails the build should a new version inject in another way.
 */
export const linkedToastStyles: Plugin = {
  name: 'linked-toast-styles',
  config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs$/ },
    handler(code) {
      if (!INJECTION.test(code))
        this.error('sonner injects its styles in a new way: see tools/astro/own-copies.ts');
      return { code: code.replace(INJECTION, 'void 0'), map: null };
    },
  },
};

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
