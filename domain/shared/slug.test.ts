import { expect, test } from 'vitest';
import { slug } from './slug.ts';

test.each([
  ['Truck sizes', 'truck-sizes'],
  ['  Driver’s ID: what & why? ', 'driver-s-id-what-why'],
  ['Ọ̀yọ́ to Èkó', 'oyo-to-eko'],
  ['Ɗaukar kaya: ƙasa, ɓarawo, ƴan', 'daukar-kaya-kasa-barawo-yan'],
  ['₦', ''],
])('%j becomes %j', (name, expected) => {
  expect(slug(name)).toBe(expected);
});
