import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Modules of a line or two, which keep nothing. */
const SMALL = /\/(src\/browser\/(held|sparing)|domain\/screens)\.ts$/;
/**
 * Runs forms in place of another script that does (src/browser/lead-form/index.ts): no page has both, so that each may hold all of its
 * modules, and keep what they keep.
 */
const WHOLE = 'calls.ts';
const OUR_MODULE = /\/(src\/browser|domain)\/[^?]*\.ts$/;

/** The script whose own copy of a module is asked for, where it has one. */
function ownerOf(module: string, importer: string): string | undefined {
  const name = basename(importer);
  if (OUR_MODULE.test(module) && (name === WHOLE || name.endsWith(`?of=${WHOLE}`))) return WHOLE;
  return SMALL.test(module) ? name : undefined;
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
