import { expect, test } from 'vitest';
import { harmlessName } from './safe-name.ts';

test.each([
  ['Amina', 'Amina'],
  ["Ngozi O'Brien", "Ngozi O'Brien"],
  ['Adébáyọ̀', 'Adébáyọ̀'],
  ['Bello-Adeyemi', 'Bello-Adeyemi'],
  ['J. Adekunle', 'J. Adekunle'],
  ['محمد', 'محمد'],
  ['Amina Oluwaseun Folake', 'Amina Oluwaseun'],
  ['Your account is held', 'Your account'],
  ['Ami\u202ena\u200b', 'Amina'],
])('of "%s" the name is "%s"', (typed, name) => {
  expect(harmlessName(typed)).toBe(name);
});

test.each([
  'Act now https://evil.example/win',
  'Win at evil.example',
  'evil.example',
  'evil。example',
  'www.evil',
  'pay@evil.example',
  'Call 0803 123 4567',
  '=cmd|calc',
  'Amina\u0300\u0300\u0300\u0300\u0300\u0300',
  '<b>Amina</b>',
  'A'.repeat(26),
  '',
  '\u202e',
])('"%s" is shown nowhere', (typed) => {
  expect(harmlessName(typed)).toBeUndefined();
});

test('who gave no name has none', () => {
  expect(harmlessName(null)).toBeUndefined();
});
