/** Who sends the enquiries of tests. */
export const SENDER = {
  first_name: 'Amina',
  last_name: 'Bello',
  email: 'amina@example.com',
  phone_number: '0803 123 4567',
};

/** A message of theirs as forms hand it on. */
export const submission = (message: string, changes: object = {}) => ({
  enquiry: { kind: 'contact' as const, ...SENDER, message, ...changes },
  suspectedSpam: false,
  requestId: 'r',
});
