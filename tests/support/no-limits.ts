/** For tests in which one machine sends what many people would. */
export const NO_LIMITS = {
  RATE_LIMIT: '0',
  MAIL_LIMIT: '0',
};
