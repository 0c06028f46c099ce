import { expect, test } from 'vitest';
import { contactSchema } from '#domain/contact.ts';
import { schemaResolver } from './resolver.ts';

const FILLED = {
  first_name: ' Amina ',
  last_name: 'Bello',
  email: 'amina@example.ng',
  phone_number: '+234 803 123 4567',
  message: '30 t of rice',
};

const judge = (typed: typeof FILLED) =>
  schemaResolver(contactSchema)(typed, undefined, { fields: {}, shouldUseNativeValidation: false });

test('a good form passes, trimmed', async () => {
  expect(await judge(FILLED)).toEqual({ values: { ...FILLED, first_name: 'Amina' }, errors: {} });
});

test('each faulty field has one message, the first', async () => {
  const { errors } = await judge({ ...FILLED, email: '', phone_number: '0803' });
  expect(errors).toEqual({
    email: { type: 'schema', message: 'Email is required' },
    phone_number: { type: 'schema', message: 'Phone number needs at least 11 digits' },
  });
});
