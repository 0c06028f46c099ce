import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Defines Astro's element and the directive. */
const LOADER = fileURLToPath(new URL('../../src/layouts/browser/islands.ts', import.meta.url));

/** What Astro would put into every page with an island in its place. The sheet of all pages has the styles (src/ui/styles/base.css). */
const INLINE_LOADER = /astro\/dist\/runtime\/server\/astro-island\.prebuilt\.js$/;
const INLINE_STYLES = /astro\/dist\/runtime\/server\/astro-island-styles\.js$/;

/** All that runs of React in browsers: one file, which every island waits for and no page asks for before. */
const RUNTIME = /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|^\0?rolldown\/runtime/;

/** What islands have in common of the site itself: also one file. */
const PARTS = /\/src\/ui\/(parts|islands)\//;

/** The modules that an island is hydrated with, as Astro's manifest names them: its component, and what makes it React's. */
const RENDERER = /^@astrojs\/react\/client/;
const OF_ISLANDS = new RegExp(`^[^?]*\\.tsx?$|${RENDERER.source}`);

/** By the name of a built file, the names of those that it imports, directly or not. */
const imported = new Map<string, Set<string>>();
/** The file of the loader. */
let loader = '';

const noteImports: Plugin = {
  name: 'islands-note-imports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: LOADER });
  },
  generateBundle: (_options, bundle) => {
    const follow = (name: string, found: Set<string>) => {
      const file = bundle[name];
      for (const next of file?.type === 'chunk' ? file.imports : []) {
        if (found.has(next)) continue;
        found.add(next);
        follow(next, found);
      }
      return found;
    };
    for (const [name, file] of Object.entries(bundle)) {
      imported.set(name, follow(name, new Set()));
      if (file.type === 'chunk' && file.facadeModuleId === LOADER) loader = name;
    }
  },
};

const omitInlineLoader: Plugin = {
  name: 'islands-omit-inline-loader',
  apply: 'build',
  transform: {
    filter: { id: [INLINE_LOADER, INLINE_STYLES] },
    handler: (_code, id) => ({
      code: INLINE_LOADER.test(id) ? "export default ''" : "export const ISLAND_STYLES = ''",
      map: null,
    }),
  },
};

/**
 * Gives components the directive `client:interaction` (src/layouts/browser/on-interaction.ts), and browsers one file with React. Behind the
 * addresses of an island's modules, after a `#`, stand those of the files that are fetched with them
 * (src/layouts/browser/first-touch/start-islands.ts): the loader, and what the modules import, or a browser would ask for React only
 * when it has read the component.
 */
export const islands: AstroIntegration = {
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/layouts/browser/on-interaction.ts' });
      const codeSplitting = {
        groups: [
          { name: 'react', test: RUNTIME },
          { name: 'parts', test: PARTS },
        ],
      };
      updateConfig({
        vite: {
          plugins: [noteImports, omitInlineLoader],
          environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
        },
      });
    },
    'astro:build:ssr': ({ manifest }) => {
      for (const [module, file] of Object.entries(manifest.entryModules)) {
        if (!OF_ISLANDS.test(module)) continue;
        const shared = imported.get(file) ?? [];
        const others = RENDERER.test(module) ? [loader, ...(imported.get(loader) ?? []), ...shared] : shared;
        manifest.entryModules[module] = [file, [...new Set(others)].map((name) => `/${name}`).join()]
          .filter(Boolean)
          .join('#');
      }
      // Astro takes an empty one for unknown.
      manifest.clientDirectives = manifest.clientDirectives.map(([name]) => [name, ' ']);
    },
  },
};
