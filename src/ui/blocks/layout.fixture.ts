import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Navigation, Site } from '#domain/company/site.ts';
import { type LayoutCopy, layoutCopySchema } from '#domain/pages/standard-layout.ts';

const fact = <Value>(value: Value) => ({ value, sample: true });

/** A company of two countries, for tests of the parts that every page shares. */
export const SITE: Site = {
  brand: { name: 'Kayalink', tagline: 'Haulage, warehousing and logistics across Nigeria.' },
  legalName: fact('Kayalink Logistics Limited'),
  email: fact('hello@kayalink.example'),
  phone: fact('+2348000000000'),
  address: fact('12 Sample Wharf Road, Apapa, Lagos'),
  dataProtection: fact('privacy@kayalink.example'),
  links: {
    signUp: fact('https://app.kayalink.example/sign-up'),
    logIn: fact('https://app.kayalink.example/log-in'),
    registerPartner: fact('https://app.kayalink.example/register/partner'),
    app: fact('https://app.kayalink.example/get-the-app'),
    map: fact('https://map.example/apapa'),
  },
  social: [{ name: 'LinkedIn', url: fact('https://kayalink.example/linkedin') }],
  countries: [
    { code: 'NG', name: 'Nigeria', status: 'active', whatsapp: fact('+2348000000001') },
    { code: 'GH', name: 'Ghana', status: 'coming-soon' },
  ],
};

export const NAVIGATION: Navigation = {
  menus: [
    {
      label: 'Products',
      items: [
        { label: 'Haulage', path: '/products/haulage', note: 'Trucks' },
        { label: 'Warehousing', path: '/products/warehousing', note: 'Space' },
      ],
    },
    { label: 'Resources', items: [{ label: 'Blog', path: '/resources/blog', note: 'Papers and loads' }] },
  ],
  links: [{ label: 'Prices', path: '/price' }],
  legal: [{ label: 'Privacy policy', path: '/privacy' }],
};

/** The words that the site ships with, so that a new one needs no change here. */
export const COPY: LayoutCopy = layoutCopySchema.parse(
  parse(readFileSync(new URL('../../../content/layout.yaml', import.meta.url), 'utf8')),
);
