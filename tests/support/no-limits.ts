/** For tests in which one machine sends what many people would. */
export const NO_LIMITS = {
  RATE_LIMIT: '0',
  MAIL_LIMIT_RECIPIENT: '0',
  MAIL_LIMIT_ADDRESS: '0',
  MAIL_LIMIT_NETWORK: '0',
  MAIL_LIMIT_TOTAL: '0',
};
