/** Caches: pages that were opened, the files that they name, and what stands in for other pages. */
export const CACHES = {
  pages: 'kayalink-pages',
  files: 'kayalink-files',
  reader: 'kayalink-reader',
} as const;
