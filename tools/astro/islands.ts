import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** All that runs of React in browsers: one file, which every island waits for and no page asks for before. */
const RUNTIME = /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//;

/** The modules that an island is hydrated with, as Astro's manifest names them: its component, and what makes it React's. */
const OF_ISLANDS = /^[^?]*\.tsx?$|^@astrojs\/react\/client/;

/** By the name of a built file, the names of those that it imports, directly or not. */
const imported = new Map<string, Set<string>>();

const noteImports: Plugin = {
  name: 'islands-note-imports',
  applyToEnvironment: ({ name }) => name === 'client',
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
    for (const name of Object.keys(bundle)) imported.set(name, follow(name, new Set()));
  },
};

/**
 * Gives components the directive `client:interaction` (src/layouts/browser/on-interaction.ts), and browsers one file with React. Behind the
 * addresses of an island's modules, after a `#`, stand those of the files that they import: without them a browser would ask for React only
 * when it has read the component.
 */
export const islands: AstroIntegration = {
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/layouts/browser/on-interaction.ts' });
      const codeSplitting = { groups: [{ name: 'react', test: RUNTIME }] };
      updateConfig({
        vite: {
          plugins: [noteImports],
          environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
        },
      });
    },
    'astro:build:ssr': ({ manifest }) => {
      for (const [module, file] of Object.entries(manifest.entryModules)) {
        const others = [...(imported.get(file) ?? [])].map((name) => `/${name}`);
        if (OF_ISLANDS.test(module) && others.length > 0)
          manifest.entryModules[module] = `${file}#${others.join()}`;
      }
    },
  },
};
