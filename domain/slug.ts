/**
 * A name as it stands in an address: small letters, digits and single hyphens, marks above and below letters dropped.
 * @example slug('Truck sizes & Ọ̀yọ́') // 'truck-sizes-oyo'
 */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
