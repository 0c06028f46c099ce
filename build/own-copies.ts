import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Modules of a line or two, which keep nothing. */
const SMALL = /\/(src\/browser\/(held|sparing)|domain\/screens)\.ts$/;

/** Gives each script of a page its own copy of the smallest modules: shared, they would be files that a script waits for. */
export const ownCopies: Plugin = {
  name: 'own-copies',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    const found = importer && (await this.resolve(source, importer, { ...options, skipSelf: true }));
    return found && SMALL.test(found.id) ? `${found.id}?of=${basename(importer)}` : undefined;
  },
};
