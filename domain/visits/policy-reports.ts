/** Where browsers tell what the security policy of a page barred. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';
