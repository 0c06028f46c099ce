/** Caches: pages that were opened, the files that they name, and what stands in for other pages. */
export const CACHES = {
  pages: 'kayalink-pages',
  files: 'kayalink-files',
  reader: 'kayalink-reader',
} as const;

/**
 * How long a visitor waits for the beginning of an answer before a copy is shown in its place, in seconds. A line of 300 ms and
 * 400 kbit/s opens a connection and begins to answer in 1.5 s.
 */
export const TIMEOUT_S = 4;
