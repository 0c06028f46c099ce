import type { ProfilePage, WithContext } from 'schema-dts';
import { authorPath, type Person } from '#domain/entries/people.ts';

/**
 * Who somebody is whom posts name.
 * @see https://developers.google.com/search/docs/appearance/structured-data/profile-page
 */
export function profile(
  id: string,
  { name, role, photo, about }: Person,
  brand: string,
  siteUrl: string,
): WithContext<ProfilePage> {
  const url = siteUrl + authorPath(id);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      name,
      jobTitle: role,
      url,
      worksFor: { '@type': 'Organization', name: brand, url: siteUrl },
      ...(about && { description: about }),
      ...(photo && { image: siteUrl + photo.url }),
    },
  };
}
