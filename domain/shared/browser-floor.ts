/**
 * The oldest engines in which the site has its full looks and working forms: the build lowers styles and scripts to them
 * (astro.config.ts), `npm run test:browsers` runs them, and the accessibility page names them. In anything older a page can be
 * read, its menus open, and its forms send (docs/browsers.md).
 */
export const BROWSER_FLOOR = { chrome: '92', firefox: '102', safari: '14.1', ios: '14.5' } as const;

/** The floor as build tools take it, like `chrome92`. */
export const BUILD_TARGETS = Object.entries(BROWSER_FLOOR).map(([engine, version]) => engine + version);
