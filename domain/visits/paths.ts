/** Where a page tells what is counted of a visit (domain/visits/visit-counts.ts). */
export const COUNTS_PATH = '/api/counts';

/** Where browsers tell what the security policy of a page barred. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';
