import type { Country, Organization, SearchAction, WebSite } from 'schema-dts';
import type { Site } from '#domain/company/site.ts';
import { SEARCH_QUERY } from '#domain/entries/search.ts';
import { SPOKEN_LANGUAGE } from '#domain/shared/locale.ts';
import { SEARCH_PATH } from '#domain/shared/page-paths.ts';

/** Names the company wherever it is spoken of. */
export const companyId = (siteUrl: string) => `${siteUrl}/#company`;

/** The company, as the home page describes it. */
export function company(site: Site, siteUrl: string): Organization {
  return {
    '@type': 'Organization',
    '@id': companyId(siteUrl),
    name: site.brand.name,
    legalName: site.legalName.value,
    description: site.brand.tagline,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    email: site.email.value,
    telephone: site.phone.value,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.email.value,
      telephone: site.phone.value,
      areaServed: homeOf(site)?.code ?? [],
      availableLanguage: SPOKEN_LANGUAGE,
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.value,
      addressCountry: homeOf(site)?.code ?? '',
    },
    areaServed: servedCountry(site),
    sameAs: site.social.map(({ url }) => url.value),
  };
}

/** The country whose roads and prices the site shows; the schema of `site.yaml` asks for one. */
const homeOf = ({ countries }: Site) => countries.find(({ status }) => status === 'active');

/** Where the company works. */
export function servedCountry(site: Site): Country {
  return { '@type': 'Country', name: homeOf(site)?.name ?? '' };
}

/** The company as author, publisher or provider. */
export function companyName(site: Site, siteUrl: string): Organization {
  return { '@type': 'Organization', '@id': companyId(siteUrl), name: site.brand.name, url: `${siteUrl}/` };
}

/** The properties that Google adds to an action's input: its name, and that it must be filled in. */
type Search = SearchAction & { 'query-input': string };

/** The site, and how it is searched. */
export function website(site: Site, siteUrl: string, language: string): WebSite {
  const search: Search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl}${SEARCH_PATH}?${SEARCH_QUERY}={words}`,
    },
    'query-input': 'required name=words',
  };
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name: site.brand.name,
    url: `${siteUrl}/`,
    inLanguage: language,
    publisher: { '@id': companyId(siteUrl) },
    potentialAction: search,
  };
}

/** JSON that can be in a `<script>` of any document: nothing in it ends the script or begins a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
