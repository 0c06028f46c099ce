import { baseLetters } from './letters.ts';

/**
 * A name as addresses have it: small letters, digits and single hyphens, marks above and below letters dropped.
 * @example slug('Truck sizes & Ọ̀yọ́') // 'truck-sizes-oyo'
 */
export function slug(name: string): string {
  return baseLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
