/** Who sends the enquiries of tests. */
export const SENDER = {
  first_name: 'Amina',
  last_name: 'Bello',
  email: 'amina@example.com',
  phone_number: '0803 123 4567',
};
