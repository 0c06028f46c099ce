/** Where a page tells what is counted of a visit (domain/visits/visit-counts.ts). */
export const COUNTS_PATH = '/api/counts';
