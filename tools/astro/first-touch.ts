import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { BUILD_TARGETS } from '#domain/shared/browser-floor.ts';

const NAME = 'virtual:first-touch';
const ENTRY = fileURLToPath(new URL('../../src/layouts/browser/first-touch/index.ts', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../src/layouts/browser', import.meta.url));

/** Makes the script in the head of each page (src/layouts/browser/first-touch) one text, which pages import as `virtual:first-touch`. */
export const firstTouch: Plugin = {
  name: 'first-touch',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  async load(id) {
    if (id !== `\0${NAME}`) return undefined;
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        // In older ones it is an error of syntax as a whole, and pages work without script.
        target: BUILD_TARGETS,
        modulePreload: false,
        lib: { entry: ENTRY, formats: ['iife'], name: 'firstTouch' },
      },
    });
    const [result] = [built].flat();
    if (!result || !('output' in result))
      throw new Error('No script came of src/layouts/browser/first-touch');
    this.addWatchFile(SOURCES);
    return `export default ${JSON.stringify(result.output[0].code.trim())}`;
  },
};
