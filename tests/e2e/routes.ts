/** Every page that exists, one of each kind; site-wide checks run on all of them. */
export const PAGES = [
  '/',
  '/about',
  '/careers',
  '/contact',
  '/contact/sent',
  '/impact',
  '/products/warehousing',
  '/products/port-operations',
  '/products/supply-chain',
  '/products/raw-material',
  '/marketing',
  '/marketing/sent',
  '/privacy',
  '/resources/blog',
  '/resources/blog/what-fits-on-a-30-ton-truck',
  '/resources/faq',
  '/solutions/insurance',
  '/solutions/delivery',
  '/solutions/reverse-logistics',
  '/solutions/tracking',
  '/resources/glossary',
  '/resources/glossary/glossaryD/demurrage',
  '/products/haulage',
  '/products/haulage?weight=75&volume=110',
  '/products/haulage?weight=-4',
  '/resources/case-studies',
  '/resources/videos',
  '/resources/video/1',
  '/no/such/page',
] as const;

/**
 * Routes of the specification that the menus name and that are not built yet. The link check accepts them, and fails as
 * soon as one of them answers, so that this list can only shrink.
 */
export const OWED = ['/resources/e-guides'];
