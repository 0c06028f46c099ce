/** Addresses below these carry a hash of the content: other content gets another address. */
export const HASHED_PATH = /^\/(_astro|art|media|social)\//;
