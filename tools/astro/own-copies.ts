import { parse } from 'node:path';
import type { Plugin } from 'vite';

/** Modules of which a script takes a line or two, and which keep nothing. */
const SMALL =
  /\/(src\/ui\/browser\/(deferred-events|save-data)|src\/visits\/browser\/count-visit|src\/offline\/browser\/register-worker|domain\/offline\/offline|domain\/company\/claims|domain\/visits\/paths|domain\/shared\/(locale|page-paths|screens))\.ts$/;

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
