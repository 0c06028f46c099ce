import type { Navigation, Site } from '#domain/site.ts';
import { type LayoutCopy, layoutCopySchema } from '#domain/standard-layout.ts';

const fact = <Value>(value: Value) => ({ value, sample: true });

/** A company of two countries, for tests of the parts that every page shares. */
export const SITE: Site = {
  brand: { name: 'Kayalink', tagline: 'Haulage, warehousing and logistics across Nigeria.' },
  legalName: fact('Kayalink Logistics Limited'),
  email: fact('hello@kayalink.example'),
  phone: fact('+2348000000000'),
  address: fact('12 Sample Wharf Road, Apapa, Lagos'),
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
  legal: [{ label: 'Privacy policy', path: '/privacy' }],
};

export const COPY: LayoutCopy = layoutCopySchema.parse({
  skipToContent: 'Skip to content',
  header: {
    mainNavigation: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    chooseCountry: 'Choose a country',
    countrySelected: 'Selected',
    countryComingSoon: 'Coming Soon',
    contact: 'Contact Us',
    signUp: 'Sign Up',
    expert: 'Speak to an Expert',
    whatsapp: 'WhatsApp',
    opensInNewTab: 'opens in a new tab',
  },
  testimonials: {
    heading: 'Delivered, and signed for.',
    pause: 'Stop changing the reviews',
    play: 'Change the reviews by themselves',
    show: 'Show review {n}, by {name}',
  },
  brands: { heading: 'Trusted by leading brands', pause: 'Stop the moving logos' },
  faq: {
    heading: 'Asked at the gate.',
    intro: 'Not here?',
    all: { label: 'Read all questions', path: '/resources/faq' },
    whatsapp: 'or message us on WhatsApp',
  },
  contact: { heading: 'Tell us the load.', intro: 'What, from where, to where.', whatsapp: 'On WhatsApp' },
  footer: {
    line: 'Haulage in all 36 states.',
    reach: 'Reach us',
    map: 'Find us on the map',
    platform: 'Client platform',
    logIn: 'Log in',
    signUp: 'Sign Up',
    register: 'Register a truck or warehouse',
    app: 'Get the app',
    social: 'Follow us',
    rights: '© {year} {name}',
    comingSoon: '{country}: Coming Soon',
  },
  notFound: 'There is no page at that address.',
});
