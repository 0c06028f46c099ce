import { basename, parse } from 'node:path';
import type { Plugin } from 'vite';

/** Modules of which a script takes a line or two, and which keep nothing. */
const SMALL =
  /\/(src\/ui\/browser\/(deferred-events|save-data)|src\/visits\/browser\/count-visit|domain\/visits\/counts-path|domain\/shared\/(locale|page-paths|screens))\.ts$/;
/**
 * Runs forms in place of another script that does (src/leads/browser/form/index.ts): no page has both, so that each may hold all of its
 * modules, and keep what they keep.
 */
const WHOLE = 'callback-forms.ts';
const OF_WHOLE = /\/(src\/(\w+\/)+browser|domain)\/[^?]*\.ts$|\/idb-keyval\//;
/** The code that vite puts around `import()`. */
const PRELOADER = '\0vite/preload-helper.js';
const OWN_PRELOADER = `${PRELOADER}?of=${WHOLE}`;

const isOfWhole = (importer: string) => basename(importer) === WHOLE || importer.endsWith(`?of=${WHOLE}`);

/** The script whose own copy of a module is asked for, where it has one. */
function ownerOf(module: string, importer: string): string | undefined {
  if (OF_WHOLE.test(module) && isOfWhole(importer)) return WHOLE;
  // A module that a layout imports carries a query of Astro's behind its name.
  return SMALL.test(module) ? parse(importer.replace(/\?.*/, '')).name : undefined;
}

/** Gives scripts of a page copies of their own of modules that would, shared, be files that a script waits for. */
export const ownCopies: Plugin = {
  name: 'own-copies',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (source === PRELOADER && importer && isOfWhole(importer)) return OWN_PRELOADER;
    const found = importer && (await this.resolve(source, importer, { ...options, skipSelf: true }));
    const owner = found && ownerOf(found.id, importer);
    return owner ? `${found.id}?of=${owner}` : undefined;
  },
  async load(id) {
    if (id !== OWN_PRELOADER) return undefined;
    const { code } = await this.load({ id: PRELOADER });
    return code;
  },
};
