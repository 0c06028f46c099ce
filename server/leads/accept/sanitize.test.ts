import { describe, expect, test } from 'vitest';
import { SENDER } from '../../../tests/support/sender.ts';
import { cleaned } from './sanitize.ts';

const contact = {
  kind: 'contact' as const,
  ...SENDER,
  message: 'Ten trucks to Kano',
};

describe('cleaned', () => {
  test.each([
    ['0803 123 4567', '+2348031234567'],
    ['+234 803 123 4567', '+2348031234567'],
    ['(0803) 123-4567', '+2348031234567'],
    ['2348031234567', '+2348031234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['00000000000000000', '00000000000000000'],
  ])('reads the number %s as %s and keeps it as typed', (typed, stored) => {
    const { phone_number, phone_as_typed } = cleaned({ ...contact, phone_number: typed });
    expect(phone_number).toBe(stored);
    expect(phone_as_typed).toBe(typed);
  });

  test('keeps names on one line, so that they are safe in a mail header', () => {
    expect(cleaned({ ...contact, first_name: 'Amina\r\nBcc: all@example.com\0' }).first_name).toBe(
      'Amina Bcc: all@example.com',
    );
  });

  test('drops what turns round the text beside a name, and keeps what joins letters', () => {
    const { first_name } = cleaned({ ...contact, first_name: '\u202eAmina\u2066 \u200dx' });
    expect(first_name).toBe('Amina \u200dx');
  });

  test('keeps the lines of a message, however they were broken, and drops what is no text', () => {
    expect(cleaned({ ...contact, message: 'one\r\ntwo\rthree\n\tfour\0\u0007 \ud800' }).message).toBe(
      'one\ntwo\nthree\n\tfour \ufffd',
    );
  });
});
