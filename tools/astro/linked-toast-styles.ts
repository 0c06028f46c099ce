import type { Plugin } from 'vite';

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
        this.error('sonner injects its styles in a new way: see tools/astro/linked-toast-styles.ts');
      return { code: code.replace(INJECTION, 'void 0'), map: null };
    },
  },
};
